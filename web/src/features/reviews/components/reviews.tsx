import type { RatingSummary, Review } from '@carsi/contracts/http/review';
import { MessageSquareText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/retry';
import { Stars } from '../../../components/ui/rating';
import { paths } from '../../../config/paths';
import { useAlive } from '../../../lib/client-only';
import { cx } from '../../../lib/cx';
import { formatNumber, formatRating } from '../../../lib/format';
import { part } from '../../../lib/part';
import { Link, useLocation } from '../../../lib/router';
import { useSession } from '../../../stores/session';
import { type ReviewSort, useReviews } from '../api/get-reviews';
import { useOwnReview } from '../api/own-review';
import { texts } from '../texts';
import { ReviewItem } from './review-item';

const YourReview = part(() => import('./your-review'));

interface ReviewsProps {
  companyId: string;
  summary: RatingSummary;
  newest: Review[];
}

const sorts = Object.keys(texts.sorts) as ReviewSort[];

export function Reviews({ companyId, summary, newest }: ReviewsProps) {
  return (
    <>
      <YourPlace companyId={companyId} />
      <Others companyId={companyId} summary={summary} newest={newest} />
    </>
  );
}

/** Here one writes: whoever is signed in finds the form, or what they wrote. */
function YourPlace({ companyId }: { companyId: string }) {
  const status = useSession((session) => session.status);
  const alive = useAlive();
  const { pathname, search } = useLocation();
  if (status === 'in') {
    return (
      <Suspense fallback={null}>
        <div className="mb-6">
          <YourReview companyId={companyId} />
        </div>
      </Suspense>
    );
  }
  return (
    <p
      className={cx(
        'card mb-6 flex flex-wrap items-center justify-between gap-3 p-5',
        alive && status === 'loading' && 'invisible',
      )}
    >
      <span className="text-muted">{texts.signIn}</span>
      <Link to={paths.signIn} state={{ from: `${pathname}${search}#yorumlar` }} className="btn btn-primary btn-small">
        {texts.toSignIn}
      </Link>
    </p>
  );
}

function Others({ companyId, summary, newest }: ReviewsProps) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const { data: own } = useOwnReview(companyId);
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useReviews(companyId, sort, newest);
  if (summary.review_count === 0) {
    return <Notice icon={MessageSquareText} title={texts.none} text={texts.noneText} />;
  }
  const all = data?.pages.flat() ?? [];
  const reviews = all.filter(({ id }) => id !== own?.id);
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
        {hasNextPage && all.length < summary.review_count ? (
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
