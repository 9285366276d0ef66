import type { AdminReview } from '@carsi/contracts/reviews/http';
import type { ModerationState } from '@carsi/contracts/reviews/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { mine, useMe } from '../../../lib/account/me';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { pageSize } from '../api/people';
import { decideReview, reportedReviewsQuery } from '../api/reviews';
import { reviewTexts as texts } from './review-texts';
import { useAction } from '../../../lib/forms/use-action';
import { ReasonDialog } from '../components/reason-dialog';
import { ReportedReview } from './reported-review';

const moderationStates: readonly ModerationState[] = ['reported', 'kept', 'removed', 'appealed'];

/** Reported and appealed reviews; the author is notified of every decision. */
export default function ReportedReviews() {
  const admin = useMe();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const status = moderationStates.find((state) => state === search.get('durum')) ?? 'reported';
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const found = useQuery(reportedReviewsQuery(admin, q, status, page));
  const { busy, run } = useAction({
    failed: texts.failed,
    shown: 'titled',
    settled: () => client.invalidateQueries({ queryKey: mine(admin, 'admin-reviews') }),
  });
  const [removing, setRemoving] = useState<AdminReview | null>(null);

  const narrow = (next: ModerationState): void => {
    setPage(1);
    setSearch({ sekme: 'yonetim', bolum: 'yorumlar', durum: next }, { replace: true, state: keepScroll });
  };
  const decide = ({ id }: AdminReview, keep: boolean, reason: string): Promise<void> =>
    run(() => decideReview(id, keep, reason), keep ? texts.kept : texts.removed);
  const appealed = removing?.status === 'appealed';
  return (
    <section aria-label={texts.title}>
      <ListBar
        search={texts.search}
        q={q}
        onSearch={(words) => {
          setPage(1);
          setQ(words);
        }}
        label={texts.status}
        names={texts.states}
        value={status}
        onChoose={narrow}
      />
      <PagedList found={found} texts={texts} page={page} size={pageSize} onPage={setPage}>
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
