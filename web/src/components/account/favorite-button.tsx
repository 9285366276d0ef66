import type { AccountUser } from '@carsi/contracts/http/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../config/paths';
import { addFavorite, favoritesQuery, isFavoriteQuery, removeFavorite } from '../../lib/account/favorites';
import { cx } from '../../lib/cx';
import { ApiFailure } from '../../lib/http';
import { useLocation, useNavigate } from '../../lib/router';
import { toast } from '../../lib/toast';
import { useSession } from '../../stores/session';
import { favoriteTexts as texts } from './favorite-texts';

interface FavoriteButtonProps {
  companyId: string;
  className: string;
}

/** The heart. Fetched after the page is alive: who only reads does not wait for it. */
export default function FavoriteButton(props: FavoriteButtonProps) {
  const { status, user } = useSession();
  if (user) return <MyHeart key={user.id} user={user} {...props} />;
  return status === 'out' ? <AnybodysHeart {...props} /> : null;
}

function MyHeart({ user, companyId, className }: FavoriteButtonProps & { user: AccountUser }) {
  const client = useQueryClient();
  const check = isFavoriteQuery(user, companyId);
  const { data: kept } = useQuery(check);
  const [busy, setBusy] = useState(false);
  // Not before it is known what a tap would do.
  if (kept === undefined) return null;
  const toggle = async (): Promise<void> => {
    setBusy(true);
    await client.cancelQueries({ queryKey: check.queryKey });
    client.setQueryData(check.queryKey, !kept);
    try {
      await (kept ? removeFavorite : addFavorite)(user, companyId);
      toast.success(kept ? texts.removed : texts.added);
      void client.invalidateQueries({ queryKey: favoritesQuery(user).queryKey });
    } catch (error) {
      client.setQueryData(check.queryKey, kept);
      toast.error(error instanceof ApiFailure && error.code === 'FAVORITES_FULL' ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void toggle()}>
      <Heart aria-hidden size={16} className={cx(kept && 'fill-current')} />
      {kept ? texts.remove : texts.add}
    </button>
  );
}

function AnybodysHeart({ className }: FavoriteButtonProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ask = (): void =>
    toast.offer(
      texts.signInFirst,
      texts.signIn,
      () => void navigate(paths.signIn, { state: { from: pathname + search } }),
    );
  return (
    <button type="button" className={className} onClick={ask}>
      <Heart aria-hidden size={16} />
      {texts.add}
    </button>
  );
}
