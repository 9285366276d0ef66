import type { LoginAnswer } from '@carsi/contracts/identity/http/account';
import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { lazy, Suspense, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure, PasswordField, SubmitButton, TextField } from '../../../components/ui/fields';
import { owedFactor } from '../../../lib/api/owed-factor';
import { useAlive } from '../../../lib/ssr/alive';
import { Link, useLocation } from '../../../lib/navigation/router';
import { rememberedTarget, returnTarget } from '../../../lib/session/return-target';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { signedIn } from '../../../lib/session/session';
import type { Page } from '../../../lib/ssr/page';
import { useAction } from '../../../lib/forms/use-action';
import { providersQuery } from '../api/get-providers';
import { askReset, login } from '../api/account';
import { loginFields, loginRules } from '../rules';
import { reasons, sentences, texts } from '../texts';
import { AuthFrame, Announcement } from './auth-frame';
import { Providers } from './providers';

const SecondStep = lazy(() => import('./second-step'));

/** Navigation state of screens that redirect here. */
interface Came {
  from?: string;
  message?: string;
  detail?: string;
  email?: string;
  /** A sign-in by Google or GitHub may require a second factor, too. */
  owed?: SecondFactorDetails;
}

/** After signing in, the guard redirects to the return target. */
function SignInPage() {
  const state = (useLocation().state ?? {}) as Came;
  const [owed, setOwed] = useState(state.owed ?? null);
  const [over, setOver] = useState<string | null>(null);
  const finish = (answer: LoginAnswer): void => {
    toast.success(texts.signIn.done);
    signedIn(answer);
  };
  const form = useForm({
    fields: loginFields,
    rules: loginRules,
    failed: texts.signIn.failed,
    submit: async ({ email, password }) => {
      setOver(null);
      try {
        finish(await login(email.trim(), password));
      } catch (error) {
        const details = owedFactor(error, 'SECOND_FACTOR_REQUIRED');
        if (!details) throw error;
        setOwed(details);
      }
    },
  });
  if (owed) {
    const begin = (sentence: string | null): void => {
      setOwed(null);
      setOver(sentence);
    };
    return (
      <AuthFrame title={texts.secondStep.title} lead={texts.secondStep.lead}>
        <Suspense fallback={<div className="skeleton h-48" />}>
          <SecondStep owed={owed} onVerified={finish} onOver={begin} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.signIn.title} lead={texts.signIn.lead}>
      <Why {...state} />
      <form {...form.props} className="space-y-4">
        <FormFailure>{form.failure ?? over}</FormFailure>
        <TextField
          form={form}
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={texts.emailPlaceholder}
          defaultValue={state.email}
        />
        <div>
          <PasswordField form={form} name="password" label={texts.password} autoComplete="current-password" />
          <Forgot email={() => form.values().email.trim()} complain={(email) => form.complain({ email })} />
        </div>
        <SubmitButton busy={form.busy}>{texts.signIn.submit}</SubmitButton>
      </form>
      <Providers way="in" from={state.from} />
      <p className="text-center text-muted">
        {texts.signIn.noAccount}{' '}
        <Link to={paths.register} state={state.from ? { from: state.from } : null} className="link">
          {texts.signIn.register}
        </Link>
      </p>
    </AuthFrame>
  );
}

function Why({ from, message, detail }: Came) {
  const alive = useAlive();
  if (message) {
    return <Announcement title={message}>{detail}</Announcement>;
  }
  // What this browser remembers is not known on the server.
  const target = alive ? (returnTarget(from) ?? rememberedTarget()) : null;
  const reason = reasons[target?.split(/[?#]/, 1)[0] ?? ''];
  return reason ? <Announcement title={texts.signIn.required}>{reason}</Announcement> : null;
}

/** Requests the e-mail again for the address in the form. */
function Forgot({ email, complain }: { email: () => string; complain: (message: string) => void }) {
  const [sent, setSent] = useState(false);
  const { busy, failure, run } = useAction({ failed: texts.signIn.resetFailed, shown: 'inline' });
  const ask = (): void => {
    const address = email();
    if (!address) return complain(sentences.resetNeedsEmail);
    void run(async () => {
      setSent(false);
      await askReset(address);
      setSent(true);
    });
  };
  return (
    <div className="mt-2 space-y-2">
      <button type="button" className="needs-script link text-sm" disabled={busy} onClick={ask}>
        {busy ? texts.signIn.resetting : texts.signIn.forgot}
      </button>
      {sent ? <Announcement>{texts.signIn.resetSent}</Announcement> : null}
      <FormFailure>{failure}</FormFailure>
    </div>
  );
}

export const page: Page = {
  Component: SignInPage,
  load: ({ client }) => client.prefetchQuery(providersQuery()),
};
