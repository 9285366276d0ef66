import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../lib/format/numbers';
import { pagesOf } from '../../lib/pages-of';
import { Pager } from './pager';
import { Retry } from './retry';

interface PagedProps<Data, Content> {
  found: { data?: Data | undefined; isError: boolean; refetch: () => unknown };
  /** With `total` the number of rows is announced above them. */
  texts: { loadFailed: string; none: string; total?: (count: string) => string };
  page: number;
  /** Rows of a page. */
  size: number;
  onPage: (page: number) => void;
  children: (content: Content) => ReactNode;
}

/** A paginated list with its loading, failed and empty states. */
export function Paged<Data extends { total: number }>({
  found,
  texts,
  page,
  size,
  onPage,
  children,
}: PagedProps<Data, Data>) {
  const { data, isError, refetch } = found;
  if (!data && isError) return <Retry message={texts.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-72" />;
  const none = data.total === 0 ? texts.none : null;
  return (
    <>
      {texts.total ? (
        <output className="mb-2 block text-sm text-muted">{none ?? texts.total(formatNumber(data.total))}</output>
      ) : none === null ? null : (
        <p>{none}</p>
      )}
      {children(data)}
      <Pager page={page} pages={pagesOf(data.total, size)} onPage={onPage} />
    </>
  );
}

/** Paginated cards. */
export function PagedList<Row>({ children, ...paged }: PagedProps<{ rows: readonly Row[]; total: number }, Row>) {
  return <Paged {...paged}>{({ rows }) => <ul className="space-y-3">{rows.map((row) => children(row))}</ul>}</Paged>;
}

/** Search words, state and page of a list. Narrowing returns to the first page. */
export const useNarrowing = <S,>(state: S) => {
  const [now, setNow] = useState({ q: '', state, page: 1 });
  return {
    ...now,
    search: (q: string): void => setNow((before) => ({ ...before, q, page: 1 })),
    choose: (next: S): void => setNow((before) => ({ ...before, state: next, page: 1 })),
    turn: (page: number): void => setNow((before) => ({ ...before, page })),
  };
};
