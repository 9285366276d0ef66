import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { DraftField } from '../../../components/account/draft-field';
import type { Draft } from '../draft';
import { texts } from '../texts';
import type { CompanyForm } from '../use-company-form';

type TextName = {
  [Name in keyof Draft]: Draft[Name] extends string ? (string extends Draft[Name] ? Name : never) : never;
}[keyof Draft];

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'value' | 'onChange'> {
  form: CompanyForm;
  name: TextName;
  label: string;
  hint?: ReactNode;
  rows?: number;
}

/** A line or a few of the form, found by its name when it is wrong. */
export function Field({ form, name, label, required, ...rest }: FieldProps) {
  return (
    <div data-field={name}>
      <DraftField
        {...rest}
        label={required ? `${label} ${texts.required}` : label}
        required={required ?? false}
        value={form.draft[name]}
        error={form.errors[name]}
        onChange={(value) => form.put({ [name]: value })}
      />
    </div>
  );
}

interface ChoiceProps {
  form: CompanyForm;
  name: TextName;
  label: string;
  required?: boolean;
  disabled?: boolean;
  onChange?: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

export function Choice({ form, name, label, required, disabled, onChange, children }: ChoiceProps) {
  const id = useId();
  const error = form.errors[name];
  return (
    <div data-field={name}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {required ? `${label} ${texts.required}` : label}
      </label>
      <select
        id={id}
        className="field aria-invalid:border-bad"
        required={required}
        disabled={disabled}
        value={form.draft[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-e` : undefined}
        onChange={(event) => (onChange ? onChange(event.target.value) : form.put({ [name]: event.target.value }))}
      >
        {children}
      </select>
      <Wrong id={`${id}-e`}>{error}</Wrong>
    </div>
  );
}

export function Wrong({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <p id={id} role="alert" className="mt-1 text-sm font-medium text-bad">
      {children}
    </p>
  ) : null;
}
