import type { ListedMail } from '@carsi/contracts/identity/http/people-admin';
import { useState } from 'react';
import { PagedList } from '../../../components/list/paged-list';
import { cx } from '../../../lib/cx';
import { formatAgo } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useLocalFilter } from '../../../components/list/list-filter';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { adminTexts as texts } from '../admin-texts';

const tones = {
  waiting: 'bg-fair-soft text-fair',
  sent: 'bg-good-soft text-good',
  failed: 'bg-bad-soft text-bad',
} as const;

/** What the system sent, and what it could not. */
export default function Mails() {
  const filter = useLocalFilter();
  const found = useMyPage('GET /api/admin/mails', {}, filter.page);
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const send = (id: string): Promise<void> =>
    run(() => call('POST /api/admin/mails/{id}/send', { params: { id } }), texts.mail.sending);
  return (
    <section aria-label={texts.mails}>
      <p className="mb-4 text-muted">{texts.mail.text}</p>
      <PagedList found={found} texts={{ ...texts, ...texts.mail }} filter={filter}>
        {(mail) => (
          <li key={mail.id}>
            <Mail mail={mail} busy={busy} onSend={() => send(mail.id)} />
          </li>
        )}
      </PagedList>
    </section>
  );
}

function Mail({ mail, busy, onSend }: { mail: ListedMail; busy: boolean; onSend: () => void }) {
  const { state, template, subject, attempts, last_error, created_at } = mail;
  const [text, setText] = useState<string | null>(null);
  const { run } = useAction({ failed: texts.mail.unreadable, shown: 'titled' });
  /** Audited, so only on request. */
  const read = async (): Promise<void> =>
    setText((await call('GET /api/admin/mails/{id}', { params: { id: mail.id } })).text);
  const now = useNow();
  const title = subject ?? template;
  return (
    <article className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h3 className="text-base break-words">{title}</h3>
          <p className="text-sm text-muted">
            {formatAgo(created_at, now)} · {texts.mail.attempts(attempts)}
          </p>
        </div>
        <span className={cx('badge', tones[state])}>{texts.mail.states[state]}</span>
        {state === 'sent' ? null : <Button small label={texts.mail.send} of={title} disabled={busy} onClick={onSend} />}
      </div>
      {last_error ? <p className="mt-2 text-sm break-words text-bad">{last_error}</p> : null}
      {text === null && subject !== null ? (
        <button
          type="button"
          aria-label={texts.mail.showOf(title)}
          className="link mt-2 block min-h-9 text-sm"
          onClick={() => run(read)}
        >
          {texts.mail.show}
        </button>
      ) : null}
      {text === null ? null : (
        <pre className="mt-2 rounded-xl bg-sunken p-3 font-sans text-sm break-words whitespace-pre-wrap">{text}</pre>
      )}
    </article>
  );
}
