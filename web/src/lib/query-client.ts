import { QueryClient, type DehydrateOptions } from '@tanstack/react-query';
import { type FetchJson, ApiFailure } from './http';

const worthAnotherTry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiFailure && error.status < 500);

/** One per request on the server, one per browser. A failure rendered by the server stays until a retry. */
export const newQueryClient = (fetchJson?: FetchJson): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...(fetchJson ? { meta: { fetchJson } } : {}),
        retry: fetchJson ? false : worthAnotherTry,
        retryOnMount: false,
        refetchOnWindowFocus: false,
      },
    },
  });

export const dehydrateSettled: DehydrateOptions = {
  shouldDehydrateQuery: (query) => query.state.status !== 'pending',
};
