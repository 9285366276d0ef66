import type { AuthenticatorAnswer, FactorAddedAnswer } from '@carsi/contracts/identity/http/second-factor';
import { finishAuthenticator } from '../../../lib/account/factors';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { FormFailure, SubmitButton, TextField } from '../../ui/fields';
import { Button } from '../../ui/button';
import { QrCode } from './qr-code';
import { texts } from './texts';

const words = texts.authenticator;

interface SetupProps extends AuthenticatorAnswer {
  onAdded: (added: FactorAddedAnswer) => Promise<void>;
  onCancel: () => void;
}

export function AuthenticatorSetup({ secret, uri, onAdded, onCancel }: SetupProps) {
  const form = useForm({
    fields: ['code'],
    rules: [
      { field: 'code', message: words.codeMissing, holds: ({ code }) => /^\d{6}$/.test(code.replaceAll(/\s/g, '')) },
    ],
    submit: async ({ code }) => onAdded(await finishAuthenticator(code)),
    failed: texts.failed,
    fieldOf: { AUTHENTICATOR_CODE_WRONG: 'code' },
  });
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => toast.success(words.copied),
      () => toast.error(texts.recovery.copyFailed),
    );
  return (
    <div className="space-y-4">
      <p>{words.scan}</p>
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={uri} />
        <div className="min-w-0 flex-1 basis-56 space-y-2">
          <p className="text-sm text-muted">{words.secret}</p>
          <p className="rounded-xl bg-sunken p-3 font-mono text-sm break-words">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            <button type="button" className="link min-h-9 text-sm" onClick={copy}>
              {words.copy}
            </button>
            <a href={uri} className="link inline-flex min-h-9 items-center text-sm sm:hidden">
              {words.open}
            </a>
          </div>
        </div>
      </div>
      <form {...form.props} className="max-w-md space-y-4">
        <TextField
          form={form}
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          placeholder="000000"
        />
        <FormFailure>{form.failure}</FormFailure>
        <SubmitButton busy={form.busy}>{words.finish}</SubmitButton>
        <Button look="quiet" label={texts.cancel} className="w-full" onClick={onCancel} />
      </form>
    </div>
  );
}
