import { useQuery } from '@tanstack/react-query';
import { Bell, CheckCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { Tabs } from '../../../components/ui/tabs';
import { useMe } from '../../../lib/account/me';
import { formatNumber } from '../../../lib/format/numbers';
import { Head, titled } from '../../../lib/ssr/head';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import type { Page } from '../../../lib/ssr/page';
import { Button } from '../../../components/ui/button';
import { listQuery, type NotificationList } from '../api/notifications';
import { hiddenUnread, useGoing } from '../removal';
import { belongs, sectionNames, sectionOf, sections } from '../tabs';
import { texts } from '../texts';
import { useActions } from '../use-actions';
import { NotificationItem } from './notification-item';
import { QuickActions } from './quick-actions';

function NotificationsPage() {
  const user = useMe();
  const [search, setSearch] = useSearchParams();
  const [pages, setPages] = useState(1);
  const section = sectionOf(search.get('sekme'));
  const tab = sections[section];
  const { data, isError, refetch } = useQuery(listQuery(user, tab, pages));
  const actions = useActions();
  const counts = useCounts(data);
  const tabs = sectionNames.map((name) => {
    const [text, count] = [texts.tabs[sections[name]], counts[sections[name]]];
    return { name, text: count === undefined ? text : texts.counted(text, formatNumber(count)) };
  });
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.notifications} noindex />
      <div className="frame space-y-6 pt-8">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
            <p className="mt-1 text-muted">{texts.lead}</p>
          </div>
          {counts.unread ? (
            <Button
              look="primary"
              small
              icon={CheckCheck}
              label={texts.readAll}
              onClick={() => {
                // The button disappears when nothing is unread: the focus moves into the page.
                document.querySelector('main')?.focus({ preventScroll: true });
                void actions.readAll();
              }}
            />
          ) : null}
        </header>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <Tabs
              label={texts.tabsLabel}
              tabs={tabs}
              at={section}
              onChoose={(name) => {
                setPages(1);
                setSearch(name === 'tumu' ? {} : { sekme: name }, { replace: true, state: keepScroll });
              }}
            >
              {isError && !data ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
              {data ? <List key={tab} list={data} tab={tab} actions={actions} /> : null}
              {data || isError ? null : <Skeletons />}
              {data && data.total > pages * 100 ? (
                <Button label={texts.more} className="mx-auto mt-4" onClick={() => setPages(pages + 1)} />
              ) : null}
            </Tabs>
          </div>
          <QuickActions actions={actions} />
        </div>
      </div>
    </>
  );
}

/** The server's rows without those pending deletion; undefined while loading. */
const useCounts = (
  list: NotificationList | undefined,
): { all?: number; unread?: number } & Record<string, number | undefined> => {
  const going = useGoing((state) => state.going);
  const [known, setKnown] = useState(list?.counts);
  if (list && list.counts !== known) setKnown(list.counts);
  if (!known) return {};
  const hidden = [...going.values()].filter(({ notification }) => !notification.isArchived).length;
  return { all: Math.max(0, known.all - hidden), unread: Math.max(0, known.unread - hiddenUnread(going)) };
};

interface ListProps {
  list: NotificationList;
  tab: (typeof sections)[keyof typeof sections];
  actions: ReturnType<typeof useActions>;
}

function List({ list, tab, actions }: ListProps) {
  const going = useGoing((state) => state.going);
  const place = useRef<HTMLDivElement>(null);
  const rows = list.rows.filter((row) => !going.has(row.id) && belongs(tab, row));
  // The button disappears with its row: the focus stays in the list.
  const stay = (): void => place.current?.focus();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {rows.length === 0 ? (
        <Notice icon={Bell} title={texts.empty[tab]} text={texts.emptyText[tab]} />
      ) : (
        <ul className="card divide-y divide-line overflow-hidden">
          {rows.map((row) => (
            <li key={row.id}>
              <NotificationItem notification={row} actions={actions} onLeave={stay} onlyUnread={tab === 'unread'} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Skeletons() {
  return (
    <div className="card divide-y divide-line overflow-hidden">
      <output className="sr-only">{texts.loading}</output>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} aria-hidden className="flex gap-3 p-4">
          <div className="skeleton size-10 rounded-full" />
          <div className="flex-1 space-y-2 pt-1">
            <div className="skeleton h-4 w-1/3" />
            <div className="skeleton h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export const page: Page = { Component: NotificationsPage };
