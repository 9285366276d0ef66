import type { ReactNode } from 'react';
import { pagesOf } from '../../lib/pages-of';
import { Pager } from './pager';
import { Retry } from './retry';

interface PagedListProps<Row> {
  found: { data?: { rows: readonly Row[]; total: number } | undefined; isError: boolean; refetch: () => unknown };
  texts: { loadFailed: string; none: string };
  page: number;
  /** Rows of a page. */
  size: number;
  onPage: (page: number) => void;
  children: (row: Row) => ReactNode;
}

/** Cards that come in pages; in their place what can be said while they come, when they did not, and when there are none. */
export function PagedList<Row>({ found, texts, page, size, onPage, children }: PagedListProps<Row>) {
  const { data, isError, refetch } = found;
  if (!data && isError) return <Retry message={texts.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-72" />;
  return (
    <>
      {data.total === 0 ? <p>{texts.none}</p> : null}
      <ul className="space-y-3">{data.rows.map((row) => children(row))}</ul>
      <Pager page={page} pages={pagesOf(data.total, size)} onPage={onPage} />
    </>
  );
}
