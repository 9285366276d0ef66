import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { cx } from '../../lib/cx';
import type { Form } from '../../lib/forms/use-form';
import { texts } from '../texts';
import { Button } from './button';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'>;

interface FieldProps<F extends string> extends Input {
  form: Form<F>;
  name: F;
  label: string;
  hint?: ReactNode;
  /** Rendered inside the field, at its end. */
  action?: ReactNode;
}

const describe = (id: string, error: string | undefined, hint: ReactNode): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
      {children}
    </p>
  ) : null;
}

/** A labelled field with its hint and error. */
export function TextField<F extends string>({ form, name, label, hint, action, className, ...input }: FieldProps<F>) {
  const id = form.idOf(name);
  const error = form.errors[name];
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, error, hint)}
          className={cx('field aria-invalid:border-bad', Boolean(action) && 'pr-12')}
          {...input}
        />
        {action}
      </div>
      <FieldError id={id}>{error}</FieldError>
      {hint ? (
        <div id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

export function PasswordField<F extends string>(props: FieldProps<F> & { autoComplete: string }) {
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

export function CheckField<F extends string>({
  form,
  name,
  children,
}: {
  form: Form<F>;
  name: F;
  children: ReactNode;
}) {
  const id = form.idOf(name);
  const error = form.errors[name];
  return (
    <div>
      <label className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, error, null)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="text-sm">{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
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
