import { MapPin } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import type { Card } from '../../lib/card';
import { formatDistance } from '../../lib/format/numbers';
import { Link } from '../../lib/navigation/router';
import { texts } from '../texts';
import { RatingLine } from '../ui/rating';
import { FeaturedBadge, SampleMark, VerifiedBadge } from './badges';
import { ContactButton } from './company-card';
import { CompanyLogo } from './company-logo';
import { HeartPlace } from './heart-place';
import { OpenBadge } from './open-badge';

/** A company in a list: one dense row, made for comparing. */
export function CompanyRow({ card, note }: { card: Card; note?: string }) {
  return (
    <article className="relative flex items-center gap-3 px-3 py-3 hover:bg-accent-soft/40 sm:gap-4 sm:px-4">
      <CompanyLogo name={card.name} logo={card.logo_url} category={card.category} className="size-12 text-xl" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="text-base break-words">
            <Link to={paths.company(card.slug)} className="after:absolute after:inset-0 hover:text-accent">
              {card.name}
            </Link>
          </h3>
          {card.featured ? <FeaturedBadge /> : null}
          {card.verified ? <VerifiedBadge /> : null}
          {card.sample ? <SampleMark /> : null}
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
          <span>{card.category?.name ?? texts.noCategory}</span>
          <span className="inline-flex items-center gap-1">
            <MapPin aria-hidden size={13} />
            {[card.district, card.city].filter(Boolean).join(', ')}
            {card.distance === null ? null : ` · ${formatDistance(card.distance)}`}
          </span>
          <OpenBadge hours={card.working_hours} />
        </p>
        {note ? <p className="mt-0.5 text-sm font-medium text-accent">{note}</p> : null}
        <div className="mt-1 sm:hidden">
          <RatingLine rating={card.rating} count={card.review_count} />
        </div>
      </div>
      <div className="hidden w-48 sm:block">
        <RatingLine rating={card.rating} count={card.review_count} />
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:flex-col">
        <HeartPlace id={card.id} name={card.name} />
        <ContactButton
          card={card}
          iconOnly
          className="btn btn-outline btn-small relative shrink-0 max-sm:size-10 max-sm:rounded-full max-sm:p-0"
        />
      </div>
    </article>
  );
}
