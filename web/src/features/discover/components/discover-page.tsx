import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { CampaignCard } from '../../../components/company/campaign-card';
import { CardSkeletons } from '../../../components/company/card-skeleton';
import { CompanyCard } from '../../../components/company/company-card';
import { PositionPrompt } from '../../../components/search/position-prompt';
import { Retry } from '../../../components/list/retry';
import { SectionHeading } from '../../../components/section-heading';
import { useCampaigns } from '../../../lib/api/get-campaigns';
import { useSearch } from '../../../lib/api/search-companies';
import { type Filters, noFilters, writeFilters } from '../../../lib/filters';
import { Head, titled } from '../../../lib/ssr/head';
import type { Position } from '../../../lib/position';
import { useNavigate } from '../../../lib/navigation/router';
import { shelf, shelfSize } from '../shelves';
import { texts } from '../texts';

export function DiscoverPage() {
  const campaigns = useCampaigns().data?.rows ?? [];
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.discover} />
      <div className="frame space-y-14 pt-8">
        <div>
          <h1 className="mb-5 text-3xl sm:text-4xl">{texts.title}</h1>
          <Near />
        </div>
        <Shelf title={texts.newest} filters={shelf('newest')} />
        <Shelf title={texts.rising} text={texts.risingText} filters={shelf('views')} />
        {campaigns.length > 0 ? (
          <section>
            <SectionHeading title={texts.campaigns} more={{ to: paths.campaigns, text: texts.all }} />
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {campaigns.slice(0, 6).map((campaign) => (
                <li key={campaign.id}>
                  <CampaignCard campaign={campaign} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}

function Near() {
  const [position, setPosition] = useState<Position | null>(null);
  const navigate = useNavigate();
  if (position) {
    return (
      <Shelf
        title={texts.near}
        filters={{ ...noFilters, position, radius: 25, sort: 'distance' }}
        path={paths.nearby}
        empty={texts.nearNone}
      />
    );
  }
  return (
    <section className="card p-6">
      <h2 className="text-2xl">{texts.near}</h2>
      <p className="mt-1 mb-5 text-muted">{texts.nearText}</p>
      <PositionPrompt
        onPosition={setPosition}
        onCity={(city) => void navigate(`${paths.nearby}?sehir=${encodeURIComponent(city)}`)}
        orCity={texts.orCity}
        go={texts.go}
      />
    </section>
  );
}

interface ShelfProps {
  title: string;
  text?: string;
  filters: Filters;
  path?: string;
  empty?: string;
}

function Shelf({ title, text, filters, path = paths.companies, empty }: ShelfProps) {
  const { data, isError, isPending, refetch } = useSearch(filters, { limit: shelfSize, facets: false });
  if (data?.results.length === 0 && !empty) return null;
  return (
    <section>
      <SectionHeading
        title={title}
        {...(text ? { text } : {})}
        more={{ to: `${path}?${writeFilters(filters)}`, text: texts.all }}
      />
      {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
      {data?.results.length === 0 ? <p className="text-muted">{empty}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {data?.results.map((card) => (
          <li key={card.id}>
            <CompanyCard card={card} />
          </li>
        ))}
        {isPending && !isError ? <CardSkeletons count={4} /> : null}
      </ul>
    </section>
  );
}
