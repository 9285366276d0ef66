import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { favoriteIdsQuery, isFavoriteQuery } from '../../../lib/account/favorites';
import { cx } from '../../../lib/cx';
import { useSession } from '../../../lib/session/session';
import { favoriteTexts as texts } from './favorite-texts';
import { useAskToSignIn, useToggleFavorite } from './use-favorite';

interface CardHeartProps {
  companyId: string;
  companyName: string;
}

const shape =
  'flex size-10 items-center justify-center rounded-full text-muted hover:bg-accent-soft hover:text-mark disabled:opacity-60';

/** The heart on a card. Fetched after the page is alive. */
export default function CardHeart(props: CardHeartProps) {
  const { status, user } = useSession();
  if (user) return <MyHeart key={user.id} user={user} {...props} />;
  return status === 'out' ? <AnybodysHeart {...props} /> : null;
}

function MyHeart({ user, companyId, companyName }: CardHeartProps & { user: AccountUser }) {
  const { data: listed } = useQuery({
    ...favoriteIdsQuery(user),
    select: (ids) => ids.includes(companyId),
  });
  // Pressed since, here or on the company's page.
  const { data: pressed } = useQuery({ ...isFavoriteQuery(user, companyId), enabled: false });
  const { busy, toggle } = useToggleFavorite(user, companyId);
  const favorite = pressed ?? listed;
  if (favorite === undefined) return null;
  return (
    <button
      type="button"
      className={cx(shape, favorite && 'text-mark')}
      aria-pressed={favorite}
      aria-label={`${texts.add}: ${companyName}`}
      title={favorite ? texts.remove : texts.add}
      disabled={busy}
      onClick={() => void toggle(favorite)}
    >
      <Heart aria-hidden size={18} className={cx(favorite && 'fill-current')} />
    </button>
  );
}

function AnybodysHeart({ companyName }: CardHeartProps) {
  return (
    <button type="button" className={shape} aria-label={`${texts.add}: ${companyName}`} onClick={useAskToSignIn()}>
      <Heart aria-hidden size={18} />
    </button>
  );
}
