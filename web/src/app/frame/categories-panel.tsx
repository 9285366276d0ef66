import { CategoryIcon } from '../../components/category/category-icon';
import { paths } from '@carsi/contracts/common/paths';
import { popularOf, useCategories } from '../../lib/api/get-categories';
import { hueClass } from '../../lib/category-look';
import { cx } from '../../lib/cx';
import { formatNumber } from '../../lib/format/numbers';
import { Link } from '../../lib/navigation/router';
import { texts } from '../texts';
import { quickLinks } from './links';

/** Four featured categories with their counts, and links to popular lists. */
export default function CategoriesPanel() {
  const { data = [], isPending } = useCategories();
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-4">
      <div>
        {isPending ? <p className="text-muted">{texts.loading}</p> : null}
        <ul className="space-y-1">
          {popularOf(data, 4).map((category) => {
            return (
              <li key={category.id}>
                <Link
                  to={paths.category(category.slug)}
                  className="flex items-center gap-3 rounded-xl p-2 hover:bg-accent-soft"
                >
                  <span
                    className={cx(
                      'arch hued flex size-10 items-center justify-center pt-1',
                      hueClass(category.color_class, category.slug),
                    )}
                  >
                    <CategoryIcon name={category.icon_name} size={18} />
                  </span>
                  <span>
                    <span className="block leading-tight font-semibold">{category.name}</span>
                    <span className="text-sm text-muted">
                      {texts.companyCount(formatNumber(category.company_count))}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
        <Link to={paths.categories} className="link mt-2 inline-block p-2">
          {texts.allCategories}
        </Link>
      </div>
      <div className="border-l border-line pl-4">
        <p className="p-2 text-sm font-semibold text-muted">{texts.quickLinks}</p>
        <ul>
          {quickLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="block rounded-xl p-2 font-medium hover:bg-accent-soft">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
