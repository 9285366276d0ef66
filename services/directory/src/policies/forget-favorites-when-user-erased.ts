import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { EraseFavoritesOf } from '../favorites/keep-favorites.js';

/** Whenever somebody is erased, their favourites go with them. */
export const forgetFavoritesWhenUserErased: Policy<IdentityEvent, EraseFavoritesOf> = {
  name: 'forget-favorites-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseFavoritesOf', data: { userId: event.data.userId } }] : [],
};
