import { Navigation, X } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { trackInteraction } from '../../lib/api/track';
import { directionsLink } from '../../lib/format/contact';
import { SampleMark, VerifiedBadge } from '../company/badges';
import { texts } from '../texts';
import { RatingLine } from '../ui/rating';
import { Button, ButtonLink } from '../ui/button';
import type { PlacedCard } from './pins';

interface MapCardProps {
  cards: readonly PlacedCard[];
  onClose: () => void;
}

/** The companies of a pin; several if the pin cannot be split. */
export function MapCard({ cards, onClose }: MapCardProps) {
  return (
    <section
      aria-live="polite"
      aria-label={texts.map.details}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto max-h-[60%] max-w-md overflow-y-auto rounded-2xl border border-line bg-surface p-4 shadow-float"
    >
      <Button
        look="quiet"
        small
        className="float-right -mt-1 -mr-1 px-2"
        aria-label={texts.map.close}
        onClick={onClose}
      >
        <X aria-hidden size={18} />
      </Button>
      <ul className="space-y-4">
        {cards.map((card) => (
          <li key={card.id}>
            <p className="text-sm text-muted">{card.category?.name ?? texts.noCategory}</p>
            <p className="font-display text-lg font-bold">{card.name}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2">
              <RatingLine rating={card.rating} count={card.review_count} />
              {card.verified ? <VerifiedBadge /> : null}
              {card.sample ? <SampleMark /> : null}
            </p>
            <div className="mt-3 flex gap-2">
              <a
                href={directionsLink(card)}
                target="_blank"
                rel="noopener"
                className="btn btn-outline btn-small"
                onClick={() => trackInteraction(card.id, 'directions', { from: 'map' })}
              >
                <Navigation aria-hidden size={15} />
                {texts.map.directions}
              </a>
              <ButtonLink look="primary" small label={texts.map.details} to={paths.company(card.slug)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
