import type { MyReviews, Review } from '@carsi/contracts/reviews/http';
import { Flag, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { cx } from '../../../lib/cx';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatNumber } from '../../../lib/format/numbers';
import { part } from '../../../lib/part';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useSession } from '../../../lib/session/session';
import { Button } from '../../../components/ui/button';
import { useVote } from '../api/vote';
import { texts } from '../texts';

const ReportDialog = part(() => import('./report-dialog'));
const OwnerReply = part(() => import('./owner-reply'));

interface ReviewActionsProps {
  companyId: string;
  review: Review;
  mine: MyReviews | undefined;
}

/** Actions on other people's reviews. Visible to everyone; anonymous visitors are sent to sign in. */
export function ReviewActions({ companyId, review, mine }: ReviewActionsProps) {
  const signedIn = useSession(({ user }) => user !== null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [reporting, setReporting] = useState(false);
  const vote = useVote(companyId, review.id);
  const own = mine?.votes[review.id] ?? null;
  const offerSignIn = (why: string): void => {
    const state = { from: `${pathname}${search}#yorumlar` };
    toast.offer(why, texts.toSignIn, () => void navigate(paths.signIn, { state }));
  };
  const cast = (helpful: boolean): void => {
    if (!signedIn) return offerSignIn(texts.signInToVote);
    vote(own, own === helpful ? null : helpful).catch((error: unknown) =>
      toast.error(sentenceOf(error, texts.voteFailed)),
    );
  };
  return (
    <>
      <div className="needs-script mt-4 flex flex-wrap items-center gap-2">
        <fieldset aria-label={texts.ask} className="flex flex-wrap gap-2">
          <VoteButton icon={ThumbsUp} pressed={own === true} onPress={() => cast(true)}>
            {texts.yes}
          </VoteButton>
          <VoteButton icon={ThumbsDown} pressed={own === false} onPress={() => cast(false)}>
            <span className="sr-only sm:not-sr-only">{texts.no}</span>
            {review.not_helpful_count > 0 ? `(${formatNumber(review.not_helpful_count)})` : null}
          </VoteButton>
        </fieldset>
        <Button
          look="quiet"
          small
          className="ml-auto"
          onClick={() => (signedIn ? setReporting(true) : offerSignIn(texts.signInToReport))}
        >
          <Flag aria-hidden size={14} />
          {texts.report}
        </Button>
      </div>
      <Suspense fallback={null}>
        {mine?.is_owner ? <OwnerReply companyId={companyId} review={review} /> : null}
        {reporting ? <ReportDialog reviewId={review.id} onClose={() => setReporting(false)} /> : null}
      </Suspense>
    </>
  );
}

interface VoteButtonProps {
  icon: typeof ThumbsUp;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function VoteButton({ icon: Icon, pressed, onPress, children }: VoteButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={cx('btn btn-outline btn-small', pressed && 'border-accent bg-accent-soft text-accent')}
      onClick={onPress}
    >
      <Icon aria-hidden size={14} className={cx(pressed && 'fill-current')} />
      {children}
    </button>
  );
}
