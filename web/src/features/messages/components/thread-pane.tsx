import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Retry } from '../../../components/list/retry';
import { useMe } from '../../../lib/account/me';
import { askLive, onLive } from '../../../lib/live/socket';
import { changeConversation, threadQuery } from '../api/messages';
import { flush, write } from '../outbox';
import { texts } from '../texts';
import { lastSeq } from '../thread';
import type { useLiveMessages } from '../use-live-messages';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { ThreadHead } from './thread-head';

interface ThreadPaneProps {
  conversation: Conversation;
  cache: ReturnType<typeof useLiveMessages>;
  onClose: () => void;
}

/** Interval of typing signals, and how long one is valid. */
const TYPING_MS = 3_000;

export function ThreadPane({ conversation, cache, onClose }: ThreadPaneProps) {
  const { id, isBlocked, isBlockedByOther } = conversation;
  const user = useMe();
  const { data: thread, isError, refetch } = useQuery(threadQuery(user, id));
  const typing = useTyping(id);
  const last = thread ? lastSeq(thread) : 0;
  useRead(conversation, last, cache);
  useEffect(() => {
    const watch = (): void => void askLive('presence:watch', { conversation_id: id }).catch(() => undefined);
    return onLive('connect', watch);
  }, [id]);
  const send = (content: string): void => {
    write(id, content);
    void flush(cache.message);
  };
  return (
    <>
      <ThreadHead conversation={conversation} typing={typing.other} cache={cache} onClose={onClose} />
      {isError && !thread ? (
        <div className="flex-1 p-4">
          <Retry message={texts.threadFailed} onRetry={() => void refetch()} />
        </div>
      ) : (
        <MessageLog conversation={conversation} thread={thread} />
      )}
      {isBlocked || isBlockedByOther ? (
        <p className="border-t border-line p-4 text-center text-sm text-muted">
          {isBlocked ? texts.blocked : texts.blockedByOther}
        </p>
      ) : (
        <Composer conversationId={id} onSend={send} onTyping={typing.notifyTyping} />
      )}
    </>
  );
}

/** Opened and looked at is read; a page in the background is not. */
const useRead = ({ id, unreadCount }: Conversation, last: number, cache: ThreadPaneProps['cache']): void => {
  const [visible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!visible || unreadCount === 0 || last === 0) return;
    // A failed read receipt is sent with the next message, or when the thread is opened again.
    void changeConversation(id, { read: true }).then(cache.conversation, () => undefined);
  }, [id, visible, unreadCount, last, cache]);
};

const useTyping = (id: string): { other: boolean; notifyTyping: () => void } => {
  const [until, setUntil] = useState(0);
  const notifiedAt = useRef(0);
  useEffect(
    () =>
      onLive('typing', ({ conversationId, typing }) => {
        if (conversationId === id) setUntil(typing ? Date.now() + 2 * TYPING_MS : 0);
      }),
    [id],
  );
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setUntil(0), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  const notifyTyping = (): void => {
    if (Date.now() - notifiedAt.current < TYPING_MS) return;
    notifiedAt.current = Date.now();
    void askLive('typing', { conversation_id: id, typing: true }).catch(() => undefined);
  };
  return { other: until > 0, notifyTyping };
};
