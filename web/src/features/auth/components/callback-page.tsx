import { useEffect, useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure } from '../../../components/ui/fields';
import { owedFactor } from '../../../lib/api/owed-factor';
import { useAlive } from '../../../lib/ssr/alive';
import { sentenceOf } from '../../../lib/forms/failure';
import { useNavigate } from '../../../lib/navigation/router';
import { takeTarget } from '../../../lib/session/return-target';
import { toast } from '../../../lib/toast';
import { signedIn } from '../../../lib/session/session';
import type { Page } from '../../../lib/ssr/page';
import { ButtonLink } from '../../../components/ui/button';
import { exchange } from '../api/account';
import { rememberedProvider } from '../provider-way';
import { texts } from '../texts';
import { useSecret } from '../use-secret';
import { AuthFrame } from './auth-frame';

/** Back from Google or GitHub, with a code that is good for one use and a minute. */
function CallbackPage() {
  const code = useSecret((query) => query.get('code'));
  const navigate = useNavigate();
  const requested = useRef(false);
  // What this browser remembers is not known on the server.
  const alive = useAlive();
  const general = (alive && texts.callback.failed[rememberedProvider()]) || texts.signIn.failed;
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    if (!code) return;
    exchange(code).then(
      (answer) => {
        toast.success(texts.signIn.done);
        signedIn(answer);
        void navigate(takeTarget(null), { replace: true });
      },
      (error: unknown) => {
        const owed = owedFactor(error, 'SECOND_FACTOR_REQUIRED');
        if (owed) return navigate(paths.signIn, { replace: true, state: { owed } });
        setFailure(sentenceOf(error, texts.callback.failed[rememberedProvider()] ?? texts.signIn.failed));
      },
    );
  }, [code, navigate]);
  if (code && failure === null) {
    return (
      <AuthFrame title={texts.callback.title}>
        <output className="block text-muted">{texts.callback.loading}</output>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.callback.failedTitle}>
      <FormFailure>{failure ?? general}</FormFailure>
      <ButtonLink look="primary" label={texts.backToSignIn} to={paths.signIn} />
    </AuthFrame>
  );
}

export const page: Page = { Component: CallbackPage };
