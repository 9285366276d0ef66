import { FormDialog } from '../../../components/ui/confirm-dialog';
import { LongField, SelectField } from '../../../components/ui/fields';
import { useForm } from '../../../lib/forms/use-form';
import { toast } from '../../../lib/toast';
import { reportConversation, type ReportReason } from '../api/messages';
import { texts } from '../texts';

export function ReportDialog({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  const form = useForm({
    fields: ['reason', 'note'],
    rules: [],
    failed: texts.actionFailed,
    submit: async ({ reason, note }) => {
      await reportConversation(conversationId, reason as ReportReason, note.trim());
      toast.success(texts.reported);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.reportTitle} open onClose={onClose} confirm={texts.report} form={form}>
      <p className="text-muted">{texts.reportText}</p>
      <SelectField form={form} name="reason" label={texts.reportReason} names={texts.reasons} />
      <LongField form={form} name="note" label={texts.reportNote} rows={3} maxLength={1_000} />
    </FormDialog>
  );
}
