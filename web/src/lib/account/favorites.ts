import type { AccountUser } from '@carsi/contracts/http/account';
import type { Favorite, FavoriteAnswer, FavoriteCheck } from '@carsi/contracts/http/favorite';
import { queryOptions } from '@tanstack/react-query';
import { getMine, send } from '../http';
import { mine } from './me';

/** The last to come first. */
export const favoritesQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'favorites'),
    queryFn: (context) => getMine<Favorite[]>(`/api/users/${user.id}/favorites`, context),
    staleTime: 0,
  });

/** Ids of all favourites: one request for a page of cards. */
export const favoriteIdsQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'favorite-ids'),
    queryFn: (context) => getMine<string[]>(`/api/favorites/${user.id}`, context),
    staleTime: 60_000,
  });

/** False where it cannot be known. */
export const isFavoriteQuery = (user: AccountUser, companyId: string) =>
  queryOptions({
    queryKey: mine(user, 'favorite', companyId),
    queryFn: async (context): Promise<boolean> => {
      const path = `/api/favorites/${user.id}/${encodeURIComponent(companyId)}/check`;
      return getMine<FavoriteCheck>(path, context).then(
        ({ is_favorite }) => is_favorite,
        () => false,
      );
    },
    staleTime: 0,
  });

export const addFavorite = (user: AccountUser, companyId: string): Promise<FavoriteAnswer> =>
  send('POST', '/api/favorites', { user_id: user.id, company_id: companyId });

export const removeFavorite = (user: AccountUser, companyId: string): Promise<FavoriteAnswer> =>
  send('DELETE', `/api/favorites/${user.id}/${encodeURIComponent(companyId)}`);
