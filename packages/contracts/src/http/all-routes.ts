import type { z } from 'zod';
import { accountRoutes } from './account.js';
import { administrationRoutes } from './administration.js';
import { analyticsRoutes } from './analytics.js';
import { billingRoutes } from './billing.js';
import { categoryRoutes } from './category.js';
import { claimRoutes } from './claim.js';
import { companyRoutes } from './company.js';
import { contactRoutes } from './contact.js';
import { conversationRoutes } from './conversation.js';
import { editorialRoutes } from './editorial.js';
import { factorRoutes } from './factors.js';
import { favoriteRoutes } from './favorite.js';
import { insightRoutes } from './insight.js';
import { notificationRoutes } from './notification.js';
import { ownedCompanyRoutes } from './owned-company.js';
import { peopleRoutes } from './people-admin.js';
import { personalSettingsRoutes } from './personal-settings.js';
import { placeRoutes } from './place.js';
import { privacyRoutes } from './privacy.js';
import { requestRoutes } from './request.js';
import { reviewRoutes } from './review.js';
import { searchRoutes } from './search.js';
import { signInRoutes } from './sign-in.js';
import { siteRoutes } from './site.js';
import { trackingRoutes } from './tracking.js';
import type { Method, ParamsOf, Route } from './route.js';

/** Every route of the interface. Browsers import the type alone: the table would bring the schemas. */
export type Routes = typeof accountRoutes &
  typeof administrationRoutes &
  typeof analyticsRoutes &
  typeof billingRoutes &
  typeof categoryRoutes &
  typeof claimRoutes &
  typeof companyRoutes &
  typeof contactRoutes &
  typeof conversationRoutes &
  typeof editorialRoutes &
  typeof factorRoutes &
  typeof favoriteRoutes &
  typeof insightRoutes &
  typeof notificationRoutes &
  typeof ownedCompanyRoutes &
  typeof peopleRoutes &
  typeof personalSettingsRoutes &
  typeof placeRoutes &
  typeof privacyRoutes &
  typeof requestRoutes &
  typeof reviewRoutes &
  typeof searchRoutes &
  typeof signInRoutes &
  typeof siteRoutes &
  typeof trackingRoutes;
export type RouteKey = keyof Routes;

export const allRoutes: Routes = {
  ...accountRoutes,
  ...administrationRoutes,
  ...analyticsRoutes,
  ...billingRoutes,
  ...categoryRoutes,
  ...claimRoutes,
  ...companyRoutes,
  ...contactRoutes,
  ...conversationRoutes,
  ...editorialRoutes,
  ...factorRoutes,
  ...favoriteRoutes,
  ...insightRoutes,
  ...notificationRoutes,
  ...ownedCompanyRoutes,
  ...peopleRoutes,
  ...personalSettingsRoutes,
  ...placeRoutes,
  ...privacyRoutes,
  ...requestRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...signInRoutes,
  ...siteRoutes,
  ...trackingRoutes,
};

export const routeOf = (key: RouteKey): Route => allRoutes[key];

/** The same as a list, with method and path apart. */
export const routeList = Object.entries<Route>(allRoutes).map(([key, route]) => {
  const [method, path] = key.split(' ') as [Method, string];
  return { ...route, key, method, path };
});

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
