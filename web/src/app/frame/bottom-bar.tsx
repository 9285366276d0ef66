import { House, type LucideIcon, Search, Store } from 'lucide-react';
import { paths } from '../../config/paths';
import { cx } from '../../lib/cx';
import { Link, useLocation } from '../../lib/router';
import { texts } from '../texts';

interface Tab {
  to: string;
  text: string;
  icon: LucideIcon;
}

/** Ekle and Profil join with the account pages. */
const tabs: readonly Tab[] = [
  { to: paths.home, text: texts.home, icon: House },
  { to: paths.search, text: texts.search, icon: Search },
  { to: paths.companies, text: texts.companies, icon: Store },
];

const isActive = (pathname: string, to: string): boolean =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={texts.bottomNav}
      className="print:hidden fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-md auto-cols-fr grid-flow-col">
        {tabs.map(({ to, text, icon: Icon }) => {
          const active = isActive(pathname, to);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={active ? 'page' : undefined}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium',
                  active ? 'text-accent' : 'text-muted',
                )}
              >
                <Icon aria-hidden size={22} strokeWidth={active ? 2.4 : 1.8} />
                {text}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
