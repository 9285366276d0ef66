import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useState } from 'react';
import { cx } from '../../lib/cx';
import type { Form } from '../../lib/forms/use-form';
import { texts } from '../texts';
import { Button } from './button';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'>;

interface FieldProps<F extends string> {
  form: Form<F>;
  name: F;
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
}

/** Ties a control to its field, its error and its hint. */
export const controlOf = <F extends string>({ form, name, hint }: Omit<FieldProps<F>, 'label'>) => {
  const id = form.idOf(name);
  const error = form.errors[name];
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
};

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
      {children}
    </p>
  ) : null;
}

/** A control with its label, error and hint. */
export function Field<F extends string>({
  form,
  name,
  label,
  hint,
  className,
  children,
}: FieldProps<F> & { children: ReactNode }) {
  const id = form.idOf(name);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldError id={id}>{form.errors[name]}</FieldError>
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

interface TextFieldProps<F extends string> extends Omit<FieldProps<F>, 'label'>, Omit<Input, 'className'> {
  label: string;
  /** Rendered inside the field, at its end. */
  action?: ReactNode;
}

export function TextField<F extends string>({
  form,
  name,
  label,
  hint,
  action,
  className,
  ...input
}: TextFieldProps<F>) {
  return (
    <Field form={form} name={name} label={label} hint={hint} className={className}>
      <div className="relative">
        <input
          {...controlOf({ form, name, hint })}
          className={cx('field aria-invalid:border-bad', Boolean(action) && 'pr-12')}
          {...input}
        />
        {action}
      </div>
    </Field>
  );
}

interface LongFieldProps<F extends string> extends FieldProps<F> {
  /** Its initial content. */
  start?: string | undefined;
  rows?: number;
  maxLength?: number;
}

export function LongField<F extends string>({ start, rows = 4, maxLength, ...field }: LongFieldProps<F>) {
  return (
    <Field {...field}>
      <textarea
        {...controlOf(field)}
        rows={rows}
        maxLength={maxLength}
        defaultValue={start}
        className="field h-auto py-2 aria-invalid:border-bad"
      />
    </Field>
  );
}

type Select = Pick<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'autoComplete' | 'onChange'>;

interface SelectFieldProps<F extends string> extends FieldProps<F>, Select {
  names: Readonly<Record<string, string>>;
  /** Options before those. */
  children?: ReactNode;
}

export function SelectField<F extends string>({ form, name, label, names, children, ...select }: SelectFieldProps<F>) {
  return (
    <Field form={form} name={name} label={label}>
      <select {...controlOf({ form, name })} className="field aria-invalid:border-bad" {...select}>
        {children}
        <Options names={names} />
      </select>
    </Field>
  );
}

export function PasswordField<F extends string>(props: TextFieldProps<F> & { autoComplete: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`${texts.form.showPassword}: ${props.label}`}
          className="needs-script absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-r-xl text-muted hover:text-accent"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={18} />
        </button>
      }
    />
  );
}

interface CheckFieldProps<F extends string> {
  form: Form<F>;
  name: F;
  defaultChecked?: boolean | undefined;
  children: ReactNode;
}

export function CheckField<F extends string>({ form, name, defaultChecked, children }: CheckFieldProps<F>) {
  const control = controlOf({ form, name });
  return (
    <div>
      <label className="flex gap-3">
        <input
          {...control}
          type="checkbox"
          defaultChecked={defaultChecked}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="text-sm">{children}</span>
      </label>
      <FieldError id={control.id}>{form.errors[name]}</FieldError>
    </div>
  );
}

/** The options of a select: their values and texts, in this order. */
export function Options({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

/** The failure of the form as a whole. */
export function FormFailure({ children }: { children: string | null }) {
  return children ? (
    <p role="alert" className="rounded-xl bg-bad-soft px-4 py-3 text-sm font-medium text-bad">
      {children}
    </p>
  ) : null;
}

export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button
      look="primary"
      label={busy ? texts.form.busy : children}
      type="submit"
      disabled={busy}
      className="w-full disabled:opacity-60"
    />
  );
}
