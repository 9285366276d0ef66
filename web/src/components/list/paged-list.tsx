import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/numbers';
import { pageSize, pagesOf } from '../../lib/pages-of';
import { Loading } from './loading';
import { Pager } from './pager';

interface PagedProps<Data, Content> {
  found: { data?: Data | undefined; isError: boolean; refetch: () => unknown };
  /** With `total` the number of rows is announced above them. */
  texts: { loadFailed: string; none: string; total?: (count: string) => string };
  filter: { page: number; narrow: (changes: { page: number }) => void };
  /** Rows of a page. */
  size?: number;
  children: (content: Content) => ReactNode;
}

/** A paginated list with its loading, failed and empty states. */
export function Paged<Data extends { total: number }>({
  found,
  texts,
  filter: { page, narrow },
  size = pageSize,
  children,
}: PagedProps<Data, Data>) {
  const { data } = found;
  if (!data) return <Loading query={found} failed={texts.loadFailed} />;
  const none = data.total === 0 ? texts.none : null;
  return (
    <>
      {texts.total ? (
        <output className="mb-2 block text-sm text-muted">{none ?? texts.total(formatNumber(data.total))}</output>
      ) : none === null ? null : (
        <p>{none}</p>
      )}
      {children(data)}
      <Pager page={page} pages={pagesOf(data.total, size)} onPage={(next) => narrow({ page: next })} />
    </>
  );
}

/** Paginated cards. */
export function PagedList<Row>({ children, ...paged }: PagedProps<{ rows: readonly Row[]; total: number }, Row>) {
  return <Paged {...paged}>{({ rows }) => <ul className="space-y-3">{rows.map((row) => children(row))}</ul>}</Paged>;
}
