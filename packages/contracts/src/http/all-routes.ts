import type { z } from 'zod';
import { growthRoutes } from './administration.js';
import { categoryRoutes } from './category.js';
import { claimRoutes } from './claim.js';
import { companyRoutes } from './company.js';
import { editorialRoutes } from './editorial.js';
import { favoriteRoutes } from './favorite.js';
import { insightRoutes } from './insight.js';
import { ownedCompanyRoutes } from './owned-company.js';
import { placeRoutes } from './place.js';
import { requestRoutes } from './request.js';
import { reviewRoutes } from './review.js';
import { searchRoutes } from './search.js';
import type { ParamsOf, Route } from './route.js';

/** Every route of the interface. Browsers import the type alone: the table would bring the schemas. */
export type Routes = typeof growthRoutes &
  typeof categoryRoutes &
  typeof claimRoutes &
  typeof companyRoutes &
  typeof editorialRoutes &
  typeof favoriteRoutes &
  typeof insightRoutes &
  typeof ownedCompanyRoutes &
  typeof placeRoutes &
  typeof requestRoutes &
  typeof reviewRoutes &
  typeof searchRoutes;
export type RouteKey = keyof Routes;

export const allRoutes: Routes = {
  ...growthRoutes,
  ...categoryRoutes,
  ...claimRoutes,
  ...companyRoutes,
  ...editorialRoutes,
  ...favoriteRoutes,
  ...insightRoutes,
  ...ownedCompanyRoutes,
  ...placeRoutes,
  ...requestRoutes,
  ...reviewRoutes,
  ...searchRoutes,
};

export const routeOf = (key: RouteKey): Route => allRoutes[key];

/** What a handler gets: parsed. */
export type Parsed<Key extends RouteKey, Part extends 'query' | 'body'> =
  Routes[Key] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

export type AnswerOf<Key extends RouteKey> = z.output<Routes[Key]['answer']>;

type Deep<Value> = Value extends readonly (infer Each)[]
  ? readonly Deep<Each>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: Deep<Value[Field]> }
    : Value;

/** What a handler may return: nothing changes it any more. */
export type ResponseOf<Key extends RouteKey> = Deep<AnswerOf<Key>>;

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
  ? Optional<'body', Deep<z.input<Schema>>>
  : unknown;

/** What a caller gives: the parts of the address, the query and the body of this route, and nothing else. */
export type InputOf<Key extends RouteKey> = Optional<'params', ParamsOf<Key>> & QueryOf<Key> & BodyOf<Key>;
