import { useMemo } from 'react';
import { useCategories } from '../../lib/api/get-categories';
import { useCities } from '../../lib/api/get-cities';
import { useSearch } from '../../lib/api/search-companies';
import { type Filters, parseFilters, writeFilters } from '../../lib/filters';
import { useLocation, useNavigate } from '../../lib/navigation/router';
import { keepScroll } from '../../lib/navigation/keep-scroll';
import { nameOf, nameOfCategory } from './names';
import { presetOf, runs } from './preset';

/** Everything the screen shows follows from the address, and every change of it is an address. */
export const useSearchScreen = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const preset = presetOf(pathname);
  const filters = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);
  const applied = useMemo(() => preset.apply(filters), [preset, filters]);
  const active = runs(preset, applied);
  const found = useSearch(applied, { enabled: active });
  const categories = useCategories({ enabled: filters.category !== '' });
  const cities = useCities({ enabled: filters.city !== '' });

  const addressOf = (next: Partial<Filters>): string => {
    const query = writeFilters({ ...filters, page: 1, ...next }).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return {
    preset,
    filters,
    applied,
    active,
    found,
    names: {
      category: nameOfCategory(filters.category, categories.data),
      city: nameOf(filters.city, cities.data),
    },
    addressOf,
    go: (next: Partial<Filters>): void => void navigate(addressOf(next), { state: keepScroll }),
  };
};

export type SearchScreen = ReturnType<typeof useSearchScreen>;
