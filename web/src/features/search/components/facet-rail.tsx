import type { FacetValue } from '@carsi/contracts/directory/http/search';
import { cx } from '../../../lib/cx';
import { toggled, type Filters } from '../../../lib/filters';
import { formatNumber, formatRating } from '../../../lib/format/numbers';
import { Link } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';

interface FacetGroup {
  title: string;
  values: readonly FacetValue[];
  name?: (value: FacetValue) => string;
  holds: (value: string) => boolean;
  toggle: (value: string) => Partial<Filters>;
}

const most = 8;

/** Counted ways to narrow the list, as links: they work without a script and can be opened in another tab. */
export function FacetRail({ screen: { filters, found, addressOf } }: { screen: SearchScreen }) {
  const facets = found.data?.facets;
  const groups: FacetGroup[] = facets
    ? [
        {
          title: texts.facets.categories,
          values: facets.categories,
          holds: (value) => filters.category === value,
          toggle: (value) => ({ category: filters.category === value ? '' : value }),
        },
        {
          title: texts.facets.cities,
          values: facets.cities,
          holds: (value) => filters.city === value,
          toggle: (value) => ({ city: filters.city === value ? '' : value, district: '' }),
        },
        {
          title: texts.facets.ratings,
          values: facets.ratings.slice(0, 4),
          name: ({ value }) => texts.ratingFrom(formatRating(Number(value))),
          holds: (value) => filters.rating === Number(value),
          toggle: (value) => ({ rating: filters.rating === Number(value) ? 0 : Number(value) }),
        },
        {
          title: texts.facets.attributes,
          values: facets.attributes,
          holds: (value) => filters.attributes.includes(value),
          toggle: (value) => ({ attributes: toggled(filters.attributes, value) }),
        },
        {
          title: texts.facets.prices,
          values: facets.price_levels.toSorted((a, b) => Number(a.value) - Number(b.value)),
          holds: (value) => filters.prices.includes(Number(value)),
          toggle: (value) => ({ prices: toggled(filters.prices, Number(value)) }),
        },
        {
          title: texts.facets.tags,
          values: facets.tags,
          holds: (value) => filters.tags.includes(value),
          toggle: (value) => ({ tags: toggled(filters.tags, value) }),
        },
      ]
    : [];
  return (
    <aside aria-label={texts.facets.narrow} className="hidden space-y-6 lg:block">
      {groups
        .map((group) => ({ ...group, values: group.values.filter(({ count }) => count > 0) }))
        .filter(({ values }) => values.length > 0)
        .map(({ title, values, name, holds, toggle }) => (
          <section key={title}>
            <h2 className="mb-1.5 text-sm font-bold">{title}</h2>
            <ul>
              {values.slice(0, most).map((value) => (
                <li key={value.value}>
                  <Link
                    to={addressOf(toggle(value.value))}
                    state={keepScroll}
                    aria-current={holds(value.value) ? 'true' : undefined}
                    className={cx(
                      '-mx-2 flex items-center justify-between gap-2 rounded-lg px-2 py-1 text-[0.94rem] hover:bg-accent-soft',
                      holds(value.value) && 'bg-accent-soft font-semibold text-accent',
                    )}
                  >
                    <span className="min-w-0 truncate">{name ? name(value) : value.name}</span>
                    <span className="text-sm text-muted tabular-nums">{formatNumber(value.count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </aside>
  );
}
