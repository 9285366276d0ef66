import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure, PasswordField, SubmitButton } from '../../../components/ui/fields';
import { ApiFailure } from '../../../lib/http';
import { useNavigate } from '../../../lib/navigation/router';
import { useForm } from '../../../lib/forms/use-form';
import { clearSession } from '../../../lib/session/session';
import { setPassword } from '../api/account';
import { passwordFields, passwordRules } from '../rules';
import { texts } from '../texts';
import { Strength } from './strength';

/** A link that was used or ran out cannot be mended by typing on. */
const isRefused = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.code === 'RESET_TOKEN_INVALID';

/** Sets a password by the secret of a link; then one signs in with it. */
export function NewPassword({ token, onRefused }: { token: string; onRefused: (message: string) => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const form = useForm({
    fields: passwordFields,
    rules: passwordRules,
    failed: texts.reset.failed,
    fieldOf: {
      newPassword: 'password',
      PASSWORD_COMMON: 'password',
      PASSWORD_TOO_LONG: 'password',
      ADMIN_PASSWORD_TOO_SHORT: 'password',
    },
    submit: async ({ password }) => {
      try {
        await setPassword(password, token);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return onRefused(error.message);
      }
      // The new password ended all sessions, this browser's too.
      clearSession();
      void navigate(paths.signIn, { replace: true, state: { message: texts.reset.done } });
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <FormFailure>{form.failure}</FormFailure>
      <PasswordField
        form={form}
        name="password"
        label={texts.reset.password}
        autoComplete="new-password"
        hint={<Strength password={typed} />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordField form={form} name="again" label={texts.reset.again} autoComplete="new-password" />
      <SubmitButton busy={form.busy}>{texts.reset.submit}</SubmitButton>
    </form>
  );
}
