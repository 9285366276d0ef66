import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useMe } from '../../../lib/account/me';
import { useNow } from '../../../lib/format/now';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { loadOlder, threadQuery } from '../api/messages';
import { type Pending, useOutbox } from '../outbox';
import { texts } from '../texts';
import { lastSeq, type Thread } from '../thread';
import { dayTitle } from '../times';
import { Bubble, PendingBubble } from './bubble';

/** So near the end one is at the end: what comes is followed. */
const NEAR_PX = 120;

export function MessageLog({ conversation, thread }: { conversation: Conversation; thread: Thread | undefined }) {
  const pending = useOutbox(({ pending: all }) => all).filter(
    ({ conversationId }) => conversationId === conversation.id,
  );
  const log = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd, onScroll } = useFollowing(log, thread, pending);
  if (!thread) return <output className="m-auto text-muted">{texts.threadLoading}</output>;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={log}
        role="log"
        // A region that scrolls has to be reached by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={texts.messages}
        className="h-full overflow-y-auto px-4 py-3"
        onScroll={onScroll}
      >
        {thread.complete ? null : <Older id={conversation.id} thread={thread} />}
        {thread.messages.length + pending.length === 0 ? (
          <p className="py-10 text-center text-muted">{texts.begin}</p>
        ) : null}
        <Days messages={thread.messages} />
        {pending.map((one) => (
          <PendingBubble key={one.clientId} pending={one} />
        ))}
      </div>
      {atEnd ? null : (
        <Button
          look="primary"
          small
          icon={ArrowDown}
          label={texts.newer}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
          onClick={toEnd}
        />
      )}
    </div>
  );
}

function Days({ messages }: { messages: readonly Message[] }) {
  const now = useNow();
  return messages.map((message, place) => {
    const title = dayTitle(message.timestamp, now);
    const before = messages[place - 1];
    const first = before === undefined || dayTitle(before.timestamp, now) !== title;
    return (
      <Fragment key={message.seq}>
        {first ? <p className="my-3 text-center text-xs font-semibold text-muted">{title}</p> : null}
        <Bubble message={message} />
      </Fragment>
    );
  });
}

function Older({ id, thread }: { id: string; thread: Thread }) {
  const user = useMe();
  const client = useQueryClient();
  const { busy, run } = useAction({ failed: () => toast.error(texts.threadFailed) });
  const load = (): Promise<void> =>
    run(async () => {
      const loaded = await loadOlder(id, thread);
      client.setQueryData(threadQuery(user, id).queryKey, (now) => now && { ...loaded, messages: merged(loaded, now) });
    });
  return (
    <p className="text-center">
      <Button look="quiet" small label={texts.older} disabled={busy} onClick={load} />
    </p>
  );
}

/** Keeps messages that arrived while older ones were loading. */
const merged = (older: Thread, now: Thread): readonly Message[] => {
  const first = now.messages[0]?.seq ?? Infinity;
  return [...older.messages.filter(({ seq }) => seq < first), ...now.messages];
};

/** Stays at the end while one is there, and where one reads while older messages come in above. */
const useFollowing = (
  log: { readonly current: HTMLDivElement | null },
  thread: Thread | undefined,
  pending: readonly Pending[],
) => {
  const [atEnd, setAtEnd] = useState(true);
  const measured = useRef({ first: 0, height: 0 });
  const first = thread?.messages[0]?.seq ?? 0;
  const last = thread ? lastSeq(thread) : 0;
  const newest = pending.at(-1)?.clientId;
  const toEnd = (): void => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    setAtEnd(true);
  };
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = measured.current;
    if (before.first > first && first > 0) element.scrollTop += element.scrollHeight - before.height;
    else if (atEnd) element.scrollTop = element.scrollHeight;
    measured.current = { first, height: element.scrollHeight };
    // Only new messages scroll it, never its own scrolling.
    // eslint-disable-next-line react/exhaustive-deps
  }, [first, last, thread === undefined]);
  useLayoutEffect(() => {
    if (newest) toEnd();
    // eslint-disable-next-line react/exhaustive-deps
  }, [newest]);
  const onScroll = (): void => {
    const element = log.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX);
  };
  return { atEnd, toEnd, onScroll };
};
