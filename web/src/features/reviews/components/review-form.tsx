import type { Review } from '@carsi/contracts/http/review';
import { type FormEvent, useId, useState } from 'react';
import { SwitchRow } from '../../../components/account/switch-row';
import { FormFailure } from '../../../components/ui/fields';
import { cx } from '../../../lib/cx';
import { sentenceOf } from '../../../lib/failure';
import { ApiFailure } from '../../../lib/http';
import { useSaveReview } from '../api/own-review';
import { complaintOf, type Draft, draftOf, emptyDraft, keepDraft, lengthOf, LONGEST, recallDraft } from '../draft';
import { texts } from '../form-texts';
import { StarField } from './star-field';

interface ReviewFormProps {
  companyId: string;
  own: Review | null;
  onSaved: () => void;
  /** It turned out that there is one already. */
  onExists: () => void;
  onCancel?: () => void;
}

/** Nothing typed is lost: what is written stays in the tab until it is sent or given up. */
export function ReviewForm({ companyId, own, onSaved, onExists, onCancel }: ReviewFormProps) {
  const [draft, setDraft] = useState<Draft>(() => recallDraft(companyId) ?? (own ? draftOf(own) : emptyDraft));
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = useSaveReview(companyId, own);
  const hint = useId();
  const complaint = complaintOf(draft);
  const put = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    setTouched(true);
    keepDraft(companyId, next);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (complaint || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await save(draft);
      keepDraft(companyId, null);
      onSaved();
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed));
      if (error instanceof ApiFailure && error.code === 'REVIEW_EXISTS') onExists();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="card space-y-4 p-5" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="text-lg">{own ? texts.revise : texts.write}</h3>
      <StarField value={draft.rating} onChange={(rating) => put({ rating })} />
      <Words
        label={texts.content}
        rows={4}
        value={draft.content}
        hint={texts.contentHint}
        onChange={(content) => put({ content })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Words label={texts.pros} rows={2} value={draft.pros} onChange={(pros) => put({ pros })} />
        <Words label={texts.cons} rows={2} value={draft.cons} onChange={(cons) => put({ cons })} />
      </div>
      <SwitchRow
        label={texts.anonymous}
        text={texts.anonymousText}
        checked={draft.anonymous}
        onChange={(anonymous) => put({ anonymous })}
      />
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="submit"
          disabled={busy || complaint !== null}
          aria-describedby={hint}
          className="btn btn-primary disabled:opacity-60"
        >
          {busy ? texts.sending : own ? texts.save : texts.submit}
        </button>
        {onCancel ? (
          <button type="button" className="btn btn-quiet" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </button>
        ) : null}
        <output id={hint} className="text-sm text-muted">
          {touched && complaint ? texts[complaint] : ''}
        </output>
      </div>
    </form>
  );
}

interface WordsProps {
  label: string;
  rows: number;
  value: string;
  hint?: string;
  onChange: (value: string) => void;
}

function Words({ label, rows, value, hint, onChange }: WordsProps) {
  const id = useId();
  const length = lengthOf(value);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        placeholder={hint}
        aria-describedby={`${id}-n`}
        aria-invalid={length > LONGEST ? true : undefined}
        className="field aria-invalid:border-bad"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-n`} className={cx('text-right text-sm tabular-nums', length > LONGEST ? 'text-bad' : 'text-muted')}>
        {texts.counter(length, LONGEST)}
      </p>
    </div>
  );
}
