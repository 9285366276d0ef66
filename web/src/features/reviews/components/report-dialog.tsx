import type { ReportReason } from '@carsi/contracts/reviews/calls';
import { useId, useState } from 'react';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { lengthOf } from '../../../lib/format/length-of';
import { useAction } from '../../../lib/forms/use-action';
import { reportReview } from '../api/responses';
import { LONGEST } from '../draft';
import { texts } from '../response-texts';
import { Words } from './words';

const reasons = Object.keys(texts.reasons) as ReportReason[];

/** Loaded by the tap that opens it. */
export default function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  // Closed before it goes: so the browser gives the focus back.
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { busy, failure, run } = useAction({ failed: texts.reportFailed, shown: 'inline' });
  const name = useId();
  const send = (): void => {
    if (!reason) return;
    void run(async () => {
      await reportReview(reviewId, reason, note);
      setOpen(false);
    }, texts.reported);
  };
  return (
    <FormDialog
      title={texts.reportTitle}
      open={open}
      onClose={onClose}
      onCancel={() => setOpen(false)}
      confirm={busy ? texts.sending : texts.sendReport}
      onConfirm={send}
      disabled={busy || !reason || lengthOf(note) > LONGEST}
      failure={failure}
    >
      <p className="text-muted">{texts.reportText}</p>
      <fieldset className="space-y-1">
        <legend className="mb-1 text-sm font-semibold">{texts.reason}</legend>
        {reasons.map((each) => (
          <label key={each} className="flex min-h-10 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={reason === each}
              className="size-5 shrink-0 accent-accent"
              onChange={() => setReason(each)}
            />
            {texts.reasons[each]}
          </label>
        ))}
      </fieldset>
      <Words label={texts.note} rows={3} value={note} longest={LONGEST} onChange={setNote} />
    </FormDialog>
  );
}
