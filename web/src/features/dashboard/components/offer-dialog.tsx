import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../components/ui/confirm-dialog';
import { ApiFailure } from '../../../lib/http';
import { offerTexts as texts } from '../offer-texts';
import { useAction } from '../../../lib/forms/use-action';

export type Wrong = Readonly<Record<string, string>>;

interface OfferDialogProps {
  title: string;
  onClose: () => void;
  /** Errors by field; empty if the form may be sent. */
  check: () => Wrong;
  save: () => Promise<unknown>;
  children: (wrong: Wrong) => ReactNode;
}

/** A form dialog with errors at their fields, including the server's. */
export function OfferDialog({ title, onClose, check, save, children }: OfferDialogProps) {
  const [wrong, setWrong] = useState<Wrong>({});
  const { busy, failure, run } = useAction({ failed: texts.failedAct, shown: 'inline' });
  const send = (): void => {
    const found = check();
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    void run(async () => {
      try {
        await save();
        onClose();
      } catch (error) {
        const refused = error instanceof ApiFailure ? error.errors : [];
        setWrong(Object.fromEntries(refused.toReversed().map(({ field, message }) => [field, message])));
        if (refused.length === 0) throw error;
      }
    });
  };
  return (
    <FormDialog
      title={title}
      open
      onClose={onClose}
      cancel={texts.back}
      confirm={busy ? texts.saving : texts.save}
      onConfirm={send}
      disabled={busy}
      failure={failure}
    >
      {children(wrong)}
    </FormDialog>
  );
}
