import { Bell as BellIcon } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '../../config/paths';
import { part } from '../../lib/part';
import { useSession } from '../../lib/session/session';
import { texts } from '../texts';
import { ButtonLink } from '../../components/ui/button';

const Bell = part(() => import('../../features/notifications/components/bell'));

/** Link to the notifications; for members it loads the counter and the latest ones once the session is known. */
export function BellCorner() {
  const user = useSession((state) => state.user);
  const link = (
    <ButtonLink look="quiet" small to={paths.notifications} aria-label={texts.notifications} className="px-2">
      <BellIcon aria-hidden size={20} />
    </ButtonLink>
  );
  return (
    <div className="needs-script">{user ? <Suspense fallback={link}>{<Bell user={user} />}</Suspense> : link}</div>
  );
}
