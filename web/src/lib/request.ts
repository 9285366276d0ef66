import type { Context } from './http';

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Method and address of a route. Fields of the query that are undefined, null or empty are left out. */
export const requestOf = (route: string, { params, query = {} }: Parts = {}): [method: string, path: string] => {
  const [method, template] = route.split(' ') as [string, string];
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value || value === 0) search.set(name, `${value}`);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params![name]!));
  return [method, path + (`${search}` && `?${search}`)];
};

export interface More extends Context {
  headers?: Readonly<Record<string, string>>;
  /** Instead of a JSON body. */
  form?: FormData;
}
