import type { IdentityEvent } from '@carsi/contracts/identity';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type ForgetFavoritesOf = Command<'ForgetFavoritesOf', { readonly userId: string }>;

/** Whenever somebody is erased, their favourites go with them. */
export const forgetFavoritesWhenUserErased: Policy<IdentityEvent, ForgetFavoritesOf> = {
  name: 'forget-favorites-when-user-erased',
  from: 'origin',
  when: (event) =>
    event.type === 'UserErased' ? [{ type: 'ForgetFavoritesOf', data: { userId: event.data.userId } }] : [],
};
