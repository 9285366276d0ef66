import { Megaphone } from 'lucide-react';
import { CampaignCard } from '../../../components/campaign-card';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/retry';
import { paths } from '../../../config/paths';
import { useCampaigns } from '../../../lib/api/get-campaigns';
import { Head, titled } from '../../../lib/head';
import { Link } from '../../../lib/router';
import { texts } from '../texts';

export function CampaignsPage() {
  const { data, isError, isPending, refetch } = useCampaigns();
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.campaigns} />
      <div className="frame pt-8">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
        {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        {data?.length === 0 ? (
          <Notice icon={Megaphone} title={texts.empty} text={texts.emptyText}>
            <Link to={paths.companies} className="btn btn-primary">
              {texts.companies}
            </Link>
          </Notice>
        ) : null}
        <h2 className="sr-only">{texts.title}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data?.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} />
            </li>
          ))}
          {isPending && !isError
            ? Array.from({ length: 6 }, (_, index) => <li key={index} className="skeleton h-36 rounded-2xl" />)
            : null}
        </ul>
      </div>
    </>
  );
}
