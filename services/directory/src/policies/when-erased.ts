import { identityTopic } from '@carsi/contracts/identity/events';
import { policy } from '@carsi/platform/events/policies';
import type { ClaimCompanies } from '../claims/claim-companies.js';
import type { AskCompanies } from '../customer-requests/ask-companies.js';
import type { Reactions } from '../editorial/reactions.js';
import type { KeepFavorites } from '../favorites/keep-favorites.js';
import type { OwnedCompanies } from '../owned/owned-companies.js';
import { forgetClaimsWhenClaimerErased } from './forget-claims-when-claimer-erased.js';
import { forgetFavoritesWhenUserErased } from './forget-favorites-when-user-erased.js';
import { forgetReactionsWhenUserErased } from './forget-reactions-when-user-erased.js';
import { forgetRequestsWhenAskerErased } from './forget-requests-when-asker-erased.js';
import { unclaimCompaniesWhenUserErased } from './unclaim-companies-when-user-erased.js';

/** Holders of personal data. */
export interface PersonalDataHolders {
  readonly owned: OwnedCompanies;
  readonly favorites: KeepFavorites;
  readonly asking: AskCompanies;
  readonly claiming: ClaimCompanies;
  readonly reactions: Reactions;
}

/** The directory's policies for an erased person. */
export const whenErased = ({ owned, favorites, asking, claiming, reactions }: PersonalDataHolders) => [
  policy(unclaimCompaniesWhenUserErased, identityTopic, (command) => owned.unclaimAllOf(command)),
  policy(forgetFavoritesWhenUserErased, identityTopic, (command) => favorites.erase(command)),
  policy(forgetRequestsWhenAskerErased, identityTopic, (command) => asking.erase(command)),
  policy(forgetClaimsWhenClaimerErased, identityTopic, (command) => claiming.erase(command)),
  policy(forgetReactionsWhenUserErased, identityTopic, ({ data }) => reactions.erase(data.personId)),
];
