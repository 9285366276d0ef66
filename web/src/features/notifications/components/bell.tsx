import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { Disclosure } from '../../../components/ui/disclosure';
import { formatNumber } from '../../../lib/format/numbers';
import { part } from '../../../lib/part';
import { onLive } from '../../../lib/live/socket';
import { countQuery, notificationsKey } from '../api/notifications';
import { badgeOf } from '../badge';
import { hiddenUnread, useGoing } from '../removal';
import { texts } from '../texts';

/** The count is pushed; visible lists are fetched again, and everything after a disconnection. */
const useLiveNotifications = (user: AccountUser): void => {
  const client = useQueryClient();
  useEffect(() => {
    const lists = { queryKey: [...notificationsKey(user), 'list'] };
    const stops = [
      onLive('notification:count', ({ unread }) => {
        client.setQueryData(countQuery(user).queryKey, unread);
        void client.invalidateQueries(lists);
      }),
      onLive('connect', () => void client.invalidateQueries({ queryKey: notificationsKey(user) })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, user]);
};

const load = () => import('./bell-panel');

const Panel = part(load);

/** The live number of unread notifications; empty at zero. */
export default function Bell({ user }: { user: AccountUser }) {
  useLiveNotifications(user);
  const { data = 0 } = useQuery(countQuery(user));
  const hidden = useGoing(({ going }) => hiddenUnread(going));
  const unread = Math.max(0, data - hidden);
  const badge = badgeOf(unread);
  return (
    <div onPointerEnter={() => void load().catch(() => undefined)}>
      <Disclosure
        label={
          <>
            <BellIcon aria-hidden size={20} />
            {badge ? (
              <span
                aria-hidden
                className="absolute top-0 right-0 min-w-5 rounded-full bg-bad px-1 text-center text-xs leading-5 font-bold text-paper"
              >
                {badge}
              </span>
            ) : null}
          </>
        }
        accessibleLabel={
          unread > 0 ? `${texts.bell.label}: ${texts.bell.unread(formatNumber(unread))}` : texts.bell.label
        }
        buttonClass="btn btn-quiet btn-small relative px-2"
        panelClass="fixed inset-x-3 top-16 z-50 mt-1 max-h-[80dvh] overflow-y-auto rounded-2xl border border-line bg-surface p-2 shadow-float sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-2 sm:w-96"
      >
        <Suspense fallback={<p className="h-40 p-2 text-muted">{texts.loading}</p>}>
          <Panel user={user} />
        </Suspense>
      </Disclosure>
    </div>
  );
}
