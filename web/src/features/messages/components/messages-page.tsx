import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, MessagesSquare } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { conversationsQuery } from '../../../lib/account/conversations';
import { mine, useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { Head, titled } from '../../../lib/ssr/head';
import { useSearchParams } from '../../../lib/navigation/router';
import type { Page } from '../../../lib/ssr/page';
import { ButtonLink } from '../../../components/ui/button';
import { getConversation } from '../api/messages';
import { texts } from '../texts';
import { useLiveMessages } from '../use-live-messages';
import { ConversationList } from './conversation-list';
import { ThreadPane } from './thread-pane';

/** The list beside the conversation; on a phone one at a time. The open one is in the URL. */
function MessagesPage() {
  const user = useMe();
  const [search, setSearch] = useSearchParams();
  const openId = search.get('konusma');
  const archived = search.get('liste') === 'arsiv';
  const cache = useLiveMessages();
  const { data, isError, refetch } = useQuery(conversationsQuery(user, archived));
  const go = (next: { id?: string | null; archived?: boolean }): void => {
    const { id = openId, archived: list = archived } = next;
    setSearch({ ...(list && { liste: 'arsiv' }), ...(id && { konusma: id }) });
  };
  const inList = data?.rows.find(({ id }) => id === openId);
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.messages} noindex />
      <div className="frame pt-4 lg:pt-6">
        <h1 className={cx('mb-3 text-2xl', openId && 'max-lg:sr-only')}>{texts.title}</h1>
        <div
          className={cx(
            'card grid min-h-96 grid-cols-[minmax(0,1fr)] overflow-hidden lg:h-[calc(100dvh-10rem)] lg:grid-cols-[22rem_minmax(0,1fr)]',
            openId ? 'h-[calc(100dvh-10.5rem)]' : 'h-[calc(100dvh-13rem)]',
          )}
        >
          <section
            aria-label={texts.lists}
            className={cx('flex min-h-0 flex-col border-line lg:border-r', openId && 'max-lg:hidden')}
          >
            {isError && !data ? (
              <div className="p-4">
                <Retry message={texts.failed} onRetry={() => void refetch()} />
              </div>
            ) : (
              <ConversationList
                key={archived ? 'archive' : 'inbox'}
                list={data}
                archived={archived}
                openId={openId}
                onOpen={(id) => go({ id })}
                onList={(next) => go({ id: null, archived: next })}
              />
            )}
          </section>
          <section
            aria-label={texts.messages}
            className={cx('flex min-h-0 min-w-0 flex-col', !openId && 'max-lg:hidden')}
          >
            {openId ? (
              <Opened key={openId} id={openId} known={inList} cache={cache} onClose={() => go({ id: null })} />
            ) : (
              <Notice
                icon={data?.total === 0 ? MessageCircle : MessagesSquare}
                title={data?.total === 0 ? texts.none : texts.choose}
                text={data?.total === 0 ? texts.noneText : texts.chooseText}
              />
            )}
          </section>
        </div>
      </div>
    </>
  );
}

interface OpenedProps {
  id: string;
  known: Conversation | undefined;
  cache: ReturnType<typeof useLiveMessages>;
  onClose: () => void;
}

/** A conversation outside the loaded list (archived, or older) is fetched alone. */
function Opened({ id, known, cache, onClose }: OpenedProps) {
  const user = useMe();
  const { data = known, isError } = useQuery({
    queryKey: mine(user, 'conversation', id),
    queryFn: () => getConversation(id),
    enabled: known === undefined,
    retry: false,
  });
  const conversation = known ?? data;
  if (conversation) return <ThreadPane conversation={conversation} cache={cache} onClose={onClose} />;
  if (!isError) return <output className="m-auto text-muted">{texts.threadLoading}</output>;
  return (
    <Notice icon={MessageCircle} title={texts.missing} role="alert">
      <ButtonLink label={texts.back} to={paths.messages} />
    </Notice>
  );
}

export const page: Page = { Component: MessagesPage };
