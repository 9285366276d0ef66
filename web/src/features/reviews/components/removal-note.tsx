import type { Review } from '@carsi/contracts/reviews/http';
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useAppeal } from '../api/responses';
import { texts } from '../response-texts';
import { WordsForm } from './words-form';

interface RemovalNoteProps {
  companyId: string;
  reviewId: string;
  removal: NonNullable<Review['removal']>;
}

/** What an admin decided about one's own review, and the one word against it. */
export function RemovalNote({ companyId, reviewId, removal }: RemovalNoteProps) {
  const [appealing, setAppealing] = useState(false);
  const appeal = useAppeal(companyId, reviewId);
  const { busy, run } = useAction({ failed: texts.appealFailed });
  const place = useRef<HTMLElement>(null);
  const close = (): void => {
    setAppealing(false);
    place.current?.focus();
  };
  return (
    <section ref={place} tabIndex={-1} className="mt-3 rounded-xl bg-bad-soft px-4 py-3" aria-label={texts.removed}>
      <p className="flex items-center gap-2 font-medium text-bad">
        <CircleAlert aria-hidden size={16} className="shrink-0" />
        {texts.removed}
      </p>
      <p className="mt-1 break-words text-bad">{texts.removedReason(removal.reason)}</p>
      {removal.appeal ? (
        <output className="mt-1 block text-sm text-bad">
          {removal.appeal === 'open' ? texts.appealOpen : texts.appealDismissed}
        </output>
      ) : null}
      {removal.appeal === 'open' ? (
        <Button
          small
          label={texts.withdrawAppeal}
          className="mt-3"
          disabled={busy}
          onClick={() => void run(() => appeal(null), texts.appealWithdrawn)}
        />
      ) : null}
      {removal.appeal === null && !appealing ? (
        <Button small label={texts.appeal} className="mt-3" onClick={() => setAppealing(true)} />
      ) : null}
      {removal.appeal === null && appealing ? (
        <div className="mt-3 rounded-xl bg-surface p-4">
          <WordsForm
            label={texts.appealNote}
            hint={texts.appealHint}
            least={10}
            longest={1_000}
            submit={texts.sendAppeal}
            failed={texts.appealFailed}
            onSend={async (note) => {
              await appeal(note);
              close();
            }}
            onCancel={close}
          />
        </div>
      ) : null}
    </section>
  );
}
