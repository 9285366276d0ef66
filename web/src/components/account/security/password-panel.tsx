import { useState } from 'react';
import { changePassword, useMe } from '../../../lib/account/me';
import { newPasswordProblem } from '../../../lib/forms/password-rules';
import { useFirstField } from '../../../lib/forms/use-first-field';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { renewSession } from '../../../lib/session/lifecycle';
import { FormFailure, PasswordField, SubmitButton } from '../../ui/fields';
import { Button } from '../../ui/button';
import { Panel } from '../panel';
import { texts } from '../texts';

export function PasswordPanel() {
  const { has_password } = useMe();
  const [open, setOpen] = useState(false);
  return (
    <Panel title={texts.password.title} text={has_password ? texts.password.text : texts.password.none}>
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button label={has_password ? texts.password.open : texts.password.set} onClick={() => setOpen(true)} />
      )}
    </Panel>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { has_password, email } = useMe();
  const form = useForm({
    fields: ['currentPassword', 'newPassword', 'repeat'],
    rules: [
      {
        field: 'currentPassword',
        message: texts.password.currentMissing,
        holds: ({ currentPassword }) => !has_password || currentPassword !== '',
      },
      {
        field: 'newPassword',
        message: texts.password.short,
        holds: ({ newPassword, repeat }) => newPasswordProblem(newPassword, repeat) !== 'short',
      },
      {
        field: 'repeat',
        message: texts.password.differ,
        holds: ({ newPassword, repeat }) => newPasswordProblem(newPassword, repeat) !== 'differ',
      },
    ],
    submit: async ({ currentPassword, newPassword }) => {
      await changePassword(newPassword, currentPassword);
      toast.success(texts.password.done);
      onDone();
      if (!has_password) await renewSession();
    },
    failed: texts.password.failed,
  });
  useFirstField(form.ref);
  return (
    <form {...form.props} className="max-w-md space-y-4">
      {/* Password managers look for it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {has_password ? (
        <PasswordField
          form={form}
          name="currentPassword"
          label={texts.password.current}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        form={form}
        name="newPassword"
        label={texts.password.next}
        hint={texts.password.hint}
        autoComplete="new-password"
      />
      <PasswordField form={form} name="repeat" label={texts.password.repeat} autoComplete="new-password" />
      <FormFailure>{form.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={form.busy}>{texts.password.save}</SubmitButton>
        <Button look="quiet" label={texts.cancel} className="w-full" onClick={onDone} />
      </div>
    </form>
  );
}
