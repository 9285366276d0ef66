import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { breadcrumbList } from '../../../components/breadcrumb-data';
import { Breadcrumbs, homeCrumb } from '../../../components/breadcrumbs';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { popularOf, useCategories } from '../../../lib/api/get-categories';
import { Head, titled } from '../../../lib/ssr/head';
import { useOrigin } from '../../../lib/navigation/origin';
import { useEarly } from '../../../lib/forms/use-early';
import { findCategories } from '../find-categories';
import { texts } from '../texts';
import { CategoryCard } from './category-card';

const crumbs = [homeCrumb, { name: texts.title, path: paths.categories }];

const POPULAR = 6;

export function CategoriesPage() {
  const { data, isError, isPending, refetch } = useCategories();
  const [wanted, setWanted] = useState('');
  const field = useEarly(wanted, setWanted);
  const found = findCategories(data ?? [], wanted);
  const popular = wanted.trim() ? [] : popularOf(found, POPULAR);
  return (
    <>
      <Head
        title={titled(texts.pageTitle)}
        description={texts.description}
        path={paths.categories}
        jsonLd={[breadcrumbList(crumbs, useOrigin())]}
      />
      <div className="frame pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-2 text-3xl sm:text-4xl">{texts.pageTitle}</h1>
        <p className="mt-2 text-muted">{texts.lead}</p>
        <search className="needs-script mt-4 block max-w-md">
          <input
            ref={field}
            type="search"
            className="field"
            aria-label={texts.find}
            placeholder={texts.find}
            maxLength={100}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </search>
        {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        {popular.length > 0 ? (
          <Shelf title={texts.popular}>
            {popular.map((category) => (
              <li key={category.id}>
                <CategoryCard category={category} />
              </li>
            ))}
          </Shelf>
        ) : null}
        <Shelf title={texts.allHeading}>
          {found.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
          {isPending && !isError
            ? Array.from({ length: 9 }, (_, index) => <li key={index} className="skeleton h-44 rounded-2xl" />)
            : null}
        </Shelf>
        <div aria-live="polite">
          {data && found.length === 0 ? <Notice icon={SearchX} title={texts.notFound} /> : null}
        </div>
      </div>
    </>
  );
}

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  );
}
