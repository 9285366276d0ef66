import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { Tabs } from '../../../components/ui/tabs';
import { useMe } from '../../../lib/account/me';
import { requestsQuery, type Side } from '../../../lib/account/requests';
import { Head, titled } from '../../../lib/ssr/head';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import type { Page } from '../../../lib/ssr/page';
import { Button, ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';
import { RequestCard } from './request-card';

const sides = ['person', 'company'] as const;

/** Quotes and appointments: one's own requests and, for business accounts, those to their companies. */
function RequestsPage() {
  const user = useMe();
  const [search, setSearch] = useSearchParams();
  const isBusiness = user.user_type === 'business';
  const side: Side = isBusiness && search.get('liste') === 'gelen' ? 'company' : 'person';
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.requests} noindex />
      <div className="frame max-w-3xl space-y-6 pt-8">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        {isBusiness ? (
          <Tabs
            label={texts.title}
            tabs={sides.map((name) => ({ name, text: texts.side[name] }))}
            at={side}
            onChoose={(name) =>
              setSearch(name === 'company' ? { liste: 'gelen' } : {}, { replace: true, state: keepScroll })
            }
          >
            <List key={side} side={side} />
          </Tabs>
        ) : (
          <List side="person" />
        )}
      </div>
    </>
  );
}

function List({ side }: { side: Side }) {
  const [pages, setPages] = useState(1);
  const { data, isError, refetch, isFetching } = useQuery({
    ...requestsQuery(useMe(), side, pages),
    placeholderData: keepPreviousData,
  });
  if (!data && isError) return <Retry message={texts.failed} onRetry={() => void refetch()} />;
  if (!data) return <output className="block py-10 text-muted">{texts.loading}</output>;
  if (data.total === 0)
    return (
      <Notice icon={CalendarClock} title={texts.none[side]} text={texts.noneText[side]}>
        {side === 'person' ? <ButtonLink look="primary" label={texts.discover} to={paths.discover} /> : null}
      </Notice>
    );
  return (
    <>
      <ul className="space-y-3">
        {data.rows.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} side={side} />
          </li>
        ))}
      </ul>
      {data.total > data.rows.length ? (
        <Button label={texts.more} disabled={isFetching} onClick={() => setPages(pages + 1)} />
      ) : null}
    </>
  );
}

export const page: Page = { Component: RequestsPage };
