import { lengthOf } from '../../../lib/format/length-of';
import { useForm } from '../../../lib/forms/use-form';
import { FormFailure, LongField } from '../../ui/fields';
import { Modal } from '../../ui/modal';
import { Button } from '../../ui/button';

interface Question {
  id: string;
  /** The text to answer; null if it was erased. */
  text: string | null;
}

interface FormProps {
  texts: Readonly<
    Record<'answer' | 'answerHint' | 'answerMissing' | 'answerLong' | 'failed' | 'cancel' | 'send', string>
  >;
  longest: number;
  onSend: (id: string, answer: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Answers a request to the site. */
export function AnswerDialog({ title, question, ...form }: FormProps & { title: string; question: Question | null }) {
  return (
    <Modal title={title} open={question !== null} onClose={form.onClose}>
      {question ? <AnswerForm key={question.id} {...question} {...form} /> : null}
    </Modal>
  );
}

function AnswerForm({ id, text, texts, longest, onSend, onDone, onClose }: FormProps & Question) {
  const form = useForm({
    fields: ['answer'],
    rules: [
      { field: 'answer', message: texts.answerMissing, holds: ({ answer }) => answer.trim() !== '' },
      { field: 'answer', message: texts.answerLong, holds: ({ answer }) => lengthOf(answer.trim()) <= longest },
    ],
    submit: async ({ answer }) => {
      await onSend(id, answer);
      onDone();
    },
    failed: texts.failed,
  });
  return (
    <form {...form.props} className="space-y-4">
      {text ? (
        <p className="max-h-48 overflow-y-auto rounded-xl bg-sunken p-3 text-sm break-words whitespace-pre-wrap">
          {text}
        </p>
      ) : null}
      <LongField form={form} name="answer" label={texts.answer} hint={texts.answerHint} rows={7} />
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" label={texts.cancel} onClick={onClose} />
        <Button look="primary" label={texts.send} type="submit" disabled={form.busy} />
      </div>
    </form>
  );
}
