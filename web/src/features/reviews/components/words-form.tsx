import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { lengthOf } from '../../../lib/format/length-of';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { texts } from '../response-texts';
import { Words } from './words';

interface WordsFormProps {
  label: string;
  hint: string;
  least: number;
  longest: number;
  initial?: string;
  submit: string;
  /** Shown if the server gives no sentence. */
  failed: string;
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** A form with one text: a reply or an appeal. It takes the focus, because a press opened it. */
export function WordsForm({ label, hint, least, longest, initial = '', ...rest }: WordsFormProps) {
  const { submit, failed, onSend, onCancel } = rest;
  const [text, setText] = useState(initial);
  const [touched, setTouched] = useState(false);
  const { busy, failure, run } = useAction({ failed, shown: 'inline' });
  const form = useRef<HTMLFormElement>(null);
  const messageId = useId();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const length = lengthOf(text);
  const complaint = length < least ? texts.tooShort(least) : length > longest ? texts.tooLong(longest) : null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!complaint && !busy) void run(() => onSend(text));
  };
  return (
    <form ref={form} className="mt-3 space-y-3" method="post" noValidate onSubmit={send}>
      <Words
        label={label}
        rows={3}
        value={text}
        longest={longest}
        onChange={(value) => {
          setText(value);
          setTouched(true);
        }}
      />
      <p className="text-sm text-muted">{hint}</p>
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          small
          label={busy ? texts.sending : submit}
          type="submit"
          disabled={busy || complaint !== null}
          aria-describedby={messageId}
          className="disabled:opacity-60"
        />
        <Button look="quiet" small label={texts.cancel} disabled={busy} onClick={onCancel} />
        <output id={messageId} className="text-sm text-muted">
          {touched && complaint ? complaint : ''}
        </output>
      </div>
    </form>
  );
}
