import { Hammer, type LucideIcon, Store, UserRound } from 'lucide-react';
import { FieldError, TextField } from '../../../components/ui/fields';
import type { Form } from '../../../lib/forms/use-form';
import { texts } from '../texts';

const icons: Record<(typeof texts.type.choices)[number]['id'], LucideIcon> = {
  customer: UserRound,
  business: Store,
  freelancer: Hammer,
};

/** Three account types; business owners also give the company's name. */
export function TypeFields<F extends string>({ form }: { form: Form<F | 'type' | 'company'> }) {
  const error = form.errors['type' as F];
  const id = form.idOf('type');
  return (
    <div className="group/type space-y-4">
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-1 text-sm font-semibold">{texts.type.title}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {texts.type.choices.map(({ id: type, name, text }) => {
            const Icon = icons[type];
            return (
              <label
                key={type}
                className="relative flex items-center gap-3 rounded-xl border border-line-strong bg-surface p-3 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:flex-col sm:items-start sm:gap-2"
              >
                <input type="radio" name="type" value={type} className="sr-only" />
                <Icon aria-hidden size={22} className="shrink-0 text-accent" />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm leading-snug text-muted">{text}</span>
                </span>
                {type === 'business' ? (
                  <span className="badge absolute top-2 right-2 bg-mark-soft text-mark">{texts.type.popular}</span>
                ) : null}
              </label>
            );
          })}
        </div>
        <FieldError id={id}>{error}</FieldError>
      </fieldset>
      <TextField
        form={form}
        name="company"
        label={texts.type.company}
        autoComplete="organization"
        className="hidden group-has-[[value=business]:checked]/type:block"
      />
    </div>
  );
}
