import type { Form } from '../../lib/forms/use-form';
import { FieldError } from './fields';

interface LongFieldProps<F extends string> {
  form: Form<F>;
  name: F;
  label: string;
  hint?: string;
  /** Its initial content. */
  start?: string | undefined;
  rows?: number;
}

/** A text area of a form with its hint and error. */
export function LongField<F extends string>({ form, name, label, hint, start, rows = 4 }: LongFieldProps<F>) {
  const id = form.idOf(name);
  const error = form.errors[name];
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        defaultValue={start}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className="field h-auto py-2 aria-invalid:border-bad"
      />
      <FieldError id={id}>{error}</FieldError>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
