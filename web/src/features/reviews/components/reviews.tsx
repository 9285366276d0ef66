import type { RatingSummary, Review } from '@carsi/contracts/http/review';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/retry';
import { Stars } from '../../../components/ui/rating';
import { formatNumber, formatRating } from '../../../lib/format';
import { type ReviewSort, useReviews } from '../api/get-reviews';
import { texts } from '../texts';
import { ReviewItem } from './review-item';

interface ReviewsProps {
  companyId: string;
  summary: RatingSummary;
  newest: Review[];
}

const sorts = Object.keys(texts.sorts) as ReviewSort[];

export function Reviews({ companyId, summary, newest }: ReviewsProps) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useReviews(companyId, sort, newest);
  if (summary.review_count === 0) {
    return <Notice icon={MessageSquareText} title={texts.none} text={texts.noneText} />;
  }
  const reviews = data?.pages.flat() ?? [];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Summary summary={summary} />
      <div className="min-w-0">
        <label className="needs-script mb-3 flex items-center justify-end gap-2 text-sm text-muted">
          {texts.sort}
          <select
            value={sort}
            onChange={(event) => setSort(event.target.value as ReviewSort)}
            className="field min-h-9 w-auto px-2 py-1"
          >
            {sorts.map((each) => (
              <option key={each} value={each}>
                {texts.sorts[each]}
              </option>
            ))}
          </select>
        </label>
        {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        <ul className="space-y-3" aria-busy={isFetching}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
        {hasNextPage && reviews.length < summary.review_count ? (
          <button
            type="button"
            className="needs-script btn btn-outline mt-4 w-full"
            disabled={isFetching}
            onClick={() => void fetchNextPage()}
          >
            {isFetching ? texts.loading : texts.more}
          </button>
        ) : null}
      </div>
    </div>
  );
}

const steps = ['5', '4', '3', '2', '1'] as const;

function Summary({ summary: { rating, review_count, histogram } }: { summary: RatingSummary }) {
  return (
    <section className="card p-5" aria-label={texts.title}>
      <p className="flex items-center gap-4">
        <span className="font-display text-5xl font-bold">{formatRating(rating)}</span>
        <span>
          <Stars rating={rating} size={19} />
          <span className="block text-sm text-muted">{texts.count(formatNumber(review_count))}</span>
        </span>
      </p>
      <ul aria-label={texts.histogram} className="mt-4 space-y-1.5">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-2 text-sm">
            <span className="sr-only">{texts.starRow(Number(step), formatNumber(histogram[step]))}</span>
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
            <span aria-hidden className="w-8 text-right text-muted tabular-nums">
              {formatNumber(histogram[step])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
