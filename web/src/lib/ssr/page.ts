import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ApiFailure } from '../http';

/** Collected while a page loads its data. */
export interface Outcome {
  status: number;
  tags: Set<string>;
}

export interface Visit {
  client: QueryClient;
  outcome: Outcome;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** A page: its component, and the server's data loading. A returned string is a redirect (301). */
export interface Page {
  Component: ComponentType;
  load?: (visit: Visit) => Promise<string | void>;
}

/** Loads data that the page needs: a failure answers 503 (or 429). */
export const essential = async <T, K extends QueryKey>(
  { client, outcome }: Visit,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T | undefined> => {
  try {
    return await client.ensureQueryData(options as unknown as FetchQueryOptions<T, Error, T, QueryKey>);
  } catch (error) {
    outcome.status = error instanceof ApiFailure && error.status === 429 ? 429 : 503;
    return undefined;
  }
};
