import type { Message } from '@carsi/contracts/messaging/http/conversation';
import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { cx } from '../../../lib/cx';
import { Button } from '../../../components/ui/button';
import { useMe } from '../../../lib/account/me';
import { drop, type Pending, tryAgain, flush } from '../outbox';
import { texts } from '../texts';
import { clockOf } from '../times';
import { intoCache } from '../use-live-messages';

/** Sends the pending messages now. */
const useSendPending = (): (() => void) => {
  const user = useMe();
  const client = useQueryClient();
  return () => void flush(intoCache(client, user).message);
};

const marks = {
  sent: { icon: Check, text: texts.sent, tone: '' },
  delivered: { icon: CheckCheck, text: texts.delivered, tone: '' },
  read: { icon: CheckCheck, text: texts.read, tone: 'text-[#0a66c2] dark:text-[#8ec7ff]' },
} as const;

export function Bubble({ message: { mine, content, timestamp, status } }: { message: Message }) {
  const { icon: Icon, text, tone } = marks[status];
  return (
    <Shape mine={mine}>
      <p className={cx('break-words whitespace-pre-wrap', content === null && 'italic')}>{content ?? texts.erased}</p>
      <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-muted">
        <time dateTime={timestamp}>{clockOf(timestamp)}</time>
        {mine ? (
          <>
            <Icon aria-hidden size={14} className={tone} />
            <span className="sr-only">{text}</span>
          </>
        ) : null}
      </p>
    </Shape>
  );
}

export function PendingBubble({ pending: { clientId, content, at, failed } }: { pending: Pending }) {
  const send = useSendPending();
  return (
    <Shape mine>
      <p className="break-words whitespace-pre-wrap">{content}</p>
      <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-muted">
        <time dateTime={at}>{clockOf(at)}</time>
        {failed === undefined ? (
          <>
            <Clock3 aria-hidden size={14} />
            <span className="sr-only">{texts.sending}</span>
          </>
        ) : (
          <CircleAlert aria-hidden size={14} className="text-bad" />
        )}
      </p>
      {failed === undefined ? null : (
        <div role="alert" className="mt-1 text-sm text-bad">
          {failed}
          <span className="mt-1 flex gap-2">
            <Button
              small
              label={texts.tryAgain}
              onClick={() => {
                tryAgain(clientId);
                send();
              }}
            />
            <Button look="quiet" small label={texts.remove} onClick={() => drop(clientId)} />
          </span>
        </div>
      )}
    </Shape>
  );
}

function Shape({ mine, children }: { mine: boolean; children: ReactNode }) {
  return (
    <div className={cx('mb-2 flex', mine ? 'justify-end' : 'justify-start')}>
      <div
        className={cx(
          'max-w-[85%] rounded-2xl px-3.5 py-2 sm:max-w-[70%]',
          mine ? 'rounded-br-md bg-accent-soft' : 'rounded-bl-md bg-sunken',
        )}
      >
        {children}
      </div>
    </div>
  );
}
