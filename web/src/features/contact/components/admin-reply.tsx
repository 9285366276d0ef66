import type { AdminTicket } from '@carsi/contracts/http/contact';
import { FormFailure } from '../../../components/ui/fields';
import { LongField } from '../../../components/ui/long-field';
import { Modal } from '../../../components/ui/modal';
import { lengthOf } from '../../../lib/length-of';
import { useForm } from '../../../lib/use-form';
import { adminTexts as texts } from '../admin-texts';
import { replyTicket } from '../api/tickets';

interface ReplyProps {
  ticket: AdminTicket | null;
  onDone: () => void;
  onClose: () => void;
}

export function AdminReply({ ticket, onDone, onClose }: ReplyProps) {
  return (
    <Modal title={texts.answerTitle} open={ticket !== null} onClose={onClose}>
      {ticket ? <ReplyForm key={ticket.id} ticket={ticket} onDone={onDone} onClose={onClose} /> : null}
    </Modal>
  );
}

function ReplyForm({ ticket, onDone, onClose }: ReplyProps & { ticket: AdminTicket }) {
  const form = useForm({
    fields: ['answer'],
    rules: [
      { field: 'answer', message: texts.answerMissing, holds: ({ answer }) => answer.trim() !== '' },
      { field: 'answer', message: texts.answerLong, holds: ({ answer }) => lengthOf(answer) <= 5_000 },
    ],
    submit: async ({ answer }) => {
      await replyTicket(ticket.id, answer);
      onDone();
    },
    failed: texts.failed,
  });
  return (
    <form {...form.props} className="space-y-4">
      {ticket.message ? (
        <p className="max-h-48 overflow-y-auto rounded-xl bg-sunken p-3 text-sm break-words whitespace-pre-wrap">
          {ticket.message}
        </p>
      ) : null}
      <LongField form={form} name="answer" label={texts.answer} hint={texts.answerHint} rows={7} />
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {texts.cancel}
        </button>
        <button type="submit" className="btn btn-primary" disabled={form.busy}>
          {texts.send}
        </button>
      </div>
    </form>
  );
}
