import type { Review } from '@carsi/contracts/reviews/http';
import { BadgeCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { SwitchRow } from '../../../components/account/switch-row';
import { FormFailure } from '../../../components/ui/fields';
import { ApiFailure } from '../../../lib/http';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useSaveReview } from '../api/save-review';
import { complaintOf, type Draft, draftOf, emptyDraft, saveDraft, LONGEST, recallDraft } from '../draft';
import { texts } from '../form-texts';
import { StarField } from './star-field';
import { Words } from './words';

interface ReviewFormProps {
  companyId: string;
  own: Review | null;
  /** The secret of the link that they came with. */
  invitation: string | null;
  /** Called with a remark about the invitation, if any. */
  onSaved: (remark: string | null) => void;
  /** It turned out that there is one already. */
  onExists: () => void;
  onCancel?: () => void;
}

/** The draft is stored in the tab until it is sent or cancelled. */
export function ReviewForm({ companyId, own, invitation, onSaved, onExists, onCancel }: ReviewFormProps) {
  const [draft, setDraft] = useState<Draft>(() => recallDraft(companyId) ?? (own ? draftOf(own) : emptyDraft));
  const [touched, setTouched] = useState(false);
  const { busy, failure, run } = useAction({ failed: texts.failed, shown: 'inline' });
  const save = useSaveReview(companyId, own, invitation);
  const hint = useId();
  const complaint = complaintOf(draft);
  const put = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    setTouched(true);
    saveDraft(companyId, next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complaint || busy) return;
    void run(async () => {
      try {
        const remark = await save(draft);
        saveDraft(companyId, null);
        onSaved(remark);
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'REVIEW_EXISTS') onExists();
        throw error;
      }
    });
  };
  return (
    <form className="card space-y-4 p-5" method="post" noValidate onSubmit={submit}>
      <h3 className="text-lg">{own ? texts.revise : texts.write}</h3>
      {invitation !== null && !own ? (
        <p className="flex items-center gap-2 rounded-xl bg-good-soft px-4 py-2 text-sm font-medium text-good">
          <BadgeCheck aria-hidden size={16} className="shrink-0" />
          {texts.invited}
        </p>
      ) : null}
      <StarField value={draft.rating} onChange={(rating) => put({ rating })} />
      <Words
        label={texts.content}
        rows={4}
        value={draft.content}
        longest={LONGEST}
        hint={texts.contentHint}
        onChange={(content) => put({ content })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Words label={texts.pros} rows={2} value={draft.pros} longest={LONGEST} onChange={(pros) => put({ pros })} />
        <Words label={texts.cons} rows={2} value={draft.cons} longest={LONGEST} onChange={(cons) => put({ cons })} />
      </div>
      <SwitchRow
        label={texts.anonymous}
        text={texts.anonymousText}
        checked={draft.anonymous}
        onChange={(anonymous) => put({ anonymous })}
      />
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          label={busy ? texts.sending : own ? texts.save : texts.submit}
          type="submit"
          disabled={busy || complaint !== null}
          aria-describedby={hint}
          className="disabled:opacity-60"
        />
        {onCancel ? <Button look="quiet" label={texts.cancel} disabled={busy} onClick={onCancel} /> : null}
        <output id={hint} className="text-sm text-muted">
          {touched && complaint ? texts[complaint] : ''}
        </output>
      </div>
    </form>
  );
}
