import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { lengthOf } from '../../../lib/format/length-of';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import { saveDraft, useOutbox } from '../outbox';

const LONGEST = 2_000;

interface ComposerProps {
  conversationId: string;
  onSend: (content: string) => void;
  onTyping: () => void;
}

/** Enter sends, Shift+Enter is a new line. The draft is stored until it is sent. */
export function Composer({ conversationId, onSend, onTyping }: ComposerProps) {
  const text = useOutbox(({ drafts }) => drafts[conversationId] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const length = lengthOf(text);
  const sendable = length > 0 && length <= LONGEST;
  useEffect(() => {
    // On a phone the keyboard would cover what one came to read.
    if (matchMedia('(min-width: 64rem)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!sendable) return;
    onSend(text.trim());
    saveDraft(conversationId, '');
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form className="border-t border-line p-3" onSubmit={submit}>
      {length > LONGEST ? (
        <p role="alert" className="mb-2 text-sm text-bad">
          {texts.tooLong(length - LONGEST)}
        </p>
      ) : null}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          className="field field-sizing-content h-auto max-h-32 min-h-11 flex-1 resize-none py-2.5"
          aria-label={texts.composer}
          placeholder={texts.composerPlaceholder}
          value={text}
          onChange={({ target }) => {
            saveDraft(conversationId, target.value);
            if (target.value.trim()) onTyping();
          }}
          onKeyDown={onKey}
        />
        <Button look="primary" type="submit" className="size-11 shrink-0 p-0 disabled:opacity-50" disabled={!sendable}>
          <SendHorizontal aria-hidden size={20} />
          <span className="sr-only">{texts.send}</span>
        </Button>
      </div>
    </form>
  );
}
