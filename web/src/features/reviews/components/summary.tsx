import type { RatingSummary } from '@carsi/contracts/reviews/http';
import { Stars as StarRow } from '../../../components/ui/rating';
import { cx } from '../../../lib/cx';
import { formatNumber, formatRating } from '../../../lib/format/numbers';
import { Button } from '../../../components/ui/button';
import type { Stars } from '../api/get-reviews';
import { texts } from '../texts';

const steps = [5, 4, 3, 2, 1] as const;

interface SummaryProps {
  summary: RatingSummary;
  stars: Stars | null;
  onStars: (stars: Stars | null) => void;
}

/** The mean and its histogram, whose rows narrow the list. */
export function Summary({ summary: { rating, review_count, histogram }, stars, onStars }: SummaryProps) {
  return (
    <section className="card p-5" aria-label={texts.title}>
      <p className="flex items-center gap-4">
        <span className="font-display text-5xl font-bold">{formatRating(rating)}</span>
        <span>
          <StarRow rating={rating} size={19} />
          <span className="block text-sm text-muted">{texts.count(formatNumber(review_count))}</span>
        </span>
      </p>
      <ul aria-label={texts.histogram} className="mt-4 space-y-0.5">
        {steps.map((step) => (
          <li key={step}>
            <button
              type="button"
              aria-pressed={stars === step}
              disabled={histogram[step] === 0}
              className={cx(
                'flex min-h-7 w-full items-center gap-2 rounded-lg px-1.5 text-sm',
                stars === step ? 'bg-accent-soft text-accent' : 'enabled:hover:bg-sunken',
              )}
              onClick={() => onStars(stars === step ? null : step)}
            >
              <span className="sr-only">{texts.starRow(step, formatNumber(histogram[step]))}</span>
              <span aria-hidden className="w-3 tabular-nums">
                {step}
              </span>
              <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 flex-1">
                <rect width="100" height="8" rx="2" fill="var(--sunken)" />
                <rect
                  width={review_count ? (histogram[step] / review_count) * 100 : 0}
                  height="8"
                  rx="2"
                  fill="var(--star)"
                />
              </svg>
              <span aria-hidden className={cx('w-8 text-right tabular-nums', stars !== step && 'text-muted')}>
                {formatNumber(histogram[step])}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {stars ? (
        <Button look="quiet" small label={texts.allStars} className="mt-3 w-full" onClick={() => onStars(null)} />
      ) : null}
    </section>
  );
}
