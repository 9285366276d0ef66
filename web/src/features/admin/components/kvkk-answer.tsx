import type { KvkkRequest } from '@carsi/contracts/http/people-admin';
import { FormFailure } from '../../../components/ui/fields';
import { LongField } from '../../../components/ui/long-field';
import { Modal } from '../../../components/ui/modal';
import { isTooLong } from '../../../lib/account/kvkk';
import { useForm } from '../../../lib/use-form';
import { answerKvkk } from '../api/kvkk';
import { kvkkTexts as texts } from '../kvkk-texts';

interface AnswerProps {
  request: KvkkRequest | null;
  onDone: () => void;
  onClose: () => void;
}

export function KvkkAnswer({ request, onDone, onClose }: AnswerProps) {
  return (
    <Modal title={texts.replyTitle} open={request !== null} onClose={onClose}>
      {request ? <AnswerForm key={request.id} request={request} onDone={onDone} onClose={onClose} /> : null}
    </Modal>
  );
}

function AnswerForm({ request, onDone, onClose }: AnswerProps & { request: KvkkRequest }) {
  const form = useForm({
    fields: ['answer'],
    rules: [
      { field: 'answer', message: texts.answerMissing, holds: ({ answer }) => answer.trim() !== '' },
      { field: 'answer', message: texts.answerLong, holds: ({ answer }) => !isTooLong(answer) },
    ],
    submit: async ({ answer }) => {
      await answerKvkk(request.id, answer);
      onDone();
    },
    failed: texts.failed,
  });
  return (
    <form {...form.props} className="space-y-4">
      {request.note ? (
        <p className="rounded-xl bg-sunken p-3 text-sm break-words whitespace-pre-wrap">{request.note}</p>
      ) : null}
      <LongField form={form} name="answer" label={texts.answer} hint={texts.answerHint} rows={6} />
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
