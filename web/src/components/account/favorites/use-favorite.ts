import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@carsi/contracts/common/paths';
import {
  addFavorite,
  favoriteIdsQuery,
  favoritesQuery,
  isFavoriteQuery,
  removeFavorite,
} from '../../../lib/account/favorites';
import { ApiFailure } from '../../../lib/http';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { favoriteTexts as texts } from './favorite-texts';

/** Adds or removes at once; it goes back when the server did not hear of it. */
export const useToggleFavorite = (user: AccountUser, companyId: string) => {
  const client = useQueryClient();
  const { queryKey } = isFavoriteQuery(user, companyId);
  const { busy, run } = useAction({
    failed: (error) =>
      toast.error(error instanceof ApiFailure && error.code === 'FAVORITES_FULL' ? error.message : texts.failed),
  });
  const toggle = (favorite: boolean): Promise<void> =>
    run(async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, !favorite);
      try {
        await (favorite ? removeFavorite : addFavorite)(user, companyId);
      } catch (error) {
        client.setQueryData(queryKey, favorite);
        throw error;
      }
      toast.success(favorite ? texts.removed : texts.added);
      void client.invalidateQueries({ queryKey: favoritesQuery(user).queryKey });
      void client.invalidateQueries({ queryKey: favoriteIdsQuery(user).queryKey });
    });
  return { busy, toggle };
};

/** Offers anonymous visitors to sign in and come back. */
export const useAskToSignIn = (): (() => void) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () =>
    toast.offer(
      texts.signInFirst,
      texts.signIn,
      () => void navigate(paths.signIn, { state: { from: pathname + search } }),
    );
};
