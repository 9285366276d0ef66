import { useState } from 'react';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { reportConversation, type ReportReason } from '../api/messages';
import { texts } from '../texts';
import { useAction } from '../../../lib/forms/use-action';

export function ReportDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const { busy, failure, run } = useAction({ failed: texts.actionFailed, shown: 'inline' });
  const report = (): Promise<void> =>
    run(async () => {
      await reportConversation(conversationId, reason, note.trim());
      onClose();
    }, texts.reported);
  return (
    <FormDialog
      title={texts.reportTitle}
      open
      onClose={onClose}
      confirm={texts.report}
      onConfirm={report}
      disabled={busy}
      failure={failure}
    >
      <p className="text-muted">{texts.reportText}</p>
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">{texts.reportReason}</span>
        <select className="field" value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
          {Object.entries(texts.reasons).map(([reason, text]) => (
            <option key={reason} value={reason}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">{texts.reportNote}</span>
        <textarea
          rows={3}
          maxLength={1_000}
          className="field h-auto py-2"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
    </FormDialog>
  );
}
