import type { KvkkRequest } from '@carsi/contracts/identity/http/kvkk';
import { useState } from 'react';
import { AnswerDialog } from '../../../components/account/requests/answer-dialog';
import { StateSelect } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { kvkkStates, longestNote, stateTones } from '../../../lib/account/kvkk';
import { kindNames, stateNames } from '../../../lib/account/kvkk-texts';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { useListFilter } from '../../../components/list/list-filter';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { kvkkTexts as texts } from './kvkk-texts';

const states = ['open', 'all', ...kvkkStates] as const;

/** KVKK requests, the earliest due date first. */
export default function Kvkk() {
  const filter = useListFilter({ name: 'durum', states });
  const [replyingTo, setReplyingTo] = useState<KvkkRequest | null>(null);
  const found = useMyPage('GET /api/admin/kvkk-requests', { query: { state: filter.state } }, filter.page);
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect
        className="mb-4 block max-w-56"
        label={texts.filter}
        names={{ all: texts.all, ...stateNames }}
        filter={filter}
      />
      <PagedList found={found} texts={texts} filter={filter}>
        {(request) => (
          <li key={request.id}>
            <RequestLine request={request} onAnswer={() => setReplyingTo(request)} />
          </li>
        )}
      </PagedList>
      <AnswerDialog
        title={texts.replyTitle}
        question={replyingTo && { id: replyingTo.id, text: replyingTo.note }}
        texts={texts}
        longest={longestNote}
        onSend={(id, answer) =>
          call('PATCH /api/admin/kvkk-requests/{id}', { params: { id }, body: { state: 'done', answer } })
        }
        onDone={() => {
          setReplyingTo(null);
          toast.success(texts.sent);
          void found.refetch();
        }}
        onClose={() => setReplyingTo(null)}
      />
    </section>
  );
}

function RequestLine({ request, onAnswer }: { request: KvkkRequest; onAnswer: () => void }) {
  const { kind, note, state, answer, created_at, due_at, overdue, person } = request;
  const name = person?.name ?? texts.gone;
  return (
    <article className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h3 className="text-base break-words">
            {kindNames[kind]} – {name}
          </h3>
          <p className="text-sm break-words text-muted">
            {person ? `${person.email} · ` : ''}
            {texts.received(formatDate(created_at))}
            {state === 'open' ? ` · ${texts.due(formatDate(due_at))}` : ''}
          </p>
        </div>
        {overdue ? <span className="badge bg-bad-soft text-bad">{texts.overdue}</span> : null}
        <span className={cx('badge', stateTones[state])}>{stateNames[state]}</span>
        {state === 'open' ? (
          <Button small label={texts.reply} of={name} aria-haspopup="dialog" onClick={onAnswer} />
        ) : null}
      </div>
      {note ? <p className="mt-2 break-words whitespace-pre-wrap">{note}</p> : null}
      {answer ? (
        <p className="mt-2 rounded-xl bg-sunken p-3 text-sm break-words whitespace-pre-wrap">{answer}</p>
      ) : null}
    </article>
  );
}
