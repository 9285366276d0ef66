import type { ReactNode } from 'react';
import { SearchField } from '../search/search-field';

interface StateSelectProps<S extends string> {
  label: string;
  /** In the order in which they are offered. */
  names: Readonly<Record<S, string>>;
  value: S;
  onChoose: (state: S) => void;
  className?: string;
}

/** Which of a list are shown. */
export function StateSelect<S extends string>({ label, names, value, onChoose, className }: StateSelectProps<S>) {
  return (
    <label className={className}>
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <select className="field" value={value} onChange={(event) => onChoose(event.target.value as S)}>
        {Object.entries<string>(names).map(([state, text]) => (
          <option key={state} value={state}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ListBarProps<S extends string> extends Omit<StateSelectProps<S>, 'className'> {
  /** The name of the field for words. */
  search: string;
  q: string;
  onSearch: (words: string) => void;
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Above a list: words and state, which narrow it. */
export function ListBar<S extends string>({ search, q, onSearch, children, ...select }: ListBarProps<S>) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField label={search} value={q} onChange={onSearch} />
      <StateSelect {...select} />
      {children}
    </div>
  );
}
