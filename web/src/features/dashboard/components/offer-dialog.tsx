import { type ReactNode, useId, useState } from 'react';
import { Modal } from '../../../components/ui/modal';
import { sentenceOf } from '../../../lib/forms/failure';
import { ApiFailure } from '../../../lib/http';
import { offerTexts as texts } from '../offer-texts';

export type Wrong = Readonly<Record<string, string>>;

interface OfferDialogProps {
  title: string;
  onClose: () => void;
  /** What is wrong with what is typed; nothing where it may be sent. */
  check: () => Wrong;
  save: () => Promise<unknown>;
  children: (wrong: Wrong) => ReactNode;
}

/** A form in the middle, whose mistakes stand at their fields, also those that only the server knows. */
export function OfferDialog({ title, onClose, check, save, children }: OfferDialogProps) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const run = async (): Promise<void> => {
    const found = check();
    setWrong(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await save();
      onClose();
    } catch (error) {
      const told = error instanceof ApiFailure ? error.errors : [];
      setWrong(Object.fromEntries(told.toReversed().map(({ field, message }) => [field, message])));
      if (told.length === 0) setFailure(sentenceOf(error, texts.failedAct));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      title={title}
      open
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {texts.back}
          </button>
          <button type="submit" form={form} className="btn btn-primary" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        method="post"
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void run();
        }}
      >
        {failure ? (
          <p role="alert" className="rounded-xl bg-bad-soft px-4 py-3 text-sm font-medium text-bad">
            {failure}
          </p>
        ) : null}
        {children(wrong)}
      </form>
    </Modal>
  );
}
