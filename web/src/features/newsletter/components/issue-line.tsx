import type { AdminIssue } from '@carsi/contracts/messaging/http/contact';
import { cx } from '../../../lib/cx';
import { formatAgo } from '../../../lib/format/dates';
import { formatNumber } from '../../../lib/format/numbers';
import { useNow } from '../../../lib/format/now';
import { Button } from '../../../components/ui/button';
import { issueTexts as texts } from '../admin-texts';

const tones: Readonly<Record<AdminIssue['state'], string>> = {
  draft: 'bg-fair-soft text-fair',
  sending: 'bg-accent-soft text-accent',
  sent: 'bg-good-soft text-good',
};

interface IssueLineProps {
  issue: AdminIssue;
  busy: boolean;
  onEdit: () => void;
  onTry: () => void;
  onSend: () => void;
  onDiscard: () => void;
}

export function IssueLine({ issue, busy, onEdit, onTry, onSend, onDiscard }: IssueLineProps) {
  const now = useNow();
  const { subject, state, changedAt, sentAt, reached } = issue;
  const acts = [
    [texts.edit, onEdit],
    [texts.try, onTry],
    [texts.discard, onDiscard],
    [texts.send, onSend],
  ] as const;
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <h3 className="text-base break-words">{subject}</h3>
        <p className="text-sm text-muted">
          {state === 'draft' ? texts.changed(formatAgo(changedAt, now)) : null}
          {state !== 'draft' && sentAt ? texts.sentAt(formatAgo(sentAt, now)) : null}
          {state === 'draft' ? null : ` · ${texts.reached(formatNumber(reached))}`}
        </p>
      </div>
      <span className={cx('badge', tones[state])}>{texts.states[state]}</span>
      {state === 'draft' ? (
        <div className="flex flex-wrap gap-2">
          {acts.map(([text, act]) => (
            <Button
              key={text}
              look={act === onSend ? 'primary' : 'outline'}
              small
              label={text}
              of={subject}
              disabled={busy}
              onClick={act}
            />
          ))}
        </div>
      ) : null}
    </article>
  );
}
