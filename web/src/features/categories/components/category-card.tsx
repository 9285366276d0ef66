import { paths } from '@carsi/contracts/common/paths';
import { CategoryIcon } from '../../../components/category/category-icon';
import type { ListedCategory } from '../../../lib/api/get-categories';
import { hueClass } from '../../../lib/category-look';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { Link } from '../../../lib/navigation/router';
import { texts } from '../texts';

export function CategoryCard({ category }: { category: ListedCategory }) {
  return (
    <article className="card h-full overflow-hidden">
      <Link
        to={paths.category(category.slug)}
        className={cx(
          'hued tiled flex items-center gap-3 px-4 py-4 hover:underline focus-visible:-outline-offset-4 focus-visible:outline-white!',
          hueClass(category.color_class, category.slug),
        )}
      >
        <CategoryIcon name={category.icon_name} size={28} className="shrink-0" />
        <span className="min-w-0">
          <h3 className="text-lg break-words">{category.name}</h3>
          <span className="text-sm">{texts.count(formatNumber(category.company_count))}</span>
        </span>
      </Link>
      {category.subcategories.length > 0 ? (
        <ul className="flex flex-wrap gap-2 p-4">
          {category.subcategories.map((child) => (
            <li key={child.slug}>
              <Link to={paths.category(child.slug)} className="chip hover:border-accent">
                {child.name}
                <span className="text-muted tabular-nums">{formatNumber(child.businessCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
