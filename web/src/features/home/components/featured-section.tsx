import { paths } from '@carsi/contracts/common/paths';
import { CardSkeletons } from '../../../components/company/card-skeleton';
import { CompanyCard } from '../../../components/company/company-card';
import { Retry } from '../../../components/list/retry';
import { SectionHeading } from '../../../components/section-heading';
import { limits } from '../../../config/site';
import { useFeatured } from '../../../lib/api/get-featured';
import { texts } from '../texts';

export function FeaturedSection() {
  const { data, isPending, isError, refetch } = useFeatured();
  return (
    <section>
      <SectionHeading title={texts.featured} more={{ to: paths.search, text: texts.allCompanies }} />
      {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <p className="text-muted">{texts.noFeatured}</p> : null}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {isPending && !isError ? <CardSkeletons count={limits.featured} /> : null}
        {data?.map((card) => (
          <CompanyCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}
