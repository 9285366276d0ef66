import { fewestOnPlacePage } from '@carsi/contracts/common/paths';
import { type HeadData, titled } from '../../lib/ssr/head';
import { type Filters, isIndexable, writeFilters } from '../../lib/filters';
import type { Preset } from './preset';
import { texts } from './texts';

/** Title, description and canonical address of a search, from its words, category and city. */
export const searchHead = (
  preset: Preset,
  filters: Filters,
  names: { category: string; city: string },
  /** Companies of the list, where it has one. */
  total?: number,
): HeadData & { heading: string } => {
  const { category, city } = names;
  const subject = filters.q
    ? [texts.resultsFor(filters.q), category, city].filter(Boolean).join(' · ')
    : category
      ? texts.listOf(category, city)
      : city
        ? texts.inCity(city)
        : preset.title;
  // What only arranges or narrows a list is not another page.
  const canonical = writeFilters({
    ...filters,
    view: 'izgara',
    sort: 'relevance',
    literal: [],
    position: null,
    tags: [],
    attributes: [],
    prices: [],
    rating: 0,
    verified: false,
    featured: false,
    premium: false,
    open: false,
  });
  const query = canonical.toString();
  return {
    heading: subject,
    title: titled(subject),
    description: texts.describe(subject),
    path: query ? `${preset.path}?${query}` : preset.path,
    noindex:
      (total !== undefined && total < (filters.city && !filters.q ? fewestOnPlacePage : 1)) ||
      (!isIndexable(filters) && !preset.always),
  };
};
