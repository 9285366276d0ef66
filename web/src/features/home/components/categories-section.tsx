import { paths } from '@carsi/contracts/common/paths';
import { CategoryTile } from '../../../components/category/category-tile';
import { Retry } from '../../../components/list/retry';
import { SectionHeading } from '../../../components/section-heading';
import { popularOf, useCategories } from '../../../lib/api/get-categories';
import { texts } from '../texts';

const shown = 12;

export function CategoriesSection() {
  const { data, isError, refetch } = useCategories();
  const popular = popularOf(data ?? [], shown);
  return (
    <section>
      <SectionHeading title={texts.categories} more={{ to: paths.categories, text: texts.allCategories }} />
      {isError ? <Retry message={texts.categoriesFailed} onRetry={() => void refetch()} /> : null}
      <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {popular.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
        {data || isError
          ? null
          : Array.from({ length: shown }, (_, index) => (
              <div key={index} className="skeleton h-[4.6rem] rounded-2xl" />
            ))}
      </div>
    </section>
  );
}
