import type { ListedCampaign } from '@carsi/contracts/directory/http/campaign';
import { CalendarRange } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { hueClass } from '../../lib/category-look';
import { cx } from '../../lib/cx';
import { formatDate } from '../../lib/format/dates';
import { Link } from '../../lib/navigation/router';
import { texts } from '../texts';
import { SampleMark } from './badges';

/** A running campaign, and whose it is. */
export function CampaignCard({ campaign }: { campaign: ListedCampaign }) {
  const { company, title, description, discount_percentage, end_date } = campaign;
  return (
    <article className="card relative flex h-full overflow-hidden hover:border-accent">
      <p
        className={cx(
          'hued tiled flex w-24 shrink-0 flex-col items-center justify-center text-center font-display',
          hueClass(company.category?.color_class, company.category?.slug ?? company.name),
        )}
      >
        {discount_percentage ? (
          <>
            <span className="text-3xl font-extrabold">%{discount_percentage}</span>
            <span className="text-sm">{texts.discount}</span>
          </>
        ) : (
          <span className="text-sm font-bold">{texts.campaign}</span>
        )}
      </p>
      <div className="min-w-0 flex-1 p-4">
        <h3 className="text-lg break-words">
          <Link to={paths.company(company.slug)} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-sm font-medium text-accent">
          {company.name} · {[company.district, company.city].filter(Boolean).join(', ')}
        </p>
        {description ? <p className="mt-2 line-clamp-3 text-muted">{description}</p> : null}
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
          {end_date ? (
            <span className="inline-flex items-center gap-1.5">
              <CalendarRange aria-hidden size={15} />
              {texts.until(formatDate(end_date))}
            </span>
          ) : null}
          {company.sample ? <SampleMark /> : null}
        </p>
      </div>
    </article>
  );
}
