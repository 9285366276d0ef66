import { useMemo } from 'react';
import CompanyMap from '../../../components/map/company-map';
import { useSearch } from '../../../lib/api/search-companies';
import { type Card, toCard } from '../../../lib/card';
import { noFilters } from '../../../lib/filters';
import type { Details } from '../api/get-company-details';

const nearby = { limit: 30, facets: false };
const none: readonly Card[] = [];

/** Where a company is, among its neighbours. */
export default function CompanyPlace({ company }: { company: Details['company'] }) {
  const { latitude, longitude, id } = company;
  const position = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
  const { data } = useSearch(
    { ...noFilters, position, radius: 25, sort: 'distance' },
    { ...nearby, enabled: position !== null },
  );
  const own = useMemo(() => toCard(company), [company]);
  const neighbours = useMemo(() => data?.results.filter((card) => card.id !== id) ?? none, [data, id]);
  return <CompanyMap cards={neighbours} focus={own} className="h-full" />;
}
