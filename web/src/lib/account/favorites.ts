import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { FavoriteAnswer } from '@carsi/contracts/directory/http/favorite';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { mine } from './me';

/** The last to come first. */
export const favoritesQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'favorites'),
    queryFn: (context) => call('GET /api/users/{id}/favorites', { params: { id: user.id } }, context),
    staleTime: 0,
  });

/** Ids of all favourites: one request for a page of cards. */
export const favoriteIdsQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'favorite-ids'),
    queryFn: (context) => call('GET /api/favorites/{userId}', { params: { userId: user.id } }, context),
    staleTime: 60_000,
  });

/** False where it cannot be known. */
export const isFavoriteQuery = (user: AccountUser, companyId: string) =>
  queryOptions({
    queryKey: mine(user, 'favorite', companyId),
    queryFn: async (context): Promise<boolean> => {
      const params = { userId: user.id, companyId };
      return call('GET /api/favorites/{userId}/{companyId}/check', { params }, context).then(
        ({ is_favorite }) => is_favorite,
        () => false,
      );
    },
    staleTime: 0,
  });

export const addFavorite = (user: AccountUser, companyId: string): Promise<FavoriteAnswer> =>
  call('POST /api/favorites', { body: { user_id: user.id, company_id: companyId } });

export const removeFavorite = (user: AccountUser, companyId: string): Promise<FavoriteAnswer> =>
  call('DELETE /api/favorites/{userId}/{companyId}', { params: { userId: user.id, companyId } });
