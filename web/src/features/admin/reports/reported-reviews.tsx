import type { AdminReview } from '@carsi/contracts/reviews/http';
import type { ModerationState } from '@carsi/contracts/reviews/calls';
import { useState } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { useAction } from '../../../lib/forms/use-action';
import { useListFilter } from '../../../components/list/list-filter';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { ReasonDialog } from '../components/reason-dialog';
import { reviewTexts as texts } from './review-texts';
import { ReportedReview } from './reported-review';

const moderationStates: readonly ModerationState[] = ['reported', 'kept', 'removed', 'appealed'];

/** Reported and appealed reviews; the author is notified of every decision. */
export default function ReportedReviews() {
  const filter = useListFilter({ name: 'durum', states: moderationStates });
  const query = { status: filter.state, q: filter.q };
  const found = useMyPage('GET /api/admin/reviews', { query }, filter.page);
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const [removing, setRemoving] = useState<AdminReview | null>(null);

  /** The reason is for the author; keeping a review needs none. */
  const decide = ({ id }: AdminReview, keep: boolean, reason: string): Promise<void> => {
    const body = { keep, reason: reason.trim() || null };
    return run(
      () => call('POST /api/admin/reviews/{id}/decision', { params: { id }, body }),
      keep ? texts.kept : texts.removed,
    );
  };
  const appealed = removing?.status === 'appealed';
  return (
    <section aria-label={texts.title}>
      <ListBar search={texts.search} label={texts.status} names={texts.states} filter={filter} />
      <PagedList found={found} texts={texts} filter={filter}>
        {(review) => (
          <li key={review.id}>
            <ReportedReview
              review={review}
              busy={busy}
              onKeep={() => decide(review, true, '')}
              onRemove={() => setRemoving(review)}
            />
          </li>
        )}
      </PagedList>
      {removing ? (
        <ReasonDialog
          title={appealed ? texts.ask.dismissTitle : texts.ask.title}
          text={appealed ? texts.ask.dismissText : texts.ask.text}
          action={appealed ? texts.dismiss : texts.remove}
          onYes={(reason) => decide(removing, false, reason)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </section>
  );
}
