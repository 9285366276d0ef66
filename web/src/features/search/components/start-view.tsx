import { Search } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { CategoryTile } from '../../../components/category/category-tile';
import { useCategories } from '../../../lib/api/get-categories';
import { Link } from '../../../lib/navigation/router';
import { ButtonLink } from '../../../components/ui/button';
import { usePopularSearches } from '../api/get-popular-searches';
import { texts } from '../texts';

/** /arama before a question: no search runs. */
export function StartView({ text }: { text: string }) {
  const { data: categories = [] } = useCategories();
  const { data: popular = [] } = usePopularSearches();
  return (
    <div className="mt-4 space-y-10">
      <p className="text-muted">{text}</p>
      {popular.length > 0 ? (
        <section>
          <h2 className="mb-3 text-xl">{texts.start.popular}</h2>
          <ul className="flex flex-wrap gap-2">
            {popular.map(({ query }) => (
              <li key={query}>
                <Link to={`${paths.search}?q=${encodeURIComponent(query)}`} className="chip hover:border-accent">
                  <Search aria-hidden size={14} />
                  {query}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2 className="mb-3 text-xl">{texts.start.categories}</h2>
        <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {categories.map((category) => (
            <CategoryTile key={category.id} category={category} />
          ))}
        </div>
      </section>
      <ButtonLink label={texts.start.all} to={paths.companies} />
    </div>
  );
}
