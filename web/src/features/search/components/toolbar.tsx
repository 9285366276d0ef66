import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ViewSwitch } from '../../../components/list/view-switch';
import { countActive, type Sort, sorts, views } from '../../../lib/filters';
import { formatNumber } from '../../../lib/format/numbers';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';

const FilterPanel = lazy(() => import('./filter-panel'));

export function Toolbar({ screen }: { screen: SearchScreen }) {
  const { filters, applied, found, addressOf, go } = screen;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const count = countActive(filters);
  const choices = sorts.filter((sort) => sort !== 'distance' || filters.position);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-y border-line py-2">
      <output className="mr-auto font-semibold">
        {!found.data || found.isError
          ? null
          : found.data.total === 0 && found.data.groups.length > 0
            ? texts.noExact
            : texts.count(formatNumber(found.data.total))}
        {found.isPending ? <span className="skeleton inline-block h-4 w-32 align-middle" /> : null}
      </output>
      <Button
        small
        icon={SlidersHorizontal}
        className="needs-script"
        aria-haspopup="dialog"
        aria-label={count > 0 ? texts.filterCount(count) : texts.filters}
        onClick={() => {
          setShown(true);
          setOpen(true);
        }}
      >
        {/* The space keeps the visible text part of the accessible name. */}
        {texts.filters}{' '}
        {count > 0 ? (
          <span className="inline-flex size-5 items-center justify-center rounded-full bg-accent text-xs text-on-accent">
            {count}
          </span>
        ) : null}
      </Button>
      <select
        aria-label={texts.sort}
        value={applied.sort}
        onChange={(event) => go({ sort: event.target.value as Sort })}
        className="needs-script field min-h-9 w-auto px-2 py-1 text-sm"
      >
        {choices.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <ViewSwitch
        label={texts.view}
        views={views}
        names={texts.views}
        at={filters.view}
        addressOf={(view) => addressOf({ view, page: view === 'harita' ? 1 : filters.page })}
      />
      {shown ? (
        <Suspense fallback={null}>
          <FilterPanel screen={screen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
