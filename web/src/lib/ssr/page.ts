import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ApiFailure } from '../http';

/** What the server learns while a page loads its data. */
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

/** A page: its component, and what the server loads before it renders. A string is the address it moved to (301). */
export interface Page {
  Component: ComponentType;
  load?: (visit: Visit) => Promise<string | void>;
}

/** Data that the page cannot do without: when it fails, the whole answer is 503 (or 429). */
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
