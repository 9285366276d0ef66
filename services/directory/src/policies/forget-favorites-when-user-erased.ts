import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { Policy } from '@carsi/kernel/policy';
import type { EraseFavoritesOf } from '../favorites/keep-favorites.js';

/** Whenever a person is erased, their favourites are erased. */
export const forgetFavoritesWhenUserErased: Policy<IdentityEvent, EraseFavoritesOf> = {
  name: 'forget-favorites-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'EraseFavoritesOf', data: { userId: event.data.userId } }] : [],
};
