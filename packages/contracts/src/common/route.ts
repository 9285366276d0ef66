import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path in one string, so that a caller's types need no table at run time. */
export type RouteName = `${Method} /${string}`;

/**
 * `self`: the person of `{id}` or `{userId}`. `owner`: a member who owns what the path names; the service checks it, and the attack tests
 * call the route with a stranger's token. Where the owned id is in the body, use `member` and write a test of its own.
 */
export type Who = 'anyone' | 'member' | 'self' | 'owner' | 'admin';

export type LimitName =
  | 'track'
  | 'search'
  | 'suggest'
  | 'read'
  | 'page'
  | 'file'
  | 'login'
  | 'register'
  | 'mail'
  | 'session'
  | 'account'
  | 'upload'
  | 'review'
  | 'vote'
  | 'report'
  | 'conversation'
  | 'message'
  | 'live'
  | 'contact'
  | 'letter';

export interface Route {
  readonly summary: string;
  readonly who: Who;
  /**
   * Counted before the input is parsed: per person where one has to be signed in (`account` by default), else per network (none by
   * default). Null: the handler counts, because what is counted depends on the input.
   */
  readonly limit?: LimitName | null;
  /** The sentence of its 401. */
  readonly signIn?: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** 200 by default. */
  readonly status?: number;
}

/** Checks a table of routes and keeps its exact type. */
export const routes = <const Table extends Readonly<Record<RouteName, Route>>>(table: Table): Table => table;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parts of an address that its path names in braces. */
export type ParamsOf<Name extends string> = { readonly [Param in ParamNames<Name>]: string };
