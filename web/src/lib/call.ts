import type { AnswerOf, InputOf, RouteKey } from '@carsi/contracts/all-routes';
import { bodyOf, type Context, type FetchedJson, type Listed, listedOf, overNetwork } from './http';
import { type More, type Parts, requestOf } from './request';

export type GetKey = Extract<RouteKey, `GET ${string}`>;
type Row<Key extends RouteKey> = AnswerOf<Key> extends readonly (infer Each)[] ? Each : never;

/** The input may be left out where nothing of it is required. */
type Arguments<Key extends RouteKey, More> =
  object extends InputOf<Key> ? [input?: InputOf<Key>, more?: More] : [input: InputOf<Key>, more?: More];

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

/** Loaded apart: visitors without an account do not need it. */
const session = () => import('./session/calls');

/** Any route, with the member's token, if any. Throws ApiFailure. */
export const call = async <Key extends RouteKey>(
  route: Key,
  ...[input, more]: Arguments<Key, More>
): Promise<AnswerOf<Key>> => (await session()).call(route, input, more);

/** As `call`, for a page of a list. */
export const callPage = async <Key extends GetKey>(
  route: Key,
  input: InputOf<Key>,
  context?: Context,
): Promise<Listed<Row<Key>>> => (await session()).callPage(route, input, context);
