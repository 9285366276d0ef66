import type { ReportReason } from '@carsi/contracts/reviews';
import { useId, useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { Modal } from '../../../components/ui/modal';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { reportReview } from '../api/responses';
import { lengthOf } from '../../../lib/format/length-of';
import { LONGEST } from '../draft';
import { texts } from '../response-texts';
import { Words } from './words';

const reasons = Object.keys(texts.reasons) as ReportReason[];

/** Comes with the tap that opens it. */
export default function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  // Closed before it goes: so the browser gives the focus back.
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name = useId();
  const send = async (): Promise<void> => {
    if (!reason) return;
    setBusy(true);
    setFailure(null);
    try {
      await reportReview(reviewId, reason, note);
      toast.success(texts.reported);
      setOpen(false);
    } catch (error) {
      setFailure(sentenceOf(error, texts.reportFailed));
      setBusy(false);
    }
  };
  return (
    <Modal
      title={texts.reportTitle}
      open={open}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={() => setOpen(false)}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className="btn btn-primary disabled:opacity-60"
            disabled={busy || !reason || lengthOf(note) > LONGEST}
            onClick={() => void send()}
          >
            {busy ? texts.sending : texts.sendReport}
          </button>
        </>
      }
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
      <FormFailure>{failure}</FormFailure>
    </Modal>
  );
}
