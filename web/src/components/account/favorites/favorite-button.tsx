import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { isFavoriteQuery } from '../../../lib/account/favorites';
import { cx } from '../../../lib/cx';
import { useSession } from '../../../lib/session/session';
import { favoriteTexts as texts } from './favorite-texts';
import { useAskToSignIn, useToggleFavorite } from './use-favorite';

interface FavoriteButtonProps {
  companyId: string;
  className: string;
}

/** The favourite button. Loaded after hydration, so readers do not wait for it. */
export default function FavoriteButton(props: FavoriteButtonProps) {
  const { status, user } = useSession();
  if (user) return <MyHeart key={user.id} user={user} {...props} />;
  return status === 'out' ? <AnybodysHeart {...props} /> : null;
}

function MyHeart({ user, companyId, className }: FavoriteButtonProps & { user: AccountUser }) {
  const { data: favorite } = useQuery(isFavoriteQuery(user, companyId));
  const { busy, toggle } = useToggleFavorite(user, companyId);
  // Not before it is known what a tap would do.
  if (favorite === undefined) return null;
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void toggle(favorite)}>
      <Heart aria-hidden size={16} className={cx(favorite && 'fill-current')} />
      {favorite ? texts.remove : texts.add}
    </button>
  );
}

function AnybodysHeart({ className }: FavoriteButtonProps) {
  return (
    <button type="button" className={className} onClick={useAskToSignIn()}>
      <Heart aria-hidden size={16} />
      {texts.add}
    </button>
  );
}
