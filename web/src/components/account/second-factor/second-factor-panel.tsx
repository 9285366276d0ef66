import type {
  AuthenticatorAnswer,
  FactorAddedAnswer,
  FactorsAnswer,
} from '@carsi/contracts/identity/http/second-factor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  beginAuthenticator,
  beginPasskey,
  createPasskey,
  factorsQuery,
  newRecoveryCodes,
  PasskeyStopped,
  removeAuthenticator,
  removePasskey,
} from '../../../lib/account/factors';
import { useMe } from '../../../lib/account/me';
import { formatDate } from '../../../lib/format/dates';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { renewSession } from '../../../lib/session/lifecycle';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../ui/button';
import { Loading } from '../../list/loading';
import { Panel } from '../panel';
import { AuthenticatorSetup } from './authenticator-setup';
import { PasskeyForm, PasskeyList } from './passkey-list';
import { RecoveryCodes } from './recovery-codes';
import { texts } from './texts';
import { useConfirmation } from './use-confirmation';

type Step = 'list' | 'passkey' | { readonly setUp: AuthenticatorAnswer } | { readonly codes: readonly string[] };

/** Lists, adds, removes and renews second factors. */
export default function SecondFactorPanel({ onDone }: { onDone?: () => void }) {
  const user = useMe();
  const query = factorsQuery(user);
  const { data, isError, refetch } = useQuery(query);
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const [step, setStep] = useState<Step>('list');
  const { busy, run } = useAction({
    failed: (error) =>
      toast.error(error instanceof PasskeyStopped ? texts.passkeys.stopped : sentenceOf(error, texts.failed)),
  });
  const took = (factors: FactorsAnswer): void => {
    client.setQueryData(query.queryKey, factors);
  };
  /** The renewed token records that this session has shown a factor. */
  const added = async ({ factors, recovery_codes }: FactorAddedAnswer, sentence: string): Promise<void> => {
    await renewSession();
    took(factors);
    toast.success(sentence);
    setStep(recovery_codes ? { codes: recovery_codes } : 'list');
    if (!recovery_codes) onDone?.();
  };
  const removed = (factors: FactorsAnswer | null, sentence: string): void => {
    if (!factors) return;
    took(factors);
    toast.success(sentence);
  };

  const startAuthenticator = (): Promise<void> =>
    run(async () => {
      const setUp = await confirmed(beginAuthenticator);
      if (setUp) setStep({ setUp });
    });
  const addPasskey = async (name: string): Promise<void> => {
    const options = await confirmed(beginPasskey);
    if (options) await run(async () => added(await createPasskey(options, name), texts.passkeys.added));
  };
  const renewCodes = (): Promise<void> =>
    run(async () => {
      const answer = await confirmed(newRecoveryCodes);
      if (answer) setStep({ codes: answer.recovery_codes });
    });
  const closeCodes = (): void => {
    setStep('list');
    void refetch();
    onDone?.();
  };

  if (!data) {
    return (
      <Panel title={texts.title} text={texts.text}>
        <Loading query={{ data, isError, refetch }} failed={texts.loadFailed} className="h-24" />
      </Panel>
    );
  }
  const isOn = data.authenticator !== null || data.passkeys.length > 0;
  return (
    <Panel
      title={texts.title}
      text={
        <>
          <p>{texts.text}</p>
          <p className={`mt-2 badge ${isOn ? 'bg-good-soft text-good' : 'bg-sunken text-muted'}`}>
            {isOn ? <ShieldCheck aria-hidden size={15} /> : null}
            {isOn ? texts.on : texts.off}
          </p>
        </>
      }
    >
      {dialog}
      {typeof step === 'object' && 'codes' in step ? <RecoveryCodes codes={step.codes} onDone={closeCodes} /> : null}
      {typeof step === 'object' && 'setUp' in step ? (
        <AuthenticatorSetup
          {...step.setUp}
          onAdded={(answer) => added(answer, texts.authenticator.added)}
          onCancel={() => setStep('list')}
        />
      ) : null}
      {step === 'passkey' ? <PasskeyForm onName={addPasskey} onCancel={() => setStep('list')} /> : null}
      {step === 'list' && !user.email_verified && !isOn ? <p className="text-muted">{texts.unverified}</p> : null}
      {step === 'list' && (user.email_verified || isOn) ? (
        <div className="divide-y divide-line">
          <Section title={texts.passkeys.title} text={texts.passkeys.text}>
            <PasskeyList
              passkeys={data.passkeys}
              busy={busy}
              onRemove={(id) =>
                run(async () => removed(await confirmed((given) => removePasskey(id, given)), texts.passkeys.removed))
              }
            />
            <AddPasskey possible={data.passkeys_possible} busy={busy} onAdd={() => setStep('passkey')} />
          </Section>
          <Section title={texts.authenticator.title} text={texts.authenticator.text}>
            {data.authenticator ? (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Smartphone aria-hidden size={22} className="text-muted" />
                <p className="min-w-0 flex-1 text-sm text-muted">
                  {texts.added(formatDate(data.authenticator.added_at))}
                </p>
                <Button
                  small
                  label={texts.remove}
                  aria-label={texts.authenticator.removeOf}
                  disabled={busy}
                  onClick={() =>
                    run(async () => removed(await confirmed(removeAuthenticator), texts.authenticator.removed))
                  }
                />
              </div>
            ) : (
              <Button label={texts.authenticator.add} className="mt-3" disabled={busy} onClick={startAuthenticator} />
            )}
          </Section>
          {isOn ? (
            <Section
              title={texts.recovery.title}
              text={data.recovery_codes_left > 0 ? texts.recovery.left(data.recovery_codes_left) : texts.recovery.none}
            >
              <Button label={texts.recovery.renew} className="mt-3" disabled={busy} onClick={renewCodes} />
              {data.recovery_codes_left > 0 ? (
                <p className="mt-2 text-sm text-muted">{texts.recovery.renewHint}</p>
              ) : null}
            </Section>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

/** By IP address or without https no browser makes one: then nothing is offered that cannot work. */
function AddPasskey({ possible, busy, onAdd }: { possible: boolean; busy: boolean; onAdd: () => void }) {
  if (!possible || !('PublicKeyCredential' in window))
    return <p className="mt-2 text-sm text-muted">{texts.passkeys.unsupported}</p>;
  return <Button label={texts.passkeys.add} className="mt-3" disabled={busy} onClick={onAdd} />;
}
