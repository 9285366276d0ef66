import { Retry } from './retry';

interface LoadingProps {
  query: { data?: unknown; isError: boolean; refetch: () => unknown };
  failed: string;
  /** Of the skeleton, as high as what is expected. */
  className?: string;
}

/** In the place of a query's data until it has arrived. */
export function Loading({ query: { data, isError, refetch }, failed, className = 'h-72' }: LoadingProps) {
  if (data !== undefined) return null;
  if (isError) return <Retry message={failed} onRetry={() => void refetch()} />;
  return <div className={`skeleton ${className}`} />;
}
