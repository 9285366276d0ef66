import type { ReactNode } from 'react';
import { SearchField } from '../search/search-field';
import { Options } from '../ui/fields';
import type { ListFilter } from './list-filter';

interface StateSelectProps<S extends string> {
  label: string;
  /** In the order in which they are offered. */
  names: Readonly<Record<S, string>>;
  filter: ListFilter<S>;
  className?: string;
}

/** Which of a list are shown. */
export function StateSelect<S extends string>({ label, names, filter, className }: StateSelectProps<S>) {
  return (
    <label className={className}>
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <select
        className="field"
        value={filter.state}
        onChange={(event) => filter.narrow({ state: event.target.value as S })}
      >
        <Options names={names} />
      </select>
    </label>
  );
}

interface ListBarProps<S extends string> extends StateSelectProps<S> {
  /** The name of the field for words. */
  search: string;
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Above a list: words and state, which narrow it. */
export function ListBar<S extends string>({ search, children, ...select }: ListBarProps<S>) {
  const { q, narrow } = select.filter;
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField label={search} value={q} onChange={(words) => narrow({ q: words })} />
      <StateSelect {...select} />
      {children}
    </div>
  );
}
