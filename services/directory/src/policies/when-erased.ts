import { identityTopic } from '@carsi/contracts/identity';
import type { ClaimCompanies } from '../claims/claim-companies.js';
import type { AskCompanies } from '../customer-requests/ask-companies.js';
import type { Reactions } from '../editorial/reactions.js';
import type { KeepFavorites } from '../favorites/keep-favorites.js';
import type { OwnedCompanies } from '../owned/owned-companies.js';
import { forgetClaimsWhenClaimerErased, type ForgetClaims } from './forget-claims-when-claimer-erased.js';
import { forgetFavoritesWhenUserErased, type ForgetFavoritesOf } from './forget-favorites-when-user-erased.js';
import { forgetReactionsWhenUserErased, type ForgetReactionsOf } from './forget-reactions-when-user-erased.js';
import { forgetRequestsWhenAskerErased, type ForgetAsker } from './forget-requests-when-asker-erased.js';
import { unclaimCompaniesWhenUserErased, type UnclaimCompaniesOf } from './unclaim-companies-when-user-erased.js';

/** Those who know something of a person. */
export interface Erasing {
  readonly owned: OwnedCompanies;
  readonly favorites: KeepFavorites;
  readonly asking: AskCompanies;
  readonly claiming: ClaimCompanies;
  readonly reactions: Reactions;
}

/** What the directory does when somebody is erased, once it has started. */
export const whenErased = (started: Promise<Erasing>) => [
  {
    policy: unclaimCompaniesWhenUserErased,
    topic: identityTopic,
    run: async (command: object) => (await started).owned.unclaimAllOf(command as UnclaimCompaniesOf),
  },
  {
    policy: forgetFavoritesWhenUserErased,
    topic: identityTopic,
    run: async (command: object) => (await started).favorites.forget(command as ForgetFavoritesOf),
  },
  {
    policy: forgetRequestsWhenAskerErased,
    topic: identityTopic,
    run: async (command: object) => (await started).asking.forget(command as ForgetAsker),
  },
  {
    policy: forgetClaimsWhenClaimerErased,
    topic: identityTopic,
    run: async (command: object) => (await started).claiming.forget(command as ForgetClaims),
  },
  {
    policy: forgetReactionsWhenUserErased,
    topic: identityTopic,
    run: async (command: object) => (await started).reactions.forget((command as ForgetReactionsOf).data.personId),
  },
];
