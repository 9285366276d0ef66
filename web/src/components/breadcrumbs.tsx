import { ChevronRight } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { Link } from '../lib/navigation/router';
import { texts } from './texts';

export interface Crumb {
  name: string;
  path: string;
}

export const homeCrumb: Crumb = { name: texts.home, path: paths.home };

/** The last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumbs} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden size={14} /> : null}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            ) : (
              <Link to={path} className="hover:text-accent hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
