import { CloudAlert, LayoutGrid, Store } from 'lucide-react';
import { fewestOnPlacePage, paths } from '@carsi/contracts/common/paths';
import { CategoryIcon } from '../../../components/category/category-icon';
import { breadcrumbList, itemList } from '../../../components/breadcrumb-data';
import { Breadcrumbs, homeCrumb } from '../../../components/breadcrumbs';
import { CardSkeletons } from '../../../components/company/card-skeleton';
import { CompanyCard } from '../../../components/company/company-card';
import { CompanyRow } from '../../../components/company/company-row';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { useCities, useDistricts } from '../../../lib/api/get-cities';
import { useSearch } from '../../../lib/api/search-companies';
import { hueClass } from '../../../lib/category-look';
import { cx } from '../../../lib/cx';
import { noFilters, writeFilters } from '../../../lib/filters';
import { foldKey } from '../../../lib/format/fold-key';
import { formatNumber } from '../../../lib/format/numbers';
import { Head, titled } from '../../../lib/ssr/head';
import { useOrigin } from '../../../lib/navigation/origin';
import { Link, useParams, useSearchParams } from '../../../lib/navigation/router';
import { Button, ButtonLink } from '../../../components/ui/button';
import { useCategory } from '../api/get-category';
import { useCategoryPlaces } from '../api/get-category-places';
import { readCategoryRequest } from '../category-request';
import { texts } from '../texts';
import { CategoryTools } from './category-tools';
import { CityPicker } from './city-picker';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const requested = readCategoryRequest(search);
  const { city, district, q, view } = requested;
  const category = useCategory(slug);
  const cities = useCities();
  const districts = useDistricts(city);
  const places = useCategoryPlaces(slug, city, { enabled: Boolean(category.data) && city !== '' && district === '' });
  const origin = useOrigin();
  const found = useSearch({ ...noFilters, category: slug, city, district, q }, { enabled: Boolean(category.data) });

  if (category.data === undefined && category.isError) {
    return (
      <Notice icon={CloudAlert} title={texts.failed} level={1} role="alert">
        <Button look="primary" label={texts.retry} className="needs-script" onClick={() => void category.refetch()} />
      </Notice>
    );
  }
  if (category.data === undefined) {
    return (
      <div className="frame pt-6">
        <div className="skeleton h-40 rounded-3xl" />
        <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <CardSkeletons count={9} />
        </div>
      </div>
    );
  }
  if (!category.data) {
    return (
      <>
        <Head title={titled(texts.missing)} description={texts.missingText} path={paths.category(slug)} noindex />
        <Notice icon={LayoutGrid} title={texts.missing} text={texts.missingText} level={1}>
          <ButtonLink look="primary" label={texts.all} to={paths.categories} />
        </Notice>
      </>
    );
  }

  const { name, plural, parent, subcategories, description, icon_name, color_class } = category.data;
  const key = foldKey(city);
  const known = cities.data?.find((each) => each.slug === city || foldKey(each.name) === key);
  const cityName = city ? (known?.name ?? city) : '';
  const districtName = district ? (districts.data?.find((each) => each.slug === district)?.name ?? district) : '';
  const place = districtName === '' ? cityName : texts.districtIn(districtName, cityName);
  const own = category.data.slug;
  const address = paths.category(own, known?.slug ?? city, district);
  const crumbs = [
    homeCrumb,
    { name: texts.title, path: paths.categories },
    ...(parent ? [{ name: parent.name, path: paths.category(parent.slug) }] : []),
    { name, path: paths.category(own) },
    ...(cityName ? [{ name: cityName, path: paths.category(own, known?.slug ?? city) }] : []),
    ...(districtName ? [{ name: districtName, path: address }] : []),
  ];
  const all = `${paths.search}?${writeFilters({ ...noFilters, category: own, city: known?.slug ?? city, district, q, view })}`;
  const cards = found.data?.results ?? [];
  const nothing = q ? texts.noneFound(q) : place ? texts.noneInCity(place) : texts.none;
  const total = found.data?.total;
  const sentence = place && q === '' && total ? texts.placeSentence(plural, place, formatNumber(total)) : null;
  return (
    <>
      <Head
        noindex={q !== '' || (total !== undefined && total < (place ? fewestOnPlacePage : 1))}
        title={titled(texts.pageHeading(plural, place, districtName && cityName))}
        description={sentence ?? (city ? texts.describe(plural, place) : (description ?? texts.describe(plural, '')))}
        path={address}
        jsonLd={[breadcrumbList(crumbs, origin), ...(cards.length > 0 ? [itemList(cards, origin)] : [])]}
      />
      <div className="frame pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <header
          className={cx(
            'hued tiled mt-3 flex items-center gap-5 rounded-3xl px-5 py-7 sm:px-8',
            hueClass(color_class, own),
          )}
        >
          <CategoryIcon name={icon_name} size={44} className="shrink-0" />
          <div className="min-w-0">
            <h1 className="text-3xl break-words sm:text-4xl">{texts.heading(name, plural, place)}</h1>
            {sentence ? <p className="mt-2 max-w-2xl">{sentence}</p> : null}
            {description && !city ? <p className="mt-2 max-w-2xl">{description}</p> : null}
          </div>
        </header>
        {subcategories.length > 0 ? (
          <nav aria-label={texts.subcategories} className="mt-5">
            <h2 className="mb-2 text-xl">{texts.subcategories}</h2>
            <ul className="flex flex-wrap gap-2">
              {subcategories.map((child) => (
                <li key={child.slug}>
                  <Link to={paths.category(child.slug, city, district)} className="chip hover:border-accent">
                    {child.name}
                    <span className="text-muted tabular-nums">{formatNumber(child.businessCount)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="mt-6 mb-4 flex flex-wrap items-end justify-between gap-3">
          <output className="font-semibold">
            {found.data ? texts.companies(formatNumber(found.data.total)) : null}
          </output>
          <div className="flex w-full flex-wrap items-end gap-3 lg:w-auto">
            <CategoryTools category={own} requested={requested} />
            <CityPicker category={own} city={known?.slug ?? ''} />
          </div>
        </div>
        <h2 className="sr-only">{texts.list}</h2>
        {found.isError ? <Retry message={texts.listFailed} onRetry={() => void found.refetch()} /> : null}
        {found.data?.total === 0 ? <Notice icon={Store} title={nothing} /> : null}
        <ul
          className={
            view === 'liste'
              ? 'card divide-y divide-line overflow-hidden empty:hidden'
              : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
          }
        >
          {found.data?.results.map((card) => (
            <li key={card.id}>{view === 'liste' ? <CompanyRow card={card} /> : <CompanyCard card={card} />}</li>
          ))}
          {found.isPending && !found.isError ? <CardSkeletons count={9} /> : null}
        </ul>
        <p className="mt-8 text-center">
          <ButtonLink label={texts.search} to={all} />
        </p>
        {places.data?.length && !q ? (
          <nav aria-label={texts.districts} className="mt-12">
            <h2 className="mb-3 text-xl">{texts.districts}</h2>
            <ul className="flex flex-wrap gap-2">
              {places.data.map(({ city_slug, district_slug, name: districtName, company_count }) => (
                <li key={district_slug}>
                  <Link to={paths.category(own, city_slug, district_slug ?? '')} className="chip hover:border-accent">
                    {districtName}
                    <span className="text-muted tabular-nums">{formatNumber(company_count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {!city && !q && found.data?.facets?.cities.length ? (
          <nav aria-label={texts.cities} className="mt-12">
            <h2 className="mb-3 text-xl">{texts.cities}</h2>
            <ul className="flex flex-wrap gap-2">
              {found.data.facets.cities.slice(0, 30).map(({ value, name: cityName, count }) => (
                <li key={value}>
                  <Link to={paths.category(own, value)} className="chip hover:border-accent">
                    {cityName}
                    <span className="text-muted tabular-nums">{formatNumber(count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </>
  );
}
