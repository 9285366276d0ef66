import type { AuditedAct } from '@carsi/contracts/administration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { StateSelect } from '../../../components/list/list-bar';
import { Retry } from '../../../components/list/retry';
import { site } from '../../../config/site';
import { useMe } from '../../../lib/account/me';
import { Link } from '../../../lib/navigation/router';
import { auditQuery } from '../api/system';
import { auditTexts as texts } from './system-texts';
import { Button } from '../../../components/ui/button';

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone });

export default function Audit() {
  const [service, setService] = useState('');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(useMe(), service),
  );
  const acts = data?.pages.flat();
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect
        className="mb-4 block max-w-64"
        label={texts.service}
        names={texts.services}
        value={service}
        onChoose={setService}
      />
      {isError && !data ? <Retry message={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <div className="skeleton h-72" /> : null}
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
      {reason ? <p className="text-sm break-words">{texts.reason(reason)}</p> : null}
      <p className="text-sm text-muted">
        {by.name} · <time dateTime={at}>{moment.format(new Date(at))}</time>
      </p>
    </>
  );
});
