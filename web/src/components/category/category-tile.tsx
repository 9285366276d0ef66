import { paths } from '@carsi/contracts/common/paths';
import type { ListedCategory } from '../../lib/api/get-categories';
import { hueClass } from '../../lib/category-look';
import { cx } from '../../lib/cx';
import { formatNumber } from '../../lib/format/numbers';
import { Link } from '../../lib/navigation/router';
import { texts } from '../texts';
import { CategoryIcon } from './category-icon';

export function CategoryTile({ category }: { category: ListedCategory }) {
  return (
    <Link
      to={paths.category(category.slug)}
      className="card group flex items-center gap-3 p-3 transition-colors hover:border-accent"
    >
      <span
        className={cx(
          'arch hued flex size-12 shrink-0 items-center justify-center pt-1',
          hueClass(category.color_class, category.slug),
        )}
      >
        <CategoryIcon name={category.icon_name} size={22} />
      </span>
      <span className="min-w-0">
        <span className="block leading-tight font-semibold break-words group-hover:text-accent">{category.name}</span>
        <span className="text-sm text-muted">{texts.companyCount(formatNumber(category.company_count))}</span>
      </span>
    </Link>
  );
}
