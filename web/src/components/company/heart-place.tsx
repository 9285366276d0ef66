import { Suspense } from 'react';
import { useAlive } from '../../lib/ssr/alive';
import { part } from '../../lib/part';

const CardHeart = part(() => import('../account/favorites/card-heart'));

/** Reserved from the first paint, above the link that covers the card. */
export function HeartPlace({ id, name }: { id: string; name: string }) {
  const alive = useAlive();
  return (
    <div className="relative -mt-1 -mr-1 size-10 shrink-0">
      {alive ? (
        <Suspense fallback={null}>
          <CardHeart companyId={id} companyName={name} />
        </Suspense>
      ) : null}
    </div>
  );
}
