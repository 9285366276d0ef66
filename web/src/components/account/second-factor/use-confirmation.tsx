import type { FactorConfirmation, SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { type ReactNode, useState } from 'react';
import { owedFactor } from '../../../lib/api/owed-factor';
import { useMe } from '../../../lib/account/me';
import { useFirstField } from '../../../lib/forms/use-first-field';
import { ApiFailure } from '../../../lib/http';
import { useForm } from '../../../lib/forms/use-form';
import { FormFailure, PasswordField, SubmitButton } from '../../ui/fields';
import { Modal } from '../../ui/modal';
import { Button } from '../../ui/button';
import { FactorForm } from './factor-form';
import { texts } from './texts';

const words = texts.confirm;

interface Owed {
  what: 'password' | 'sign-in' | SecondFactorDetails;
  given: FactorConfirmation;
  /** Repeats the call with the confirmation; throws the error to show. */
  again: (given: FactorConfirmation) => Promise<void>;
  close: () => void;
}

/** What the server wants first: undefined for every other refusal. */
const owedFor = (error: unknown, hasPassword: boolean): Owed['what'] | undefined => {
  if (error instanceof ApiFailure && error.code === 'REAUTH_REQUIRED') return hasPassword ? 'password' : 'sign-in';
  return owedFactor(error, 'SECOND_FACTOR_CONFIRMATION_REQUIRED') ?? undefined;
};

/**
 * Makes a call that may first want the password, a factor, or both: the server says which, and a dialog asks for it. Resolves with the
 * answer, or with null where its person closed the dialog.
 */
export const useConfirmation = (): {
  confirmed: <T>(call: (given: FactorConfirmation) => Promise<T>) => Promise<T | null>;
  dialog: ReactNode;
} => {
  const { has_password } = useMe();
  const [owed, setOwed] = useState<Owed | null>(null);
  const confirmed = <T,>(call: (given: FactorConfirmation) => Promise<T>): Promise<T | null> =>
    new Promise((resolve, reject) => {
      const attempt = async (given: FactorConfirmation): Promise<void> => {
        try {
          const answer = await call(given);
          setOwed(null);
          resolve(answer);
        } catch (error) {
          const what = owedFor(error, has_password);
          if (what === undefined) throw error;
          setOwed({ what, given, again: attempt, close: () => resolve(null) });
        }
      };
      attempt({}).catch(reject);
    });
  const close = (): void => {
    owed?.close();
    setOwed(null);
  };
  const dialog = (
    <Modal title={words.title} open={owed !== null} onClose={close}>
      {owed ? <Question owed={owed} onClose={close} /> : null}
    </Modal>
  );
  return { confirmed, dialog };
};

function Question({ owed: { what, given, again }, onClose }: { owed: Owed; onClose: () => void }) {
  if (what === 'sign-in') {
    return (
      <>
        <p>{words.again}</p>
        <Button look="primary" label={words.close} onClick={onClose} />
      </>
    );
  }
  if (what === 'password') return <PasswordQuestion onPassword={(password) => again({ ...given, password })} />;
  return (
    <>
      <p className="text-muted">{words.factorText}</p>
      <FactorForm
        key={what.challenge}
        owed={what}
        submitText={words.next}
        onShow={(shown) => again({ ...given, ...shown })}
      />
    </>
  );
}

function PasswordQuestion({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const { email } = useMe();
  const form = useForm({
    fields: ['password'],
    rules: [{ field: 'password', message: words.passwordMissing, holds: ({ password }) => password !== '' }],
    submit: ({ password }) => onPassword(password),
    failed: texts.failed,
    fieldOf: { PASSWORD_WRONG: 'password' },
  });
  useFirstField(form.ref);
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-muted">{words.passwordText}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormFailure>{form.failure}</FormFailure>
      <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
      <SubmitButton busy={form.busy}>{words.next}</SubmitButton>
    </form>
  );
}
