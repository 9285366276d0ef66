import type { z } from 'zod';
import { reviewRoutes } from './review.js';
import type { ParamsOf, Route } from './route.js';

/** Every route of the interface. Browsers import the type alone: the table would bring the schemas. */
export type Routes = typeof reviewRoutes;
export type RouteKey = keyof Routes;

export const allRoutes: Routes = { ...reviewRoutes };

export const routeOf = (key: RouteKey): Route => allRoutes[key];

/** What a handler gets: parsed. */
export type Parsed<Key extends RouteKey, Part extends 'query' | 'body'> =
  Routes[Key] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

export type AnswerOf<Key extends RouteKey> = z.output<Routes[Key]['answer']>;

/** A field that coerces takes anything: a caller is held to its result. */
type Sent<Schema extends z.ZodType> = {
  readonly [Field in keyof z.input<Schema>]:
    | (unknown extends z.input<Schema>[Field]
        ? z.output<Schema>[Field & keyof z.output<Schema>]
        : z.input<Schema>[Field])
    | undefined;
};

type Optional<Field extends string, Type> = object extends Type
  ? { readonly [Name in Field]?: Type }
  : { readonly [Name in Field]: Type };

type QueryOf<Key extends RouteKey> = Routes[Key] extends { readonly query: infer Schema extends z.ZodType }
  ? Optional<'query', Sent<Schema>>
  : unknown;

type BodyOf<Key extends RouteKey> = Routes[Key] extends { readonly body: infer Schema extends z.ZodType }
  ? Optional<'body', z.input<Schema>>
  : unknown;

/** What a caller gives: the parts of the address, the query and the body of this route, and nothing else. */
export type InputOf<Key extends RouteKey> = Optional<'params', ParamsOf<Key>> & QueryOf<Key> & BodyOf<Key>;
