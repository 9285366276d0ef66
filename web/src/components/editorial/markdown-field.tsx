import { useState } from 'react';
import type { Form } from '../../lib/forms/use-form';
import { FieldError } from '../ui/fields';
import { Preview } from './preview';

interface MarkdownFieldProps<F extends string> {
  form: Form<F>;
  name: F;
  label: string;
  start: string | undefined;
  rows: number;
}

/** A Markdown field with its preview. */
export function MarkdownField<F extends string>({ form, name, label, start = '', rows }: MarkdownFieldProps<F>) {
  const [content, setContent] = useState(start);
  const id = form.idOf(name);
  const wrong = form.errors[name];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {label}
        </label>
        <textarea
          id={id}
          name={name}
          value={content}
          rows={rows}
          spellCheck
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          className="field h-auto py-2 font-mono text-sm aria-invalid:border-bad"
          onChange={(event) => setContent(event.target.value)}
        />
        <FieldError id={id}>{wrong}</FieldError>
      </div>
      <Preview content={content} />
    </div>
  );
}
