import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/list/retry';
import { factorsQuery } from '../../../lib/account/factors';
import { useMe } from '../../../lib/account/me';
import { useSignOut } from '../../../lib/session/use-sign-out';
import { Button } from '../../../components/ui/button';
import { gateTexts as texts } from '../gate-texts';

/** Admins without a second factor set one up first; a session that was opened without it is opened again. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useQuery(factorsQuery(useMe()));
  const [settingUp, setSettingUp] = useState(false);
  if (!data)
    return isError ? (
      <Retry message={texts.failed} onRetry={() => void refetch()} />
    ) : (
      <div className="skeleton h-96" />
    );
  const hasNone = data.authenticator === null && data.passkeys.length === 0;
  if (hasNone && !settingUp) setSettingUp(true);
  if (hasNone || settingUp) {
    return (
      <div className="space-y-6">
        <div className="rounded-2xl bg-fair-soft px-5 py-4 text-fair">
          <h2 className="text-xl">{texts.title}</h2>
          <p className="mt-1">{texts.text}</p>
        </div>
        <SecondFactorPart onDone={() => setSettingUp(false)} />
      </div>
    );
  }
  return data.passed ? children : <SignInAgain />;
}

function SignInAgain() {
  const signOut = useSignOut();
  return (
    <Notice icon={ShieldAlert} title={texts.again} text={texts.againText} role="alert">
      <Button look="primary" label={texts.signOut} onClick={signOut} />
    </Notice>
  );
}
