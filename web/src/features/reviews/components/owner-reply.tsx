import type { Review } from '@carsi/contracts/reviews/http';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useReply } from '../api/responses';
import { texts } from '../response-texts';
import { WordsForm } from './words-form';

/** Under each review of one's own company. */
export default function OwnerReply({ companyId, review }: { companyId: string; review: Review }) {
  const [writing, setWriting] = useState(false);
  const { busy, run } = useAction({ failed: texts.answerFailed });
  const reply = useReply(companyId, review.id);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !writing) button.current?.focus();
    wasWriting.current = writing;
  }, [writing]);
  const remove = (): Promise<void> =>
    run(async () => {
      await reply(null);
      button.current?.focus();
    }, texts.answerRemoved);
  if (writing)
    return (
      <WordsForm
        label={texts.yourAnswer}
        hint={texts.answerHint}
        least={10}
        longest={1_000}
        initial={review.reply?.content ?? ''}
        submit={texts.sendAnswer}
        failed={texts.answerFailed}
        onSend={async (text) => {
          await reply(text);
          toast.success(texts.answered);
          setWriting(false);
        }}
        onCancel={() => setWriting(false)}
      />
    );
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      <Button
        small
        label={review.reply ? texts.reviseAnswer : texts.answer}
        ref={button}
        onClick={() => setWriting(true)}
      />
      {review.reply ? <Button look="quiet" small label={texts.removeAnswer} disabled={busy} onClick={remove} /> : null}
    </p>
  );
}
