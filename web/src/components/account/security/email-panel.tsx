import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { changeEmail, useMe } from '../../../lib/account/me';
import { resendVerification } from '../../../lib/api/resend-verification';
import { useFirstField } from '../../../lib/forms/use-first-field';
import { looksLikeEmail } from '../../../lib/forms/looks-like-email';
import { useForm } from '../../../lib/forms/use-form';
import { useAction } from '../../../lib/forms/use-action';
import { FormFailure, PasswordField, SubmitButton, TextField } from '../../ui/fields';
import { Button } from '../../ui/button';
import { Panel } from '../panel';
import { texts } from '../texts';

/** Whether the address was verified, with the way to do it. */
export function VerifiedLine() {
  const { email_verified } = useMe();
  const { busy, run } = useAction({ failed: texts.email.sendFailed });
  if (email_verified) {
    return (
      <p className="inline-flex items-center gap-1.5 text-sm font-medium text-good">
        <BadgeCheck aria-hidden size={17} />
        {texts.email.verified}
      </p>
    );
  }
  return (
    <div className="text-sm">
      <p className="inline-flex items-center gap-1.5 font-medium text-fair">
        <MailWarning aria-hidden size={17} />
        {texts.email.unverified}
      </p>
      <button
        type="button"
        className="link block min-h-9 text-left"
        disabled={busy}
        onClick={() => run(resendVerification, texts.email.sent)}
      >
        {texts.email.verify}
      </button>
    </div>
  );
}

export function EmailPanel() {
  const { email, has_password } = useMe();
  const [step, setStep] = useState<'closed' | 'open' | { sentTo: string }>('closed');
  return (
    <Panel title={texts.email.title} text={<span className="break-words">{email}</span>}>
      <VerifiedLine />
      <div className="mt-4">
        {typeof step === 'object' ? <output className="block">{texts.email.changeSent(step.sentTo)}</output> : null}
        {step === 'closed' && has_password ? <Button label={texts.email.open} onClick={() => setStep('open')} /> : null}
        {has_password ? null : <p className="text-sm text-muted">{texts.email.noPassword}</p>}
        {step === 'open' ? (
          <EmailForm onSent={(sentTo) => setStep({ sentTo })} onCancel={() => setStep('closed')} />
        ) : null}
      </div>
    </Panel>
  );
}

function EmailForm({ onSent, onCancel }: { onSent: (address: string) => void; onCancel: () => void }) {
  const form = useForm({
    fields: ['email', 'password'],
    rules: [
      { field: 'email', message: texts.email.missing, holds: ({ email }) => email.trim() !== '' },
      { field: 'email', message: texts.email.invalid, holds: ({ email }) => looksLikeEmail(email) },
      { field: 'password', message: texts.email.passwordMissing, holds: ({ password }) => password !== '' },
    ],
    submit: async ({ email, password }) => {
      await changeEmail(email.trim(), password);
      onSent(email.trim());
    },
    failed: texts.email.failed,
  });
  useFirstField(form.ref);
  return (
    <form {...form.props} className="max-w-md space-y-4">
      <TextField form={form} name="email" label={texts.email.next} type="email" autoComplete="email" />
      <PasswordField form={form} name="password" label={texts.email.password} autoComplete="current-password" />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton busy={form.busy}>{texts.email.save}</SubmitButton>
      <Button look="quiet" label={texts.cancel} className="w-full" onClick={onCancel} />
    </form>
  );
}
