import { House, type LucideIcon, Plus, Search, Store, UserRound } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { cx } from '../../lib/cx';
import { Link, useLocation } from '../../lib/navigation/router';
import { useSession } from '../../lib/session/session';
import { texts } from '../texts';

interface Tab {
  to: string;
  text: string;
  icon: LucideIcon;
  primary?: true;
}

const tabs: readonly Tab[] = [
  { to: paths.home, text: texts.home, icon: House },
  { to: paths.search, text: texts.search, icon: Search },
  { to: paths.addCompany, text: texts.addTab, icon: Plus, primary: true },
  { to: paths.companies, text: texts.companies, icon: Store },
];

const isActive = (pathname: string, to: string): boolean =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

const profile: Tab = { to: paths.profile, text: texts.profile, icon: UserRound };
const signIn: Tab = { to: paths.signIn, text: texts.signInTab, icon: UserRound };

export function BottomBar() {
  const { pathname } = useLocation();
  const status = useSession((session) => session.status);
  return (
    <nav
      aria-label={texts.bottomNav}
      className="print:hidden fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-md auto-cols-fr grid-flow-col">
        {[...tabs, status === 'out' ? signIn : profile].map(({ to, text, icon: Icon, primary }, place) => {
          const active = isActive(pathname, to);
          return (
            // The last slot is reserved, and empty until the session is known.
            <li key={place} className={cx(place === tabs.length && status === 'loading' && 'invisible')}>
              <Link
                to={to}
                aria-current={active ? 'page' : undefined}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium',
                  active ? 'text-accent' : 'text-muted',
                )}
              >
                <Icon
                  aria-hidden
                  size={primary ? 26 : 22}
                  strokeWidth={active ? 2.4 : 1.8}
                  className={cx(primary && 'btn-primary rounded-full p-1')}
                />
                {text}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
