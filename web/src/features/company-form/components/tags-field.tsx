import { companyFields } from '@carsi/contracts/directory/company-fields';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { foldKey } from '../../../lib/format/fold-key';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import type { CompanyForm } from '../use-company-form';
import { Wrong } from './field';

const words = texts.basic;

/** Trimmed and unique, ignoring case; added by Enter or the button. */
export function TagsField({ form }: { form: CompanyForm }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { tags } = form.draft;
  const add = (): void => {
    const tag = typed.trim().replace(/\s+/g, ' ');
    input.current?.focus();
    if (tag === '') return;
    if (tags.some((other) => foldKey(other) === foldKey(tag))) return setWrong(words.tagTwice);
    form.put({ tags: [...tags, tag] });
    setTyped('');
  };
  const remove = (tag: string): void => {
    form.put({ tags: tags.filter((other) => other !== tag) });
    input.current?.focus();
  };
  return (
    <div data-field="tags">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {companyFields.tags.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          className="field"
          maxLength={40}
          value={typed}
          aria-describedby={`${id}-h`}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button icon={Plus} label={words.addTag} disabled={tags.length >= 30} onClick={add} />
      </div>
      <Wrong>{wrong ?? form.errors['tags']}</Wrong>
      <p id={`${id}-h`} className="mt-1 text-sm text-muted">
        {words.tagsHint}
      </p>
      {tags.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className="chip min-h-9"
                aria-label={words.removeTag(tag)}
                onClick={() => remove(tag)}
              >
                {tag}
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
