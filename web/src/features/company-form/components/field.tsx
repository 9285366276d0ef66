import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { CompanyField, FormTab } from '@carsi/contracts/directory/company-fields';
import { DraftField } from '../../../components/account/draft-field';
import { formFields, type TextName } from '../draft';
import { texts } from '../texts';
import type { CompanyForm } from '../use-company-form';

const fieldOf = new Map(formFields.map((field) => [field.api, field]));

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | 'value' | 'onChange'> {
  form: CompanyForm;
  name: TextName;
  hint?: ReactNode;
  rows?: number;
}

const labelOf = ({ label, required }: CompanyField): string => (required ? `${label} ${texts.required}` : label);

/** A line or a few of the form, found by its name when it is wrong. Label, length and whether it is required come from the table. */
export function Field({ form, name, ...rest }: FieldProps) {
  const field = fieldOf.get(name)!;
  return (
    <div data-field={name}>
      <DraftField
        maxLength={field.longest}
        {...(field.kind === 'link' && { type: 'url', placeholder: 'https://' })}
        {...rest}
        label={labelOf(field)}
        required={field.required !== undefined}
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
  disabled?: boolean;
  onChange?: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** Lines of a tab that it does not lay out by name: a new field of the table stands here. */
export function OtherLines({ form, tab, except }: { form: CompanyForm; tab: FormTab; except: readonly TextName[] }) {
  const lines = formFields.filter(
    ({ api, kind, tab: at }) =>
      at === tab && (kind === 'line' || kind === 'link') && !except.some((name) => name === api),
  );
  return lines.map(({ api }) => <Field key={api} form={form} name={api as TextName} />);
}

export function Choice({ form, name, disabled, onChange, children }: ChoiceProps) {
  const id = useId();
  const field = fieldOf.get(name)!;
  const error = form.errors[name];
  return (
    <div data-field={name}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {labelOf(field)}
      </label>
      <select
        id={id}
        className="field aria-invalid:border-bad"
        required={field.required !== undefined}
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
