import { lazy, Suspense } from 'react';
import { texts as shared } from '../../../components/texts';
import { limits } from '../../../config/site';
import { useSearch } from '../../../lib/api/search-companies';
import { ClientOnly } from '../../../lib/ssr/client-only';
import type { Filters } from '../../../lib/filters';

const CompanyMap = lazy(() => import('../../../components/map/company-map'));

const waiting = (
  <div className="skeleton flex h-[70dvh] items-center justify-center rounded-2xl text-muted">{shared.map.loading}</div>
);

/** The same search, with as many places as one answer holds. */
export function ResultMap({ filters }: { filters: Filters }) {
  const { data } = useSearch({ ...filters, page: 1, view: 'izgara' }, { limit: limits.mapPins, facets: false });
  return (
    <ClientOnly fallback={waiting}>
      {() => (
        <Suspense fallback={waiting}>
          {data ? <CompanyMap cards={data.results} className="h-[70dvh]" /> : waiting}
        </Suspense>
      )}
    </ClientOnly>
  );
}
