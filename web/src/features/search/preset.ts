import { paths } from '@carsi/contracts/common/paths';
import { limits } from '../../config/site';
import { type Filters, hasCriterion } from '../../lib/filters';
import { texts } from './texts';

/** /arama, /firmalar and its three lists are one screen; a preset holds the filters that the path implies. */
export interface Preset {
  path: string;
  title: string;
  /** Runs without search words or filters. */
  always: boolean;
  apply: (filters: Filters) => Filters;
  needsPlace: boolean;
}

const same = (filters: Filters): Filters => filters;
const plain = { always: true, apply: same, needsPlace: false };

const presets: readonly Preset[] = [
  { ...plain, path: paths.search, title: texts.search, always: false },
  { ...plain, path: paths.companies, title: texts.companies },
  { ...plain, path: paths.popular, title: texts.popular },
  {
    ...plain,
    path: paths.verified,
    title: texts.verified,
    apply: (filters) => ({ ...filters, verified: true }),
  },
  {
    ...plain,
    path: paths.nearby,
    title: texts.nearby,
    needsPlace: true,
    apply: (filters) =>
      filters.position
        ? {
            ...filters,
            radius: filters.radius || limits.nearbyRadiusKm,
            sort: filters.sort === 'relevance' ? 'distance' : filters.sort,
          }
        : filters,
  },
];

export const presetOf = (pathname: string): Preset =>
  presets.find(({ path }) => path === pathname.replace(/(?<=.)\/+$/, '')) ?? (presets[0] as Preset);

/** Whether there is anything to search for. */
export const runs = (preset: Preset, filters: Filters): boolean =>
  preset.needsPlace ? filters.position !== null || filters.city !== '' : preset.always || hasCriterion(filters);
