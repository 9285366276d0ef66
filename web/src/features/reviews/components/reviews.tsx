import type { RatingSummary, Review } from '@carsi/contracts/reviews/http';
import { MessageSquareText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { useAlive } from '../../../lib/ssr/alive';
import { cx } from '../../../lib/cx';
import { part } from '../../../lib/part';
import { useLocation } from '../../../lib/navigation/router';
import { useSession } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../components/ui/button';
import { Options } from '../../../components/ui/fields';
import { type ReviewSort, type Stars, useReviews } from '../api/get-reviews';
import { useMyReviews } from '../api/my-reviews';
import { texts } from '../texts';
import { ReviewActions } from './review-actions';
import { ReviewItem } from './review-item';
import { Summary } from './summary';

const YourReview = part(() => import('./your-review'));

interface ReviewsProps {
  companyId: string;
  summary: RatingSummary;
  newest: Review[];
}

export function Reviews({ companyId, summary, newest }: ReviewsProps) {
  return (
    <>
      <YourPlace companyId={companyId} />
      <Others companyId={companyId} summary={summary} newest={newest} />
    </>
  );
}

/** The place of a member's own review or its form. */
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
      <ButtonLink
        look="primary"
        small
        label={texts.toSignIn}
        to={paths.signIn}
        state={{ from: `${pathname}${search}#yorumlar` }}
      />
    </p>
  );
}

function Others({ companyId, summary, newest }: ReviewsProps) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [stars, setStars] = useState<Stars | null>(null);
  const { data: mine } = useMyReviews(companyId);
  const withoutThem = newest.length === 0 && summary.review_count > 0;
  const found = useReviews(companyId, sort, stars, withoutThem ? null : newest);
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = found;
  if (summary.review_count === 0) {
    return <Notice icon={MessageSquareText} title={texts.none} text={texts.noneText} />;
  }
  const all = data?.pages.flat() ?? [];
  const reviews = all.filter(({ id }) => id !== mine?.review?.id);
  const total = stars ? summary.histogram[stars] : summary.review_count;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Summary summary={summary} stars={stars} onStars={setStars} />
      <div className="min-w-0">
        <div className="needs-script mb-3 flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <output>{stars ? texts.onlyStars(stars) : ''}</output>
          <label className="flex items-center gap-2">
            {texts.sort}
            <select
              value={sort}
              onChange={(event) => setSort(event.target.value as ReviewSort)}
              className="field min-h-9 w-auto px-2 py-1"
            >
              <Options names={texts.sorts} />
            </select>
          </label>
        </div>
        {isError ? <Retry message={texts.failed} onRetry={() => void refetch()} /> : null}
        <ul className="space-y-3" aria-busy={isFetching}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review}>
                <ReviewActions companyId={companyId} review={review} mine={mine} />
              </ReviewItem>
            </li>
          ))}
        </ul>
        {hasNextPage && all.length < total ? (
          <Button
            label={isFetching ? texts.loading : texts.more}
            className="needs-script mt-4 w-full"
            disabled={isFetching}
            onClick={() => void fetchNextPage()}
          />
        ) : null}
      </div>
    </div>
  );
}
