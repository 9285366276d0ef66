import type { KvkkRequest } from '@carsi/contracts/identity/http/kvkk';
import { useState } from 'react';
import { kvkkKinds, isTooLong, stateTones } from '../../../lib/account/kvkk';
import { kindNames, stateNames } from '../../../lib/account/kvkk-texts';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { useMyQuery } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { Retry } from '../../list/retry';
import { FormFailure, SelectField, LongField } from '../../ui/fields';
import { Button } from '../../ui/button';
import { Panel } from '../panel';
import { kvkkTexts as texts } from './kvkk-texts';

/** Requests under the data protection law (KVKK), and their state. */
export function KvkkPanel() {
  const [sent, setSent] = useState(0);
  const { data, isError, refetch } = useMyQuery('GET /api/users/me/kvkk-requests', {});
  const done = async (): Promise<void> => {
    setSent(sent + 1);
    toast.success(texts.sent, texts.sentText);
    await refetch();
  };
  return (
    <Panel title={texts.title} text={texts.text}>
      <KvkkForm key={sent} onSent={() => void done()} />
      {!data && isError ? <Retry message={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {data && data.length > 0 ? (
        <>
          <h3 className="mt-6 mb-2 text-base">{texts.mine}</h3>
          <ul className="space-y-3">
            {data.map((request) => (
              <li key={request.id}>
                <RequestLine request={request} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

const kindsOffered = Object.fromEntries(kvkkKinds.map((kind) => [kind, kindNames[kind]]));

function KvkkForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    fields: ['kind', 'note'],
    rules: [
      { field: 'note', message: texts.noteMissing, holds: ({ note }) => note.trim() !== '' },
      { field: 'note', message: texts.noteLong, holds: ({ note }) => !isTooLong(note) },
    ],
    submit: async ({ kind, note }) => {
      await call('POST /api/users/me/kvkk-requests', { body: { kind: kind as (typeof kvkkKinds)[number], note } });
      onSent();
    },
    failed: texts.failed,
  });
  return (
    <form {...form.props} className="max-w-xl space-y-4">
      <SelectField form={form} name="kind" label={texts.kind} names={kindsOffered} />
      <LongField form={form} name="note" label={texts.note} hint={texts.noteHint} />
      <FormFailure>{form.failure}</FormFailure>
      <Button label={texts.send} type="submit" disabled={form.busy} />
    </form>
  );
}

function RequestLine({ request: { kind, note, state, answer, created_at, due_at } }: { request: KvkkRequest }) {
  return (
    <article className="rounded-xl bg-sunken p-4 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{kindNames[kind]}</span>
        <span className={cx('badge', stateTones[state])}>{stateNames[state]}</span>
        <span className="text-muted">{state === 'open' ? texts.due(formatDate(due_at)) : formatDate(created_at)}</span>
      </p>
      {note ? <p className="mt-2 break-words whitespace-pre-wrap">{note}</p> : null}
      {answer ? (
        <>
          <p className="mt-2 font-semibold">{texts.answer}</p>
          <p className="break-words whitespace-pre-wrap">{answer}</p>
        </>
      ) : null}
    </article>
  );
}
