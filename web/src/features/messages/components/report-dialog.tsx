import { type FormEvent, useId, useState } from 'react';
import { Modal } from '../../../components/ui/modal';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { reportConversation } from '../api/messages';
import { texts } from '../texts';

export function ReportDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const form = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    try {
      await reportConversation(conversationId, String(data.get('reason')), String(data.get('note')).trim());
      toast.success(texts.reported);
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, texts.actionFailed));
    }
  };
  return (
    <Modal
      title={texts.reportTitle}
      open
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="submit" form={form} className="btn btn-primary">
            {texts.report}
          </button>
        </>
      }
    >
      <form id={form} className="space-y-4" onSubmit={(event) => void submit(event)}>
        <p className="text-muted">{texts.reportText}</p>
        <label className="block">
          <span className="mb-1 block text-sm font-semibold">{texts.reportReason}</span>
          <select name="reason" className="field">
            {Object.entries(texts.reasons).map(([reason, text]) => (
              <option key={reason} value={reason}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="mb-1 block text-sm font-semibold">{texts.reportNote}</span>
          <textarea name="note" rows={3} maxLength={1_000} className="field h-auto py-2" />
        </label>
        {failure ? (
          <p role="alert" className="text-bad">
            {failure}
          </p>
        ) : null}
      </form>
    </Modal>
  );
}
