import type { SecondFactorBody } from '@carsi/contracts/identity/http/second-factor';
import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { PasskeyStopped, showPasskey } from '../../../lib/account/factors';
import { useFirstField } from '../../../lib/forms/use-first-field';
import { sentenceOf } from '../../../lib/forms/failure';
import { useForm } from '../../../lib/forms/use-form';
import { useAction } from '../../../lib/forms/use-action';
import { FormFailure, SubmitButton, TextField } from '../../ui/fields';
import { Button } from '../../ui/button';
import { texts } from './texts';

const words = texts.step;

interface FactorFormProps {
  owed: SecondFactorDetails;
  submitText: string;
  /** What it throws is shown. */
  onShow: (shown: SecondFactorBody) => Promise<void>;
}

/** Verifies a second factor: passkey, authenticator code or recovery code. */
export function FactorForm({ owed, submitText, onShow }: FactorFormProps) {
  const hasCode = owed.methods.includes('authenticator');
  const [recovering, setRecovering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { passkey, challenge } = owed;
  const mayRecover = owed.methods.includes('recovery-code');
  if (recovering || (!hasCode && !passkey)) {
    return (
      <div className="space-y-4">
        <CodeForm
          key="recovery"
          kind="recovery"
          submitText={submitText}
          onCode={(code) => onShow({ challenge, code })}
        />
        {hasCode || passkey ? (
          <button type="button" className="link text-sm" onClick={() => setRecovering(false)}>
            {words.back}
          </button>
        ) : null}
      </div>
    );
  }
  return (
    <div className="space-y-4">
      {passkey ? (
        <>
          <PasskeyButton
            onPress={async () => onShow({ challenge, credential: await showPasskey(passkey) })}
            onFailed={setFailure}
          />
          <FormFailure>{failure}</FormFailure>
        </>
      ) : null}
      {passkey && hasCode ? <p className="text-center text-sm text-muted">{words.or}</p> : null}
      {hasCode ? (
        <CodeForm
          key="code"
          kind="code"
          submitText={submitText}
          quiet={passkey !== null}
          onCode={(code) => onShow({ challenge, code })}
        />
      ) : null}
      {mayRecover ? (
        <button type="button" className="link text-sm" onClick={() => setRecovering(true)}>
          {words.toRecovery}
        </button>
      ) : null}
    </div>
  );
}

function PasskeyButton({
  onPress,
  onFailed,
}: {
  onPress: () => Promise<void>;
  onFailed: (sentence: string | null) => void;
}) {
  const { busy, run } = useAction({
    failed: (error) =>
      onFailed(error instanceof PasskeyStopped ? words.passkeyStopped : sentenceOf(error, words.failed)),
  });
  const press = (): void => {
    onFailed(null);
    run(onPress);
  };
  return (
    <Button look="primary" className="w-full" disabled={busy} onClick={press}>
      <Fingerprint aria-hidden size={20} />
      {busy ? words.passkeyBusy : words.passkey}
    </Button>
  );
}

interface CodeFormProps {
  kind: 'code' | 'recovery';
  submitText: string;
  /** Another method comes first, so this field does not take the focus. */
  quiet?: boolean;
  onCode: (code: string) => Promise<void>;
}

function CodeForm({ kind, submitText, quiet = false, onCode }: CodeFormProps) {
  const isCode = kind === 'code';
  const form = useForm({
    fields: ['code'],
    rules: [
      {
        field: 'code',
        message: isCode ? words.codeMissing : words.recoveryMissing,
        holds: ({ code }) => (isCode ? /^\d{6}$/.test(code.replaceAll(/\s/g, '')) : code.trim() !== ''),
      },
    ],
    submit: ({ code }) => onCode(code.trim()),
    failed: words.failed,
    fieldOf: { SECOND_FACTOR_FAILED: 'code', SECOND_FACTOR_WRONG: 'code' },
  });
  const never = { current: null };
  useFirstField(quiet ? never : form.ref);
  return (
    <form {...form.props} className="space-y-4">
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        form={form}
        name="code"
        label={isCode ? words.code : words.recovery}
        hint={isCode ? words.codeHint : words.recoveryHint}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={isCode ? 7 : 30}
        placeholder={isCode ? '000000' : 'xxxx-xxxx-xxxx'}
      />
      <SubmitButton busy={form.busy}>{submitText}</SubmitButton>
    </form>
  );
}
