import { Sheet } from '../../components/ui/sheet';
import { paths } from '@carsi/contracts/common/paths';
import { Link } from '../../lib/navigation/router';
import { usePanels } from '../../stores/panels';
import { texts } from '../texts';
import { MenuPart } from './account/menu-part';
import { exploreLinks, listLinks, type NavLink, siteLinks } from './links';
import { ThemeChoices } from './theme-switch';

export default function MobileMenu() {
  const open = usePanels((state) => state.menu);
  const close = usePanels((state) => state.close);
  return (
    <Sheet title={texts.menu} closeLabel={texts.closeMenu} open={open} onClose={close}>
      <MenuPart />
      <nav aria-label={texts.mainNav} className="space-y-5">
        <Group
          links={[{ to: paths.home, text: texts.home }, { to: paths.search, text: texts.search }, ...exploreLinks]}
        />
        <Group title={texts.footer.lists} links={listLinks} />
        <Group title={texts.footer.company} links={siteLinks} />
      </nav>
      <p className="mt-6 mb-2 text-sm font-semibold text-muted">{texts.theme}</p>
      <ThemeChoices row />
    </Sheet>
  );
}

function Group({ title, links }: { title?: string; links: readonly NavLink[] }) {
  const close = usePanels((state) => state.close);
  return (
    <div>
      {title ? <p className="mb-1 text-sm font-semibold text-muted">{title}</p> : null}
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="block py-2.5 font-medium hover:text-accent" onClick={close}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
