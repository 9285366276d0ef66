import type { VerifyEmailAnswer } from '@carsi/contracts/identity/http/account';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure, PasswordField, SubmitButton } from '../../../components/ui/fields';
import { timings } from '../../../config/site';
import { resendVerification } from '../../../lib/api/resend-verification';
import { sentenceOf } from '../../../lib/forms/failure';
import { ApiFailure } from '../../../lib/http';
import { Link, useNavigate } from '../../../lib/navigation/router';
import { useForm } from '../../../lib/forms/use-form';
import { renewSession } from '../../../lib/session/lifecycle';
import { useSession } from '../../../lib/session/session';
import type { Page } from '../../../lib/ssr/page';
import { Button, ButtonLink } from '../../../components/ui/button';
import { verifyEmail } from '../api/account';
import { sentences, texts } from '../texts';
import { useSecret } from '../use-secret';
import { AskMail } from './ask-mail';
import { AuthFrame } from './auth-frame';
import { NewPassword } from './new-password';

type Result =
  | { is: 'loading' }
  | { is: 'done' }
  /** A new address: whose account it is, the password shows. */
  | { is: 'asking' }
  /** Nothing showed that this person had set the password, so it is gone. */
  | { is: 'claimed'; passwordToken: string }
  | { is: 'failed'; message: string; expired: boolean; again: boolean };

const failedBy = (error: unknown): Result => {
  const { status, code } = error instanceof ApiFailure ? error : { status: 0, code: '' };
  if (code === 'PASSWORD_REQUIRED') return { is: 'asking' };
  return {
    is: 'failed',
    message: sentenceOf(error, texts.verify.failed),
    expired: code === 'VERIFICATION_TOKEN_EXPIRED',
    again: status === 0 || status === 429 || status >= 500,
  };
};

function VerifyPage() {
  const token = useSecret((query) => query.get('token'));
  const { result, ask, finish } = useVerification(token);
  if (result.is === 'loading') {
    return (
      <AuthFrame title={texts.verify.title}>
        <output className="block text-muted">{texts.verify.loading}</output>
      </AuthFrame>
    );
  }
  if (result.is === 'done') return <Done />;
  if (result.is === 'asking') return <ConfirmPassword token={token ?? ''} onDone={finish} />;
  if (result.is === 'claimed') return <SetPassword token={result.passwordToken} />;
  return (
    <AuthFrame title={result.expired ? texts.verify.expiredTitle : texts.verify.failedTitle}>
      <FormFailure>{result.message}</FormFailure>
      {result.again ? (
        <Button look="primary" label={texts.verify.retry} onClick={ask} />
      ) : (
        <AskMail
          ask={resendVerification}
          submit={texts.verify.resend}
          sent={texts.verify.resent}
          failed={texts.verify.resendFailed}
        />
      )}
      <p>
        <Link to={paths.signIn} className="link">
          {texts.backToSignIn}
        </Link>
      </p>
    </AuthFrame>
  );
}

/** Opening the page is enough; the token is used once, whatever React does twice. */
const useVerification = (
  token: string | null,
): { result: Result; ask: () => void; finish: (answer: VerifyEmailAnswer) => void } => {
  const [result, setResult] = useState<Result>(
    token ? { is: 'loading' } : { is: 'failed', message: texts.verify.invalid, expired: false, again: false },
  );
  const requested = useRef(false);
  const finish = ({ password_token: passwordToken }: VerifyEmailAnswer): void => {
    setResult(passwordToken === undefined ? { is: 'done' } : { is: 'claimed', passwordToken });
    if (useSession.getState().status !== 'out') void renewSession();
  };
  const ask = (): void => {
    if (!token) return;
    setResult({ is: 'loading' });
    verifyEmail(token).then(finish, (error: unknown) => setResult(failedBy(error)));
  };
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    ask();
    // Once, when the page is opened.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return { result, ask, finish };
};

function ConfirmPassword({ token, onDone }: { token: string; onDone: (answer: VerifyEmailAnswer) => void }) {
  const form = useForm({
    fields: ['password'],
    rules: [{ field: 'password', message: sentences.passwordMissing, holds: ({ password }) => password !== '' }],
    failed: texts.verify.failed,
    fieldOf: { PASSWORD_WRONG: 'password' },
    submit: async ({ password }) => onDone(await verifyEmail(token, password)),
  });
  return (
    <AuthFrame title={texts.verify.confirmTitle} lead={texts.verify.confirmLead}>
      <form {...form.props} className="space-y-4">
        <FormFailure>{form.failure}</FormFailure>
        <PasswordField form={form} name="password" label={texts.password} autoComplete="current-password" />
        <SubmitButton busy={form.busy}>{texts.verify.confirm}</SubmitButton>
      </form>
    </AuthFrame>
  );
}

function SetPassword({ token }: { token: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <AuthFrame title={texts.verify.title}>
      <Verified text={texts.verify.setPassword} />
      <FormFailure>{refused}</FormFailure>
      {refused === null ? (
        <NewPassword token={token} onRefused={setRefused} />
      ) : (
        <ButtonLink look="primary" label={texts.reset.askAgain} to={paths.resetPassword} />
      )}
    </AuthFrame>
  );
}

function Verified({ text }: { text: string }) {
  return (
    <output className="flex items-center gap-3 rounded-xl bg-good-soft px-4 py-3 text-good">
      <CircleCheck aria-hidden size={24} className="shrink-0" />
      <span>
        <span className="block font-semibold">{texts.verify.done}</span>
        <span className="text-sm">{text}</span>
      </span>
    </output>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), timings.verified);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame title={texts.verify.title}>
      <Verified text={texts.verify.onwards} />
      <ButtonLink label={texts.verify.home} to={paths.home} replace />
    </AuthFrame>
  );
}

export const page: Page = { Component: VerifyPage };
