import { CloudAlert, Store } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { breadcrumbList } from '../../../components/breadcrumb-data';
import { Breadcrumbs, type Crumb, homeCrumb } from '../../../components/breadcrumbs';
import { Notice } from '../../../components/notice';
import { Head, titled } from '../../../lib/ssr/head';
import { useOrigin } from '../../../lib/navigation/origin';
import { useNavigate, useParams } from '../../../lib/navigation/router';
import { Button, ButtonLink } from '../../../components/ui/button';
import { type Details, isMissing, useCompanyDetails } from '../api/get-company-details';
import { useLiveViews } from '../use-live-views';
import { localBusiness } from '../structured-data';
import { texts } from '../texts';
import { Campaigns } from './campaigns';
import { CompanySkeleton } from './company-skeleton';
import { CompanyTabs } from './company-tabs';
import { Masthead } from './masthead';

export interface CompanySlots {
  reviews: (details: Details) => ReactNode;
  neighbours: (details: Details) => ReactNode;
  claim: (details: Details) => ReactNode;
}

export function CompanyPage(slots: CompanySlots) {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const { data, isError, refetch } = useCompanyDetails(slug);
  const address = data && !isMissing(data) ? data.company.slug : undefined;
  useEffect(() => {
    // An id or an old slug; the server normally redirects those with 301.
    if (address && address !== slug) void navigate(paths.company(address), { replace: true });
  }, [address, slug, navigate]);

  if (data === undefined && isError) {
    return (
      <Notice icon={CloudAlert} title={texts.failed} text={texts.failedText} level={1} role="alert">
        <Button look="primary" label={texts.retry} className="needs-script" onClick={() => void refetch()} />
      </Notice>
    );
  }
  if (data === undefined) return <CompanySkeleton />;
  if (isMissing(data)) {
    return (
      <>
        <Head title={titled(texts.missing)} description={texts.missingText} path={paths.company(slug)} noindex />
        <Notice icon={Store} title={texts.missing} text={texts.missingText} level={1}>
          <ButtonLink look="primary" label={texts.home} to={paths.home} />
        </Notice>
      </>
    );
  }
  return <Profile key={data.company.id} details={data} slots={slots} />;
}

const crumbsOf = ({ company }: Details): Crumb[] => [
  homeCrumb,
  ...(company.category
    ? [
        { name: company.category.name, path: paths.category(company.category.slug) },
        { name: company.city, path: paths.category(company.category.slug, company.city_slug) },
      ]
    : [{ name: texts.companies, path: paths.companies }]),
  { name: company.name, path: paths.company(company.slug) },
];

function Profile({ details, slots }: { details: Details; slots: CompanySlots }) {
  const { company } = details;
  const origin = useOrigin();
  const crumbs = crumbsOf(details);
  const views = useLiveViews(company);
  const place = [company.district, company.city].filter(Boolean).join(', ');
  const kind = company.category?.name ?? '';
  return (
    <>
      <Head
        title={[company.name, kind, company.city].filter(Boolean).join(' – ')}
        description={company.short_description || company.description || texts.describe(company.name, kind, place)}
        path={paths.company(company.slug)}
        image={company.cover_image_url ?? company.logo_url}
        type="profile"
        noindex={company.sample}
        jsonLd={[localBusiness(details, origin), breadcrumbList(crumbs, origin)]}
      />
      <div className="frame pt-4">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <Masthead details={details} views={views} />
      <div className="frame">
        <Campaigns campaigns={details.campaigns} />
        <CompanyTabs details={details} reviews={slots.reviews(details)} />
        {slots.claim(details)}
        {slots.neighbours(details)}
      </div>
    </>
  );
}
