import type { ApiError } from '@carsi/contracts/http/error';
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

export class HttpError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
  }
}

interface Context {
  meta?: { fetchJson?: FetchJson } | undefined;
  signal?: AbortSignal;
}

const overNetwork = async (path: string, init: RequestInit): Promise<FetchedJson> => {
  const response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } });
  const body: unknown = await response.json().catch(() => null);
  return { status: response.status, body, headers: Object.fromEntries(response.headers) };
};

const refused = ({ status, body }: FetchedJson): HttpError => {
  const told = body as Partial<ApiError> | null;
  return new HttpError(status, told?.code ?? 'UNKNOWN', told?.message ?? texts.failed);
};

/** Throws HttpError for every answer that is not 2xx. */
export const get = async <T>(path: string, { meta, signal }: Context): Promise<T> => {
  const answer = meta?.fetchJson ? await meta.fetchJson(path) : await overNetwork(path, signal ? { signal } : {});
  if (answer.status < 200 || answer.status > 299) throw refused(answer);
  return answer.body as T;
};

export const post = async <T>(path: string, body: unknown, init: RequestInit = {}): Promise<T> => {
  const answer = await overNetwork(path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
  if (answer.status < 200 || answer.status > 299) throw refused(answer);
  return answer.body as T;
};
