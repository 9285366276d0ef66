import type { Review } from '@carsi/contracts/reviews/http';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Retry } from '../../../components/list/retry';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { timings } from '../../../config/site';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useMyReviews } from '../api/my-reviews';
import { useRemoveReview } from '../api/save-review';
import { saveDraft, recallDraft } from '../draft';
import { texts } from '../form-texts';
import { OwnerPanel } from './owner-panel';
import { RemovalNote } from './removal-note';
import { ReviewForm } from './review-form';
import { ReviewItem } from './review-item';

/** A member's own review, or the form for it. */
export default function YourReview({ companyId }: { companyId: string }) {
  const { data: mine, isError, refetch } = useMyReviews(companyId);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const invitation = new URLSearchParams(search).get('davet');
  const [wantsToEdit, setWantsToEdit] = useState(() => recallDraft(companyId) !== null);
  const [notice, setNotice] = useState<string | null>(null);
  const [remark, setRemark] = useState<string | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), timings.reviewSent);
    return () => clearTimeout(timer);
  }, [notice]);

  if (mine === undefined) return isError ? <Retry message={texts.loadFailed} onRetry={() => void refetch()} /> : null;
  const { review: own, is_owner: owner } = mine;
  const editing = wantsToEdit && !own?.removal;
  const done = (sentence: string): void => {
    setWantsToEdit(false);
    setNotice(sentence);
  };
  const saved = (newRemark: string | null): void => {
    done(own ? texts.saved : texts.sent);
    setRemark(newRemark);
    if (invitation === null) return;
    // It is used up: who shares the address shares no secret.
    const rest = new URLSearchParams(search);
    rest.delete('davet');
    void navigate({ search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="space-y-3">
      <output className="block empty:hidden">
        {notice ? (
          <span className="flex items-center gap-2 rounded-xl bg-good-soft px-4 py-3 font-medium text-good">
            <CircleCheck aria-hidden size={18} className="shrink-0" />
            {notice}
          </span>
        ) : null}
      </output>
      {remark ? <p className="rounded-xl bg-fair-soft px-4 py-3 text-sm font-medium text-fair">{remark}</p> : null}
      {owner ? <OwnerPanel companyId={companyId} /> : null}
      {own && !editing ? (
        <Own
          companyId={companyId}
          own={own}
          onEdit={() => setWantsToEdit(true)}
          onRemoved={() => done(texts.removed)}
        />
      ) : null}
      {owner || (own && !editing) ? null : (
        <ReviewForm
          key={own?.id}
          companyId={companyId}
          own={own}
          invitation={invitation}
          onSaved={saved}
          onExists={() => {
            setWantsToEdit(true);
            void refetch();
          }}
          {...(own && {
            onCancel: () => {
              saveDraft(companyId, null);
              setWantsToEdit(false);
            },
          })}
        />
      )}
    </div>
  );
}

interface OwnProps {
  companyId: string;
  own: Review;
  onEdit: () => void;
  onRemoved: () => void;
}

function Own({ companyId, own, onEdit, onRemoved }: OwnProps) {
  const [confirming, setConfirming] = useState(false);
  const { busy, failure, run } = useAction({ failed: texts.removeFailed, shown: 'inline' });
  const removeReview = useRemoveReview(companyId, own);
  const remove = (): Promise<void> =>
    run(async () => {
      await removeReview();
      onRemoved();
    });
  return (
    <ReviewItem review={own} label={texts.yours}>
      {own.removal ? <RemovalNote companyId={companyId} reviewId={own.id} removal={own.removal} /> : null}
      {own.published || own.removal ? null : (
        <p className="mt-3 flex items-center gap-2 rounded-xl bg-fair-soft px-4 py-2 text-sm font-medium text-fair">
          <Clock aria-hidden size={16} className="shrink-0" />
          {texts.pending}
        </p>
      )}
      <p className="mt-4 flex gap-2">
        {own.removal ? null : <Button small label={texts.edit} onClick={onEdit} />}
        <Button look="quiet" small label={texts.remove} onClick={() => setConfirming(true)} />
      </p>
      <ConfirmDialog
        title={texts.removeTitle}
        open={confirming}
        onClose={() => setConfirming(false)}
        confirm={texts.removeYes}
        onConfirm={remove}
        disabled={busy}
        failure={failure}
      >
        <p>{own.removal ? texts.removeHidden : texts.removeText}</p>
      </ConfirmDialog>
    </ReviewItem>
  );
}
