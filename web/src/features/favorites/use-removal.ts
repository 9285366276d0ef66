import type { Favorite } from '@carsi/contracts/http/favorite';
import { useQueryClient } from '@tanstack/react-query';
import { favoriteTexts as texts } from '../../components/account/favorites/favorite-texts';
import { addFavorite, favoritesQuery, isFavoriteQuery, removeFavorite } from '../../lib/account/favorites';
import { useMe } from '../../lib/account/me';
import { toast } from '../../lib/toast';

/** Takes one out of the list at once; it comes back when the server did not hear of it, and when somebody thinks again. */
export const useRemoval = (): ((favorite: Favorite) => Promise<void>) => {
  const user = useMe();
  const client = useQueryClient();
  const { queryKey } = favoritesQuery(user);
  const put = (favorite: Favorite, kept: boolean): void => {
    client.setQueryData(queryKey, (list = []) => [
      ...(kept ? [favorite] : []),
      ...list.filter(({ id }) => id !== favorite.id),
    ]);
    client.setQueryData(isFavoriteQuery(user, favorite.id).queryKey, kept);
  };
  const change = async (favorite: Favorite, kept: boolean): Promise<boolean> => {
    await client.cancelQueries({ queryKey });
    put(favorite, kept);
    try {
      await (kept ? addFavorite : removeFavorite)(user, favorite.id);
      return true;
    } catch {
      put(favorite, !kept);
      toast.error(texts.failed);
      return false;
    }
  };
  return async (favorite) => {
    if (!(await change(favorite, false))) return;
    // What is no longer public cannot be added again.
    if (favorite.company.status !== 'active') return toast.success(texts.removed);
    toast.offer(texts.removed, texts.undo, () => void change(favorite, true));
  };
};
