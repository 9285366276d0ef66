import type { FactorsAnswer } from '@carsi/contracts/identity/http/second-factor';
import { KeyRound } from 'lucide-react';
import { formatAgo, formatDate } from '../../../lib/format/dates';
import { useFirstField } from '../../../lib/forms/use-first-field';
import { useNow } from '../../../lib/format/now';
import { useForm } from '../../../lib/forms/use-form';
import { FormFailure, SubmitButton, TextField } from '../../ui/fields';
import { Button } from '../../ui/button';
import { texts } from './texts';

const words = texts.passkeys;

interface ListProps {
  passkeys: FactorsAnswer['passkeys'];
  busy: boolean;
  onRemove: (id: string) => void;
}

export function PasskeyList({ passkeys, busy, onRemove }: ListProps) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {passkeys.map(({ id, name, added_at, last_used_at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <KeyRound aria-hidden size={22} className="text-muted" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-muted">
              {texts.added(formatDate(added_at))} ·{' '}
              {last_used_at ? texts.used(formatAgo(last_used_at, now)) : texts.neverUsed}
            </p>
          </div>
          <Button
            small
            label={texts.remove}
            aria-label={words.removeOf(name)}
            disabled={busy}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

export function PasskeyForm({ onName, onCancel }: { onName: (name: string) => Promise<void>; onCancel: () => void }) {
  const form = useForm({
    fields: ['name'],
    rules: [],
    submit: ({ name }) => onName(name.trim()),
    failed: texts.failed,
  });
  useFirstField(form.ref);
  return (
    <form {...form.props} className="max-w-md space-y-4">
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} maxLength={60} autoComplete="off" />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton busy={form.busy}>{words.next}</SubmitButton>
      <Button look="quiet" label={texts.cancel} className="w-full" onClick={onCancel} />
    </form>
  );
}
