import type { AuditedAct } from '@carsi/contracts/administration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { StateSelect } from '../../../components/list/list-bar';
import { site } from '../../../config/site';
import { mine, useMe } from '../../../lib/account/me';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import { useLocalFilter } from '../../../components/list/list-filter';
import { Loading } from '../../../components/list/loading';
import { call } from '../../../lib/call';
import { auditTexts as texts } from './system-texts';

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone });

const actsAtOnce = 30;

export default function Audit() {
  const admin = useMe();
  const filter = useLocalFilter('');
  const service = filter.state;
  const found = useInfiniteQuery({
    queryKey: mine(admin, 'GET /api/admin/audit', service),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: actsAtOnce, service, before: pageParam };
      return call('GET /api/admin/audit', { query }, { signal });
    },
    initialPageParam: '',
    // Each page begins before the last act of the one above.
    getNextPageParam: (page) => (page.length < actsAtOnce ? undefined : page.at(-1)?.key),
    staleTime: 0,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  const acts = data?.pages.flat();
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect className="mb-4 block max-w-64" label={texts.service} names={texts.services} filter={filter} />
      <Loading query={found} failed={texts.loadFailed} />
      {acts?.length === 0 ? <p>{texts.none}</p> : null}
      <ol className="card divide-y divide-line empty:hidden">
        {acts?.map((act) => (
          <li key={act.key} className="p-4">
            <Act {...act} />
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <Button
          label={texts.more}
          className="mx-auto mt-4"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        />
      ) : null}
    </section>
  );
}

/** Memoised: of a thousand lines only new ones are rendered. */
const Act = memo(function Act({ at, by, act, name, url, reason }: AuditedAct) {
  return (
    <>
      <p className="break-words">
        <span className="font-semibold">{texts.acts[act] ?? act}</span>
        {name === null ? null : ': '}
        {url === null ? (
          name
        ) : (
          <Link to={url} className="text-accent underline">
            {name}
          </Link>
        )}
      </p>
      {reason ? <p className="text-sm break-words">{texts.reason(act, reason)}</p> : null}
      <p className="text-sm text-muted">
        {by.name} · <time dateTime={at}>{moment.format(new Date(at))}</time>
      </p>
    </>
  );
});
