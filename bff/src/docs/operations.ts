import { ofAccounts } from './operations/of-accounts.js';
import { ofSecondFactors } from './operations/of-second-factors.js';
import { ofAdministration } from './operations/of-administration.js';
import { ofAnalytics } from './operations/of-analytics.js';
import { ofBilling } from './operations/of-billing.js';
import { ofClaims } from './operations/of-claims.js';
import { ofConversations } from './operations/of-conversations.js';
import { ofEditorial } from './operations/of-editorial.js';
import { ofEverybody } from './operations/of-everybody.js';
import { ofMembers } from './operations/of-members.js';
import { ofNotifications } from './operations/of-notifications.js';
import { ofOwnersAndAdmins } from './operations/of-owners-and-admins.js';
import { ofOwnerTools } from './operations/of-owner-tools.js';
import { ofPrivacy } from './operations/of-privacy.js';
import { ofSupport } from './operations/of-support.js';
import { ofReviews } from './operations/of-reviews.js';
import type { Operation } from './operations/operation.js';

/** Every call of the interface, with the schemas that read what comes in. A spec holds it against the routes that exist. */
export const operations: readonly Operation[] = [
  ...ofEverybody,
  ...ofEditorial,
  ...ofSupport,
  ...ofAccounts,
  ...ofSecondFactors,
  ...ofMembers,
  ...ofReviews,
  ...ofNotifications,
  ...ofConversations,
  ...ofPrivacy,
  ...ofOwnersAndAdmins,
  ...ofAdministration,
  ...ofBilling,
  ...ofOwnerTools,
  ...ofClaims,
  ...ofAnalytics,
];
