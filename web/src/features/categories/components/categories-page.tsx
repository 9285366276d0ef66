import { CategoryIcon } from '../../../components/category-icon';
import { breadcrumbList } from '../../../components/breadcrumb-data';
import { Breadcrumbs, homeCrumb } from '../../../components/breadcrumbs';
import { Retry } from '../../../components/retry';
import { paths } from '../../../config/paths';
import { type ListedCategory, useCategories } from '../../../lib/api/get-categories';
import { hueClass } from '../../../lib/category-look';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format';
import { Head, titled } from '../../../lib/head';
import { useOrigin } from '../../../lib/origin';
import { Link } from '../../../lib/router';
import { texts } from '../texts';

const crumbs = [homeCrumb, { name: texts.title, path: paths.categories }];

export function CategoriesPage() {
  const { data, isError, isPending, refetch } = useCategories();
  return (
    <>
      <Head
        title={titled(texts.title)}
        description={texts.description}
        path={paths.categories}
        jsonLd={[breadcrumbList(crumbs, useOrigin())]}
      />
      <div className="frame pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
        {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data?.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
          {isPending && !isError
            ? Array.from({ length: 9 }, (_, index) => <li key={index} className="skeleton h-44 rounded-2xl" />)
            : null}
        </ul>
      </div>
    </>
  );
}

function CategoryCard({ category }: { category: ListedCategory }) {
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
          <h2 className="text-lg break-words">{category.name}</h2>
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
