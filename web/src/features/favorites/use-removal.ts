import type { Favorite } from '@carsi/contracts/directory/http/favorite';
import { useQueryClient } from '@tanstack/react-query';
import { favoriteTexts as texts } from '../../components/account/favorites/favorite-texts';
import { addFavorite, favoritesQuery, isFavoriteQuery, removeFavorite } from '../../lib/account/favorites';
import { useMe } from '../../lib/account/me';
import { toast } from '../../lib/toast';

/** Removes a favourite optimistically; restores it on failure or undo. */
export const useRemoval = (): ((favorite: Favorite) => Promise<void>) => {
  const user = useMe();
  const client = useQueryClient();
  const { queryKey } = favoritesQuery(user);
  const put = (favorite: Favorite, isFavorite: boolean): void => {
    client.setQueryData(queryKey, (list = []) => [
      ...(isFavorite ? [favorite] : []),
      ...list.filter(({ id }) => id !== favorite.id),
    ]);
    client.setQueryData(isFavoriteQuery(user, favorite.id).queryKey, isFavorite);
  };
  const change = async (favorite: Favorite, isFavorite: boolean): Promise<boolean> => {
    await client.cancelQueries({ queryKey });
    put(favorite, isFavorite);
    try {
      await (isFavorite ? addFavorite : removeFavorite)(user, favorite.id);
      return true;
    } catch {
      put(favorite, !isFavorite);
      toast.error(texts.failed);
      return false;
    }
  };
  return async (favorite) => {
    if (!(await change(favorite, false))) return;
    // Companies that are not public cannot be added again, so there is no undo.
    if (favorite.company.status !== 'active') return toast.success(texts.removed);
    toast.offer(texts.removed, texts.undo, () => void change(favorite, true));
  };
};
