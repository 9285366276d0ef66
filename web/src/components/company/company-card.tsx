import { Mail, MapPin, Phone } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { trackInteraction } from '../../lib/api/track';
import type { Card } from '../../lib/card';
import { telLink } from '../../lib/format/contact';
import { formatDistance } from '../../lib/format/numbers';
import { Link } from '../../lib/navigation/router';
import { texts } from '../texts';
import { RatingLine } from '../ui/rating';
import { ButtonLink } from '../ui/button';
import { FeaturedBadge, SampleMark, VerifiedBadge } from './badges';
import { CompanyLogo } from './company-logo';
import { HeartPlace } from './heart-place';
import { OpenBadge } from './open-badge';
import { ScoreRing } from './score-ring';

const place = ({ district, city }: Card): string => [district, city].filter(Boolean).join(', ');

/** A company in a grid. The name is the link; its area covers the card. */
export function CompanyCard({ card, note }: { card: Card; note?: string }) {
  const profile = paths.company(card.slug);
  return (
    <article className="card group relative flex h-full flex-col p-4 transition-colors hover:border-accent">
      <div className="flex items-start gap-3">
        <CompanyLogo name={card.name} logo={card.logo_url} category={card.category} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-muted">{card.category?.name ?? texts.noCategory}</p>
          <h3 className="line-clamp-3 text-lg break-words">
            <Link to={profile} className="after:absolute after:inset-0 after:rounded-2xl group-hover:text-accent">
              {card.name}
            </Link>
          </h3>
        </div>
        <HeartPlace id={card.id} name={card.name} />
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {card.featured ? <FeaturedBadge /> : null}
        {card.verified ? <VerifiedBadge /> : null}
        <OpenBadge hours={card.working_hours} />
        {card.sample ? <SampleMark /> : null}
      </div>
      <p className="mt-2.5 line-clamp-2 text-[0.95rem] text-muted">{card.summary}</p>
      {note ? <p className="mt-2 text-sm font-medium text-accent">{note}</p> : null}
      <div className="mt-auto pt-3">
        <div className="flex items-end justify-between gap-3">
          <div className="min-w-0 space-y-1.5">
            <RatingLine rating={card.rating} count={card.review_count} />
            <p className="flex items-center gap-1 text-sm text-muted">
              <MapPin aria-hidden size={14} className="shrink-0" />
              <span className="min-w-0">
                {place(card)}
                {card.distance === null ? null : ` · ${formatDistance(card.distance)}`}
              </span>
            </p>
          </div>
          <p className="flex shrink-0 flex-col items-center text-[0.7rem] text-muted">
            <ScoreRing score={card.ai_score} size={40} />
            <span aria-hidden>{texts.aiScore}</span>
          </p>
        </div>
        <div className="relative mt-3 grid grid-cols-2 gap-2">
          <ButtonLink small label={texts.profile} to={profile} tabIndex={-1} aria-hidden />
          <ContactButton card={card} className="btn btn-primary btn-small" />
        </div>
      </div>
    </article>
  );
}

interface ContactButtonProps {
  card: Card;
  className: string;
  /** On a phone the icon alone. */
  iconOnly?: boolean;
}

/** Calls where there is a number, else leads to the company's contact details. */
export function ContactButton({ card, className, iconOnly = false }: ContactButtonProps) {
  const label = `${texts.contact}: ${card.name}`;
  if (!card.phone) {
    return (
      <Link to={`${paths.company(card.slug)}#iletisim`} className={className} aria-label={label}>
        <Mail aria-hidden size={15} className={iconOnly ? 'sm:hidden' : 'hidden'} />
        <span className={iconOnly ? 'max-sm:sr-only' : undefined}>{texts.contact}</span>
      </Link>
    );
  }
  return (
    <a
      href={telLink(card.phone, card.phone_e164)}
      className={className}
      aria-label={label}
      onClick={() => trackInteraction(card.id, 'call', { from: 'card' })}
    >
      <Phone aria-hidden size={15} />
      <span className={iconOnly ? 'max-sm:sr-only' : undefined}>{texts.contact}</span>
    </a>
  );
}
