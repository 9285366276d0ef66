import type { ApiError } from '@carsi/contracts/api-error';
import { texts } from './texts';

export interface FetchedJson {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}
/** On the server every `/api/...` call is answered in process. */
export type FetchJson = (path: string) => Promise<FetchedJson>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { fetchJson?: FetchJson };
  }
}

/** An answer that is not 2xx, with the server's Turkish sentence; status 0 if there was no answer. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: NonNullable<ApiError['errors']>;

  readonly details: ApiError['details'];

  constructor(
    status: number,
    code: string,
    message: string,
    errors: ApiFailure['errors'] = [],
    details?: ApiError['details'],
  ) {
    super(message);
    this.details = details;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export interface Context {
  meta?: { fetchJson?: FetchJson } | undefined;
  signal?: AbortSignal;
}

export const overNetwork = async (path: string, init: RequestInit): Promise<FetchedJson> => {
  const response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
};

/** The body of a 2xx; everything else is thrown. */
export const bodyOf = <T>({ status, body }: FetchedJson): T => {
  if (status >= 200 && status < 300) return body as T;
  const refusal = body as Partial<ApiError> | null;
  throw new ApiFailure(
    status,
    refusal?.code ?? 'UNKNOWN',
    refusal?.message ?? texts.failed,
    refusal?.errors,
    refusal?.details,
  );
};

/** A page of a list; `headers` have their names in small letters. */
export interface Listed<T> {
  rows: T[];
  total: number;
  headers: Readonly<Record<string, string>>;
}

/** The body of a 2xx with X-Total-Count, which tells how many there are in all; everything else is thrown. */
export const listedOf = <T>(answer: FetchedJson): Listed<T> => {
  const rows = bodyOf<T[]>(answer);
  return { rows, total: Number(answer.headers['x-total-count'] ?? rows.length), headers: answer.headers };
};
