import { allRoutes } from '@carsi/contracts/http/all-routes';
import type { Method, Route } from '@carsi/contracts/http/route';
import { ofAccounts } from './operations/of-accounts.js';
import { ofSecondFactors } from './operations/of-second-factors.js';
import { ofAdministration } from './operations/of-administration.js';
import { ofAnalytics } from './operations/of-analytics.js';
import { ofBilling } from './operations/of-billing.js';
import { ofConversations } from './operations/of-conversations.js';
import { ofEverybody } from './operations/of-everybody.js';
import { ofNotifications } from './operations/of-notifications.js';
import { ofOwnersAndAdmins } from './operations/of-owners-and-admins.js';
import { ofPrivacy } from './operations/of-privacy.js';
import { ofSupport } from './operations/of-support.js';
import type { Operation } from './operations/operation.js';

const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** Every call of the interface, with the schemas that read what comes in. A spec holds it against the routes that exist. */
export const operations: readonly Operation[] = [
  ...Object.entries<Route>(allRoutes).map(([key, { status = 200, ...route }]) => {
    const [method, path] = key.split(' ') as [Method, string];
    return { ...route, status, method: verbs[method], path };
  }),
  ...ofEverybody,
  ...ofSupport,
  ...ofAccounts,
  ...ofSecondFactors,
  ...ofNotifications,
  ...ofConversations,
  ...ofPrivacy,
  ...ofOwnersAndAdmins,
  ...ofAdministration,
  ...ofBilling,
  ...ofAnalytics,
];
