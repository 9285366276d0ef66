import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx';

interface DraftFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Rows of a text area; without them a line. */
  rows?: number;
}

/** A field of a draft that lives longer than its screen. Its error and hint are read with it. */
export function DraftField({ label, value, onChange, error, hint, rows, className, ...input }: DraftFieldProps) {
  const id = useId();
  const describedBy = [error ? `${id}-e` : '', hint ? `${id}-h` : ''].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    className: cx('field', error && 'border-bad'),
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          required={input.required}
          disabled={input.disabled}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...input} {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
      {error ? (
        <p id={`${id}-e`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-h`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
