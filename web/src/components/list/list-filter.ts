import { useState } from 'react';
import { useSearchParams } from '../../lib/navigation/router';
import { keepScroll } from '../../lib/navigation/keep-scroll';

interface Narrowed<State extends string> {
  q: string;
  state: State;
  /** From 1. */
  page: number;
}

export interface ListFilter<State extends string = string> extends Narrowed<State> {
  /** Another question begins at its first page. */
  narrow: (changes: Partial<Narrowed<State>>) => void;
}

/** The name of the state in the address, and its values; the first is the default. */
export interface StateParameter<State extends string> {
  name: string;
  states: readonly State[];
}

export const readFilter = <State extends string>(
  search: URLSearchParams,
  { name, states }: StateParameter<State>,
): Narrowed<State> => ({
  q: (search.get('ara') ?? '').trim().slice(0, 200),
  state: states.find((state) => state === search.get(name)) ?? states[0]!,
  page: Math.min(10_000, Math.max(1, Math.trunc(Number(search.get('sayfa'))) || 1)),
});

export const writeFilter = <State extends string>(
  search: URLSearchParams,
  parameter: StateParameter<State>,
  changes: Partial<Narrowed<State>>,
): URLSearchParams => {
  const { q, state, page } = { ...readFilter(search, parameter), page: 1, ...changes };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string): void => (value ? next.set(name, value) : next.delete(name));
  put('ara', q);
  put(parameter.name, state === parameter.states[0] ? '' : state);
  put('sayfa', page > 1 ? String(page) : '');
  return next;
};

/** The filter of a list, in the URL beside the tab. */
export const useListFilter = <State extends string>(parameter: StateParameter<State>): ListFilter<State> => {
  const [search, setSearch] = useSearchParams();
  return {
    ...readFilter(search, parameter),
    narrow: (changes) => setSearch((now) => writeFilter(now, parameter, changes), { replace: true, state: keepScroll }),
  };
};

/** The filter of a list that the URL does not hold. */
export const useLocalFilter = <State extends string = never>(state?: State): ListFilter<State> => {
  const [now, setNow] = useState({ q: '', state: state as State, page: 1 });
  return { ...now, narrow: (changes) => setNow((before) => ({ ...before, page: 1, ...changes })) };
};
