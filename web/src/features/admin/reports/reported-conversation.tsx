import type { ConversationReport, ReportedMessage } from '@carsi/contracts/messaging/http/conversation';
import { useState } from 'react';
import { conversationReasons } from '../../../components/report-texts';
import { formatDate } from '../../../lib/format/dates';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { call } from '../../../lib/call';
import { conversationTexts as texts } from './conversation-texts';

interface ReportedConversationProps {
  report: ConversationReport;
  busy: boolean;
  onSettle: (locked: boolean) => void;
}

export function ReportedConversation({ report, busy, onSettle }: ReportedConversationProps) {
  const { conversation_id, side, reason, note, created_at, settled_at, locked, person, company } = report;
  const [messages, setMessages] = useState<readonly ReportedMessage[] | null>(null);
  const between = texts.between(person.name, company.name);
  const { run } = useAction({ failed: texts.failed, shown: 'titled' });
  /** Audited by the server, because messages are private. */
  const see = async (): Promise<void> =>
    setMessages(await call('POST /api/admin/conversation-reports/{id}/see', { params: { id: conversation_id } }));
  const acts: readonly (readonly [string, boolean])[] =
    settled_at === null
      ? [
          // Dismissing changes nothing: a locked conversation stays locked.
          [texts.dismiss, locked],
          locked ? [texts.unlock, false] : [texts.lock, true],
        ]
      : [locked ? [texts.unlock, false] : [texts.lock, true]];
  return (
    <article className="card space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base break-words">{between}</h3>
        <span className="badge bg-fair-soft text-fair">{conversationReasons[reason]}</span>
        {locked ? <span className="badge bg-bad-soft text-bad">{texts.locked}</span> : null}
      </div>
      <p className="text-sm text-muted">
        {texts.by[side]} · {formatDate(created_at)}
      </p>
      {note ? <p className="break-words whitespace-pre-line">{note}</p> : null}
      {messages ? (
        <ol
          aria-label={texts.messages}
          // Focusable, so that it scrolls by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-96 space-y-2 overflow-y-auto rounded-xl bg-sunken p-3"
        >
          {messages.map(({ id, side: writer, content }) => (
            <li key={id} className="text-sm break-words whitespace-pre-line">
              <span className="font-semibold">{writer === 'person' ? person.name : company.name}: </span>
              {content ?? texts.lost}
            </li>
          ))}
        </ol>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {messages ? null : <Button look="quiet" small label={texts.see} of={between} onClick={() => run(see)} />}
        {acts.map(([text, lock]) => (
          <Button small label={text} key={text} of={between} disabled={busy} onClick={() => onSettle(lock)} />
        ))}
      </div>
    </article>
  );
}
