import { Bot, Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../config/paths';
import { limits, site } from '../../config/site';
import { cx } from '../../lib/cx';
import { Link, useLocation } from '../../lib/navigation/router';
import { usePanels } from '../../stores/panels';
import { texts } from '../texts';
import { AccountCorner } from './account/corner';
import { BellCorner } from './bell-corner';
import { CategoriesMenu } from './categories-menu';
import { mainLinks } from './links';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

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
            <Link
              key={to}
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="btn btn-quiet btn-small aria-[current]:text-accent"
            >
              {text}
            </Link>
          ))}
        </nav>
        <BellCorner />
        <div className="needs-script hidden lg:block">
          <ThemeSwitch />
        </div>
        <button
          type="button"
          className="needs-script btn btn-outline btn-small"
          aria-haspopup="dialog"
          onClick={() => open('assistant')}
        >
          <Bot aria-hidden size={17} />
          <span className="max-[380px]:sr-only">{texts.assistant}</span>
        </button>
        <AccountCorner />
        <button
          type="button"
          className="needs-script btn btn-quiet btn-small px-2 lg:hidden"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          onClick={() => open('menu')}
        >
          <Menu aria-hidden size={22} />
        </button>
      </div>
    </header>
  );
}
