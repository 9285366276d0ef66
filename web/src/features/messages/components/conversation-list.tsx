import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Avatar } from '../../../components/avatar';
import type { Conversations } from '../../../lib/account/conversation-list';
import { loadMoreConversations } from '../../../lib/account/conversations';
import { useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { useNow } from '../../../lib/format/now';
import { useAction } from '../../../lib/forms/use-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';
import { findByName } from '../thread';
import { listTime } from '../times';

interface ConversationListProps {
  list: Conversations | undefined;
  archived: boolean;
  openId: string | null;
  onOpen: (id: string) => void;
  onList: (archived: boolean) => void;
}

export function ConversationList({ list, archived, openId, onOpen, onList }: ConversationListProps) {
  const [q, setQ] = useState('');
  const searching = q.trim() !== '';
  const shown = list && findByName(list.rows, q);
  const more = useMore(list, archived);
  // Names exist in the browser only, so a search loads all conversations.
  useEffect(() => {
    if (searching && more.state === 'idle') more.load();
  });
  return (
    <>
      <div className="space-y-2 border-b border-line p-3">
        <input
          type="search"
          className="field"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={100}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <div className="flex gap-1">
          {[false, true].map((list) => (
            <button
              key={String(list)}
              type="button"
              aria-pressed={archived === list}
              className={cx('btn btn-small', archived === list ? 'btn-primary' : 'btn-quiet')}
              onClick={() => onList(list)}
            >
              {list ? texts.archive : texts.inbox}
            </button>
          ))}
        </div>
      </div>
      {shown ? (
        <ul className="min-h-0 flex-1 overflow-y-auto">
          {shown.map((conversation) => (
            <li key={conversation.id}>
              <Row
                conversation={conversation}
                open={conversation.id === openId}
                onOpen={() => onOpen(conversation.id)}
              />
            </li>
          ))}
          {more.state === 'none' ? null : (
            <li className="p-3">
              {more.state === 'failed' ? <p role="alert">{texts.moreFailed}</p> : null}
              <Button
                small
                label={more.state === 'loading' ? texts.moreLoading : texts.olderOnes}
                className="w-full"
                disabled={more.state === 'loading'}
                onClick={more.load}
              />
            </li>
          )}
        </ul>
      ) : (
        <Skeletons />
      )}
      {shown?.length === 0 && more.state === 'none' ? (
        <div className="flex-1 p-6 text-center text-muted">
          <p>{searching ? texts.noMatch : archived ? texts.noneArchived : texts.none}</p>
          {searching || archived ? null : (
            <ButtonLink small label={texts.discover} to={paths.discover} className="mt-4" />
          )}
        </div>
      ) : null}
    </>
  );
}

/** The next hundred conversations, if there are more. */
const useMore = (list: Conversations | undefined, archived: boolean) => {
  const [user, client] = [useMe(), useQueryClient()];
  const { busy, failure, run } = useAction({ failed: texts.moreFailed, shown: 'inline' });
  const state = !list || list.rows.length >= list.total ? 'none' : busy ? 'loading' : failure ? 'failed' : 'idle';
  return { state, load: () => run(() => loadMoreConversations(client, user, archived)) } as const;
};

function Row({ conversation, open, onOpen }: { conversation: Conversation; open: boolean; onOpen: () => void }) {
  const { participantName, participantAvatar, participantType, businessName, lastMessage, unreadCount } = conversation;
  const now = useNow();
  return (
    <button
      type="button"
      aria-current={open ? 'true' : undefined}
      className={cx(
        'flex w-full items-center gap-3 border-b border-line px-3 py-3 text-left hover:bg-accent-soft',
        open && 'bg-accent-soft',
      )}
      onClick={onOpen}
    >
      <span className="relative">
        <Avatar name={participantName} avatar={participantAvatar} className="size-11 text-lg" />
        {conversation.isOnline ? (
          <span className="absolute right-0 bottom-0 size-3 rounded-full bg-good ring-2 ring-surface">
            <span className="sr-only">{texts.online}</span>
          </span>
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 flex-1 truncate', unreadCount > 0 ? 'font-bold' : 'font-semibold')}>
            {participantName}
          </span>
          {conversation.isFavorite ? (
            <Star size={14} className="shrink-0 fill-current text-star" aria-label={texts.starred} />
          ) : null}
          <time dateTime={conversation.updatedAt} className="shrink-0 text-xs text-muted tabular-nums">
            {listTime(lastMessage?.timestamp ?? conversation.updatedAt, now)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-sm text-muted">
            {lastMessage ? (
              <>
                {lastMessage.mine ? texts.you : null}
                {lastMessage.content ?? texts.erased}
              </>
            ) : participantType === 'user' ? (
              businessName
            ) : null}
          </span>
          {unreadCount > 0 ? (
            <span className="min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center text-xs font-bold text-on-accent">
              <span aria-hidden>{unreadCount > 99 ? '99+' : unreadCount}</span>
              <span className="sr-only">{texts.unread(unreadCount)}</span>
            </span>
          ) : null}
        </span>
      </span>
    </button>
  );
}

function Skeletons() {
  return (
    <div className="flex-1 overflow-hidden">
      <output className="sr-only">{texts.loading}</output>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} aria-hidden className="flex items-center gap-3 border-b border-line px-3 py-3">
          <span className="skeleton size-11 rounded-full" />
          <span className="flex-1 space-y-2">
            <span className="skeleton block h-4 w-2/3 rounded" />
            <span className="skeleton block h-3 w-full rounded" />
          </span>
        </div>
      ))}
    </div>
  );
}
