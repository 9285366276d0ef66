import { useState } from 'react';
import { Modal } from '../../../components/ui/modal';
import { companyTexts } from '../company-texts';

const { ask: texts } = companyTexts;
const LONGEST = 1_000;

interface ReasonDialogProps {
  title: string;
  text: string;
  /** The name of the button that does it. */
  action: string;
  onYes: (reason: string) => void;
  onClose: () => void;
}

/** Comes with the tap that opens it: what is decided against somebody is decided with a reason. */
export function ReasonDialog({ title, text, action, onYes, onClose }: ReasonDialogProps) {
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState('');
  return (
    <Modal
      title={title}
      open={open}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={() => setOpen(false)}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className="btn bg-bad text-paper disabled:opacity-60"
            disabled={reason.trim() === ''}
            onClick={() => {
              // Closed before it goes: so the browser gives the focus back.
              setOpen(false);
              onYes(reason);
            }}
          >
            {action}
          </button>
        </>
      }
    >
      <p>{text}</p>
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">{texts.reason}</span>
        <textarea
          rows={4}
          maxLength={LONGEST}
          value={reason}
          className="field h-auto py-2"
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
    </Modal>
  );
}
