import { ArrowLeft, CalendarDays, Eye, MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FeaturedBadge, SampleMark, VerifiedBadge } from '../../../components/company/badges';
import { CompanyLogo } from '../../../components/company/company-logo';
import { OpenBadge } from '../../../components/company/open-badge';
import { Picture } from '../../../components/ui/picture';
import { RatingLine } from '../../../components/ui/rating';
import { hueClass } from '../../../lib/category-look';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { useAlive } from '../../../lib/ssr/alive';
import { part } from '../../../lib/part';
import { Link, useNavigate } from '../../../lib/navigation/router';
import type { Details } from '../api/get-company-details';
import { texts } from '../texts';
import { Actions } from './actions';

const CoverButtons = part(() => import('./cover-buttons'));
const onCover = 'btn btn-small bg-black/65 text-white hover:bg-black/80';

export function Masthead({ details: { company, rating }, views }: { details: Details; views: number }) {
  const navigate = useNavigate();
  const alive = useAlive();
  const place = [company.district, company.city].filter(Boolean).join(', ');
  return (
    <header className="frame pt-3">
      <div
        className={cx(
          'relative h-36 overflow-hidden rounded-3xl sm:h-56',
          !company.cover_image_url &&
            ['hued tiled', hueClass(company.category?.color_class, company.category?.slug ?? company.name)].join(' '),
        )}
      >
        {company.cover_image_url ? (
          <Picture
            src={company.cover_image_url}
            sizes="(min-width: 80rem) 76rem, 100vw"
            alt=""
            fetchPriority="high"
            className="size-full object-cover"
          />
        ) : null}
        <button
          type="button"
          className={`needs-script ${onCover} absolute top-3 left-3`}
          onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate(paths.companies))}
        >
          <ArrowLeft aria-hidden size={16} />
          {texts.back}
        </button>
        {alive ? (
          <div className="absolute top-3 right-3 flex flex-col items-end gap-2 sm:flex-row">
            <Suspense fallback={null}>
              <CoverButtons company={company} className={onCover} />
            </Suspense>
          </div>
        ) : null}
      </div>
      <div className="relative -mt-10 flex flex-col gap-x-6 gap-y-4 px-2 sm:-mt-6 sm:flex-row sm:px-6">
        <CompanyLogo
          name={company.name}
          logo={company.logo_url}
          category={company.category}
          className="size-24 border-4! border-paper! text-4xl sm:-mt-6 sm:size-32"
        />
        <div className="flex flex-1 flex-wrap items-start justify-between gap-x-8 gap-y-4 sm:pt-10">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-3xl break-words sm:text-4xl">{company.name}</h1>
            <div className="mt-2.5 flex flex-wrap gap-1.5">
              {company.category ? (
                <Link
                  to={paths.category(company.category.slug)}
                  className="badge border border-line bg-surface hover:border-accent hover:text-accent"
                >
                  {company.category.name}
                </Link>
              ) : null}
              {company.verified ? <VerifiedBadge /> : null}
              {company.featured ? <FeaturedBadge /> : null}
              {company.establishment_year ? (
                <span className="badge border border-line bg-surface">
                  <CalendarDays aria-hidden size={13} />
                  {texts.since(company.establishment_year)}
                </span>
              ) : null}
              <OpenBadge hours={company.working_hours} />
              {company.sample ? <SampleMark /> : null}
            </div>
            <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
              <RatingLine rating={rating.rating} count={rating.review_count} />
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden size={16} />
                {place}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <Eye aria-hidden size={16} />
                {texts.views(formatNumber(views))}
              </span>
            </p>
            {company.sample ? <p className="mt-2 text-sm text-muted">{texts.sample}</p> : null}
          </div>
          <Actions company={company} />
        </div>
      </div>
    </header>
  );
}
