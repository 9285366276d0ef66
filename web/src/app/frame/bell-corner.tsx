import { Bell as BellIcon } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '../../config/paths';
import { part } from '../../lib/part';
import { Link } from '../../lib/navigation/router';
import { useSession } from '../../lib/session/session';
import { texts } from '../texts';

const Bell = part(() => import('../../features/notifications/components/bell'));

/** Link to the notifications; for members it loads the counter and the latest ones once the session is known. */
export function BellCorner() {
  const user = useSession((state) => state.user);
  const link = (
    <Link to={paths.notifications} aria-label={texts.notifications} className="btn btn-quiet btn-small px-2">
      <BellIcon aria-hidden size={20} />
    </Link>
  );
  return (
    <div className="needs-script">{user ? <Suspense fallback={link}>{<Bell user={user} />}</Suspense> : link}</div>
  );
}
