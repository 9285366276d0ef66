import { useState } from 'react';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { companyTexts } from '../companies/company-texts';

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

/** Loaded by the tap that opens it: a decision against someone needs a reason. */
export function ReasonDialog({ title, text, action, onYes, onClose }: ReasonDialogProps) {
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={title}
      open={open}
      onClose={onClose}
      // Closed before it goes: so the browser gives the focus back.
      onCancel={() => setOpen(false)}
      confirm={action}
      onConfirm={() => {
        setOpen(false);
        onYes(reason);
      }}
      danger
      disabled={reason.trim() === ''}
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
    </FormDialog>
  );
}
