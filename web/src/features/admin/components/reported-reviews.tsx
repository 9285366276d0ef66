import type { AdminReview } from '@carsi/contracts/http/review';
import type { ModerationState } from '@carsi/contracts/reviews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { Pager } from '../../../components/list/pager';
import { Retry } from '../../../components/list/retry';
import { mine, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatNumber } from '../../../lib/format/numbers';
import { pagesOf } from '../../../lib/pages-of';
import { useSearchParams } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { pageSize } from '../api/people';
import { decideReview, reportedReviewsQuery } from '../api/reviews';
import { reviewTexts as texts } from '../review-texts';
import { ReasonDialog } from './reason-dialog';
import { ReportedReview } from './reported-review';

const moderationStates: readonly ModerationState[] = ['reported', 'kept', 'removed', 'appealed'];

/** What readers reported and authors appeal against; every decision is told to the author. */
export default function ReportedReviews() {
  const admin = useMe();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const status = moderationStates.find((state) => state === search.get('durum')) ?? 'reported';
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(reportedReviewsQuery(admin, q, status, page));
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState<AdminReview | null>(null);

  const narrow = (next: ModerationState): void => {
    setPage(1);
    setSearch({ sekme: 'yonetim', bolum: 'yorumlar', durum: next }, { replace: true, state: keepScroll });
  };
  const decide = async ({ id }: AdminReview, keep: boolean, reason: string): Promise<void> => {
    setBusy(true);
    try {
      await decideReview(id, keep, reason);
      toast.success(keep ? texts.kept : texts.removed);
    } catch (error) {
      toast.error(texts.failed, sentenceOf(error, ''));
    } finally {
      await client.invalidateQueries({ queryKey: mine(admin, 'admin-reviews') });
      setBusy(false);
    }
  };
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
      {isError && !data ? <Retry message={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <div className="skeleton h-72" /> : null}
      {data ? (
        <output className="mb-2 block text-sm text-muted">
          {data.total === 0 ? texts.none : texts.total(formatNumber(data.total))}
        </output>
      ) : null}
      <ul className="space-y-3">
        {data?.rows.map((review) => (
          <li key={review.id}>
            <ReportedReview
              review={review}
              busy={busy}
              onKeep={() => void decide(review, true, '')}
              onRemove={() => setRemoving(review)}
            />
          </li>
        ))}
      </ul>
      {data ? <Pager page={page} pages={pagesOf(data.total, pageSize)} onPage={setPage} /> : null}
      {removing ? (
        <ReasonDialog
          title={appealed ? texts.ask.dismissTitle : texts.ask.title}
          text={appealed ? texts.ask.dismissText : texts.ask.text}
          action={appealed ? texts.dismiss : texts.remove}
          onYes={(reason) => void decide(removing, false, reason)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </section>
  );
}
