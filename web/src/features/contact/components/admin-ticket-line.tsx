import type { AdminTicket } from '@carsi/contracts/messaging/http/contact';
import type { TicketState } from '@carsi/contracts/messaging/tickets';
import { cx } from '../../../lib/cx';
import { formatAgo } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { Button } from '../../../components/ui/button';
import { adminTexts as texts, stateNames } from '../admin-texts';
import { categoryNames } from '../texts';

const tones: Readonly<Record<TicketState, string>> = {
  open: 'bg-fair-soft text-fair',
  answered: 'bg-good-soft text-good',
  closed: 'bg-sunken text-muted',
};

interface LineProps {
  ticket: AdminTicket;
  busy: boolean;
  onAnswer: () => void;
  onTurn: () => void;
  onErase: () => void;
}

export function AdminTicketLine({ ticket, busy, onAnswer, onTurn, onErase }: LineProps) {
  const now = useNow();
  const { number, state, category, priority, personId, name, email, phone, subject, message, answers, openedAt } =
    ticket;
  const gone = email === null;
  return (
    <article className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h3 className="text-base break-words">
            {number} – {subject ?? texts.erased}
          </h3>
          <p className="text-sm break-words text-muted">
            {[name ?? texts.erased, email, phone, personId ? texts.member : null, categoryNames[category]]
              .filter(Boolean)
              .join(' · ')}{' '}
            · {texts.opened(formatAgo(openedAt, now))}
          </p>
        </div>
        {priority ? <span className="badge bg-accent-soft text-accent">{texts.priority}</span> : null}
        <span className={cx('badge', tones[state])}>{stateNames[state]}</span>
      </div>
      {message ? <p className="mt-2 break-words whitespace-pre-wrap">{message}</p> : null}
      {answers.map(({ text, at }) => (
        <p key={at} className="mt-2 rounded-xl bg-sunken p-3 text-sm break-words whitespace-pre-wrap">
          <span className="block text-muted">{texts.answeredAt(formatAgo(at, now))}</span>
          {text}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {gone ? null : (
          <Button
            look="primary"
            small
            label={texts.reply}
            of={number}
            aria-haspopup="dialog"
            disabled={busy}
            onClick={onAnswer}
          />
        )}
        <Button
          small
          label={state === 'closed' ? texts.reopen : texts.close}
          of={number}
          disabled={busy}
          onClick={onTurn}
        />
        {gone ? null : (
          <Button
            look="quiet"
            small
            label={texts.erase}
            of={number}
            aria-haspopup="dialog"
            disabled={busy}
            onClick={onErase}
          />
        )}
      </div>
    </article>
  );
}
