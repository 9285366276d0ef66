import { Suspense } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { cx } from '../../../lib/cx';
import { useLocation } from '../../../lib/navigation/router';
import { part } from '../../../lib/part';
import { useSession } from '../../../lib/session/session';
import { texts } from '../../texts';
import { ButtonLink } from '../../../components/ui/button';

const UserMenu = part(() => import('./user-menu'));

/** The return target for a sign-in link. The sign-in screens pass it on to each other. */
export const useFrom = (): { from?: unknown } => {
  const { pathname, search, state } = useLocation();
  const target = state as { from?: unknown } | null;
  return target?.from ? { from: target.from } : { from: pathname + search };
};

/** As wide as the two buttons, so the header does not move when the session is known. */
export function AccountCorner() {
  const { status, user } = useSession();
  const from = useFrom();
  return (
    <div className="needs-script hidden items-center justify-items-end *:col-start-1 *:row-start-1 lg:grid">
      <div className={cx('flex gap-1', status !== 'out' && 'invisible')}>
        <ButtonLink look="quiet" small label={texts.signIn} to={paths.signIn} state={from} />
        <ButtonLink look="primary" small label={texts.register} to={paths.register} state={from} />
      </div>
      {user ? (
        <Suspense fallback={null}>
          <UserMenu user={user} />
        </Suspense>
      ) : null}
    </div>
  );
}
