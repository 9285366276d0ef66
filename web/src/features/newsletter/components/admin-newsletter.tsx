import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { download } from '../../../lib/download';
import { formatNumber } from '../../../lib/format/numbers';
import { pathOf } from '../../../lib/path-of';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useLocalFilter } from '../../../components/list/list-filter';
import { Loading } from '../../../components/list/loading';
import { myQuery } from '../../../lib/account/my-queries';
import { pageSize } from '../../../lib/pages-of';
import { Paged } from '../../../components/list/paged-list';
import { adminTexts as texts } from '../admin-texts';
import { Issues } from './issues';

/** The newsletter's subscribers. */
export default function AdminNewsletter() {
  const filter = useLocalFilter();
  const { busy, run } = useAction({ failed: texts.downloadFailed, shown: 'titled' });
  const query = { limit: pageSize, offset: (filter.page - 1) * pageSize };
  const found = useQuery({
    ...myQuery(useMe(), 'GET /api/admin/newsletter', { query }),
    select: (answer) => ({ ...answer, total: answer.confirmed + answer.waiting }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  return (
    <section aria-label={texts.both}>
      <Loading query={found} failed={texts.loadFailed} />
      {data ? (
        <>
          <Issues confirmed={data.confirmed} />
          <h2 className="mb-3 text-xl">{texts.title}</h2>
          <div className="mb-4 flex flex-wrap items-center gap-4">
            <p className="font-semibold">{texts.confirmed(formatNumber(data.confirmed))}</p>
            <p className="text-muted">{texts.waiting(formatNumber(data.waiting))}</p>
            <Button
              small
              className="ml-auto"
              disabled={busy}
              onClick={() => run(() => download(pathOf('GET /api/admin/newsletter/export', {}), 'bulten.csv'))}
            >
              <Download aria-hidden size={17} />
              {texts.download}
            </Button>
          </div>
          <Paged found={found} texts={texts} filter={filter}>
            {({ subscribers }) => (
              <ul className="card divide-y divide-line empty:hidden">
                {subscribers.map(({ id, email, state, askedAt, confirmedAt }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
                    <span className="min-w-48 flex-1 break-all">{email}</span>
                    <span className="text-sm text-muted">{formatDate(confirmedAt ?? askedAt)}</span>
                    <span
                      className={cx(
                        'badge',
                        state === 'confirmed' ? 'bg-good-soft text-good' : 'bg-fair-soft text-fair',
                      )}
                    >
                      {texts.states[state]}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        </>
      ) : null}
    </section>
  );
}
