import { SectionHeading } from '../../components/section-heading';
import { CompanyRow } from '../../components/company/company-row';
import { paths } from '@carsi/contracts/common/paths';
import { ClaimOffer } from '../../features/claims/components/claim-offer';
import { companyDetailsQuery, type Details, isMissing } from '../../features/company/api/get-company-details';
import { CompanyPage } from '../../features/company/components/company-page';
import { texts } from '../../features/company/texts';
import { Reviews } from '../../features/reviews/components/reviews';
import { recommendationsQuery, useRecommendations } from '../../lib/api/get-recommendations';
import { essential, type Page } from '../../lib/ssr/page';

function Neighbours({ companyId }: { companyId: string }) {
  const { data } = useRecommendations(companyId);
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-12">
      <SectionHeading title={texts.neighbours} />
      <ul className="card divide-y divide-line overflow-hidden">
        {data.map(({ id, card, reason }) => (
          <li key={id}>
            <CompanyRow card={card} note={reason} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const reviews = ({ company, rating, reviews: newest }: Details) => (
  <Reviews companyId={company.id} summary={rating} newest={newest} />
);
const claim = ({ company }: Details) => <ClaimOffer company={company} />;
const neighbours = ({ company }: Details) => <Neighbours companyId={company.id} />;

export const page: Page = {
  Component: () => <CompanyPage reviews={reviews} neighbours={neighbours} claim={claim} />,
  load: async (visit) => {
    const slug = visit.params['slug'] ?? '';
    const details = await essential(visit, companyDetailsQuery(slug));
    if (!details) return undefined;
    if (isMissing(details)) {
      visit.outcome.status = details.missing;
      return undefined;
    }
    const { company } = details;
    // An invitation stays one when the company has another name since.
    const { search, searchParams } = visit.url;
    if (company.slug !== slug) return paths.company(company.slug) + (searchParams.has('davet') ? search : '');
    visit.outcome.tags.add(`company:${company.id}`);
    await visit.client.prefetchQuery(recommendationsQuery(company.id));
    return undefined;
  },
};
