import { Megaphone } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { CampaignCard } from '../../../components/company/campaign-card';
import { Notice } from '../../../components/notice';
import { PageLinks } from '../../../components/list/page-links';
import { Retry } from '../../../components/list/retry';
import { useCampaigns } from '../../../lib/api/get-campaigns';
import { Head, titled } from '../../../lib/ssr/head';
import { pageIn } from '../../../lib/pages-of';
import { useSearchParams } from '../../../lib/navigation/router';
import { ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';

const addressOf = (page: number): string => (page > 1 ? `${paths.campaigns}?sayfa=${page}` : paths.campaigns);

export function CampaignsPage() {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data, isError, isPending, refetch } = useCampaigns(page);
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={addressOf(page)} />
      <div className="frame pt-8">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
        {isError && !data ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        {data?.rows.length === 0 ? (
          page === 1 ? (
            <Notice icon={Megaphone} title={texts.empty} text={texts.emptyText}>
              <ButtonLink look="primary" label={texts.companies} to={paths.companies} />
            </Notice>
          ) : (
            <Notice icon={Megaphone} title={texts.emptyPage}>
              <ButtonLink look="primary" label={texts.fromTheBeginning} to={paths.campaigns} />
            </Notice>
          )
        ) : null}
        <h2 className="sr-only">{texts.title}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data?.rows.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} />
            </li>
          ))}
          {isPending && !isError
            ? Array.from({ length: 6 }, (_, index) => <li key={index} className="skeleton h-36 rounded-2xl" />)
            : null}
        </ul>
        <PageLinks page={page} more={data?.more} addressOf={addressOf} />
      </div>
    </>
  );
}
