import { Bot, Menu, Bell as BellIcon } from 'lucide-react';
import { useEffect, useState, Suspense } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { limits, site } from '../../config/site';
import { cx } from '../../lib/cx';
import { Link, useLocation } from '../../lib/navigation/router';
import { usePanels } from '../../stores/panels';
import { texts } from '../texts';
import { AccountCorner } from './account/corner';
import { CategoriesMenu } from './categories-menu';
import { mainLinks } from './links';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';
import { Button, ButtonLink } from '../../components/ui/button';
import { part } from '../../lib/part';
import { useSession } from '../../lib/session/session';

const Bell = part(() => import('../../features/notifications/components/bell'));

const useScrolledPast = (pixels: number): boolean => {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = (): void => setPast(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return past;
};

export function Header() {
  const past = useScrolledPast(limits.headerScroll);
  const open = usePanels((state) => state.open);
  const { pathname } = useLocation();
  return (
    <header
      className={cx(
        'fixed inset-x-0 top-0 z-40 print:hidden border-b transition-[background-color,box-shadow]',
        past ? 'border-line bg-paper shadow-card' : 'border-transparent bg-paper/95',
      )}
    >
      <div className="frame flex h-16 items-center gap-2 *:not-first:shrink-0">
        <Link to={paths.home} aria-label={texts.homeLabel} title={site.name} className="mr-auto flex min-w-0 lg:mr-6">
          <Logo />
        </Link>
        <nav aria-label={texts.mainNav} className="hidden shrink-0 items-center gap-1 lg:mr-auto lg:flex">
          <CategoriesMenu />
          {mainLinks.map(({ to, text }) => (
            <ButtonLink
              look="quiet"
              small
              label={text}
              key={to}
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="aria-[current]:text-accent"
            />
          ))}
        </nav>
        <BellCorner />
        <div className="needs-script hidden lg:block">
          <ThemeSwitch />
        </div>
        <Button small className="needs-script" aria-haspopup="dialog" onClick={() => open('assistant')}>
          <Bot aria-hidden size={17} />
          <span className="max-[380px]:sr-only">{texts.assistant}</span>
        </Button>
        <AccountCorner />
        <Button
          look="quiet"
          small
          className="needs-script px-2 lg:hidden"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          onClick={() => open('menu')}
        >
          <Menu aria-hidden size={22} />
        </Button>
      </div>
    </header>
  );
}

/** Link to the notifications; for members it loads the counter and the latest ones once the session is known. */
function BellCorner() {
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
