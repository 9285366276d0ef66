import type { AnswerOf, InputOf, RouteKey } from '@carsi/contracts/http/all-routes';
import { bodyOf, type Context, type FetchedJson, type Listed, listedOf, overNetwork } from './http';

type GetKey = Extract<RouteKey, `GET ${string}`>;
type Row<Key extends RouteKey> = AnswerOf<Key> extends readonly (infer Each)[] ? Each : never;
type Headers = Readonly<Record<string, string>>;

/** The input may be left out where nothing of it is required. */
type Arguments<Key extends RouteKey, More> =
  object extends InputOf<Key> ? [input?: InputOf<Key>, more?: More] : [input: InputOf<Key>, more?: More];

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Method and address of a route; fields of the query that are undefined or null are left out. */
export const requestOf = (route: string, { params = {}, query = {} }: Parts = {}): [method: string, path: string] => {
  const [method, template] = route.split(' ') as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return [method, given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`];
};

const fetchPublic = (route: string, input: Parts, { meta, signal }: Context): Promise<FetchedJson> => {
  const [, path] = requestOf(route, input);
  return meta?.fetchJson ? meta.fetchJson(path) : overNetwork(path, signal ? { signal } : {});
};

/** A public GET, without a token: every visitor gets the same bytes. Throws ApiFailure. */
export const callPublic = async <Key extends GetKey>(
  route: Key,
  input: InputOf<Key>,
  context: Context,
): Promise<AnswerOf<Key>> => bodyOf(await fetchPublic(route, input, context));

/** A page of a public list. Throws ApiFailure. */
export const callPublicPage = async <Key extends GetKey>(
  route: Key,
  input: InputOf<Key>,
  context: Context,
): Promise<Listed<Row<Key>>> => listedOf(await fetchPublic(route, input, context));

const session = () => import('./session/calls');

interface More extends Context {
  headers?: Headers;
  /** Instead of a JSON body. */
  form?: FormData;
}

const initOf = (method: string, { body }: Parts, { signal, headers, form }: More): RequestInit => {
  if (method === 'GET') return { ...(signal && { signal }), ...(headers && { headers }) };
  return form
    ? { body: form }
    : { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json', ...headers } };
};

/** Any route, with the member's token, if any. Throws ApiFailure. */
export const call = async <Key extends RouteKey>(
  route: Key,
  ...[input = {} as InputOf<Key>, more = {}]: Arguments<Key, More>
): Promise<AnswerOf<Key>> => {
  const [method, path] = requestOf(route, input);
  return (await session()).call(method, path, initOf(method, input, more));
};

/** As `call`, for a page of a list. */
export const callPage = async <Key extends GetKey>(
  route: Key,
  input: InputOf<Key>,
  context: Context = {},
): Promise<Listed<Row<Key>>> => {
  const [method, path] = requestOf(route, input);
  return (await session()).callListed(path, initOf(method, input, context));
};
