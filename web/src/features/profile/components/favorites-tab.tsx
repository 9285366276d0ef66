import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { CompanyLogo } from '../../../components/company/company-logo';
import { Notice } from '../../../components/notice';
import { RatingLine } from '../../../components/ui/rating';
import { favoritesQuery } from '../../../lib/account/favorites';
import { useMe } from '../../../lib/account/me';
import { formatNumber } from '../../../lib/format/numbers';
import { Link } from '../../../lib/navigation/router';
import { ButtonLink } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import { texts } from '../texts';

const most = 20;

/** The newest; /favoriler has them all. */
export function FavoritesTab() {
  const { data, isError, refetch } = useQuery(favoritesQuery(useMe()));
  if (!data) return <Loading query={{ data, isError, refetch }} failed={texts.favorites.failed} className="h-40" />;
  if (data.length === 0) {
    return (
      <Notice icon={Heart} title={texts.favorites.empty} text={texts.favorites.emptyText}>
        <ButtonLink look="primary" label={texts.favorites.go} to={paths.discover} />
      </Notice>
    );
  }
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">
          {texts.favorites.title}{' '}
          <span className="text-base font-normal text-muted">{texts.favorites.count(formatNumber(data.length))}</span>
        </h2>
        <ButtonLink small label={texts.favorites.all} to={paths.favorites} />
      </div>
      <ul className="card divide-y divide-line overflow-hidden">
        {data.slice(0, most).map(({ id, name, category, rating, reviewCount, company }) => (
          <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <CompanyLogo name={name} logo={company.logo_url} category={company.category} className="size-12 text-xl" />
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-base break-words">
                {company.status === 'active' ? (
                  <Link to={paths.company(company.slug)} className="after:absolute after:inset-0 hover:text-accent">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h3>
              <p className="text-sm text-muted">
                {[category, company.district, company.city].filter(Boolean).join(' · ')}
              </p>
            </div>
            {company.status === 'active' ? (
              <RatingLine rating={rating} count={reviewCount} />
            ) : (
              <span className="badge bg-bad-soft text-bad">
                {company.status === 'closed' ? texts.favorites.gone : texts.favorites.withdrawn}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
