import { Suspense } from 'react';
import { paths } from '../../../config/paths';
import { cx } from '../../../lib/cx';
import { Link, useLocation } from '../../../lib/navigation/router';
import { part } from '../../../lib/part';
import { useSession } from '../../../lib/session/session';
import { texts } from '../../texts';

const UserMenu = part(() => import('./user-menu'));

/** What a link to sign in says of where one stands, to come back to. Between the screens that sign in it is handed on. */
export const useFrom = (): { from?: unknown } => {
  const { pathname, search, state } = useLocation();
  const told = state as { from?: unknown } | null;
  return told?.from ? { from: told.from } : { from: pathname + search };
};

/** As wide as the two buttons, whoever is here: the header does not move when it is known. */
export function AccountCorner() {
  const { status, user } = useSession();
  const from = useFrom();
  return (
    <div className="needs-script hidden items-center justify-items-end *:col-start-1 *:row-start-1 lg:grid">
      <div className={cx('flex gap-1', status !== 'out' && 'invisible')}>
        <Link to={paths.signIn} state={from} className="btn btn-quiet btn-small">
          {texts.signIn}
        </Link>
        <Link to={paths.register} state={from} className="btn btn-primary btn-small">
          {texts.register}
        </Link>
      </div>
      {user ? (
        <Suspense fallback={null}>
          <UserMenu user={user} />
        </Suspense>
      ) : null}
    </div>
  );
}
