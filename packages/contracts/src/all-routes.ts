import type { z } from 'zod';
import { accountRoutes } from './identity/http/account.js';
import { administrationRoutes } from './administration.js';
import { analyticsRoutes } from './analytics/http.js';
import { billingRoutes } from './billing/http.js';
import { categoryRoutes } from './directory/http/category.js';
import { claimRoutes } from './directory/http/claim.js';
import { companyRoutes } from './directory/http/company.js';
import { contactRoutes } from './messaging/http/contact.js';
import { conversationRoutes } from './messaging/http/conversation.js';
import { editorialRoutes } from './directory/http/editorial.js';
import { factorRoutes } from './identity/http/second-factor.js';
import { favoriteRoutes } from './directory/http/favorite.js';
import { insightRoutes } from './directory/http/insight.js';
import { notificationRoutes } from './messaging/http/notification.js';
import { ownedCompanyRoutes } from './directory/http/owned-company.js';
import { peopleRoutes } from './identity/http/people-admin.js';
import { personalSettingsRoutes } from './identity/http/personal-settings.js';
import { placeRoutes } from './directory/http/place.js';
import { privacyRoutes } from './identity/http/privacy.js';
import { requestRoutes } from './directory/http/customer-request.js';
import { reviewRoutes } from './reviews/http.js';
import { searchRoutes } from './directory/http/search.js';
import { signInRoutes } from './identity/http/sign-in.js';
import { siteRoutes } from './directory/http/site.js';
import { trackingRoutes } from './analytics/http.js';
import type { Method, ParamsOf, Route } from './common/route.js';

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
