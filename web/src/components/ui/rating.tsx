import { Star } from 'lucide-react';
import { cx } from '../../lib/cx';
import { formatNumber, formatRating } from '../../lib/format/numbers';
import { texts } from '../texts';

const tone = (rating: number): string =>
  rating >= 4 ? 'bg-good-soft text-good' : rating >= 3 ? 'bg-fair-soft text-fair' : 'bg-bad-soft text-bad';

/** 4 and above green, 3 and above yellow, else red. */
export function ScoreBadge({ rating, className }: { rating: number; className?: string }) {
  return (
    <span className={cx('badge', tone(rating), className)}>
      <Star aria-hidden size={13} fill="currentColor" strokeWidth={0} />
      <span className="sr-only">{texts.rating}: </span>
      {formatRating(rating)}
    </span>
  );
}

export function RatingLine({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return <span className="text-sm text-muted">{texts.noRating}</span>;
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <ScoreBadge rating={rating} />
      <span className="text-muted">{texts.reviewCount(formatNumber(count))}</span>
    </span>
  );
}

export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span className="inline-flex text-star">
      <span className="sr-only">{texts.starsOf(formatRating(rating))}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={size}
          strokeWidth={1.5}
          fill={rating >= star - 0.25 ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}
