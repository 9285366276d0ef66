import { useNow } from '../../lib/format/now';
import { Link } from '../../lib/navigation/router';
import { texts } from '../texts';
import { exploreLinks, legalLinks, listLinks, type NavLink, siteLinks } from './links';
import { Logo } from './logo';

export function Footer() {
  const year = useNow().getUTCFullYear();
  return (
    <footer className="mt-16 bg-band print:hidden pb-16 text-band-ink lg:pb-0">
      <div className="frame grid gap-8 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="sm:col-span-3 lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-sm text-band-muted">{texts.footer.about}</p>
        </div>
        <Column title={texts.footer.explore} links={exploreLinks} />
        <Column title={texts.footer.lists} links={listLinks} />
        <Column title={texts.footer.company} links={siteLinks} />
      </div>
      <div className="border-t border-white/10">
        <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-band-muted">
          <span>{texts.footer.rights(year)}</span>
          <nav aria-label={texts.footer.legal}>
            <ul className="flex flex-wrap gap-x-5">
              {legalLinks.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1 hover:text-band-ink hover:underline">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <span>{texts.footer.map}</span>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1 text-band-muted hover:text-band-ink hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
