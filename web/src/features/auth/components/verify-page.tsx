import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/site';
import { resendVerification } from '../../../lib/api/resend-verification';
import { sentenceOf } from '../../../lib/failure';
import { ApiFailure } from '../../../lib/http';
import { Link, useNavigate } from '../../../lib/router';
import { renewSession, useSession } from '../../../stores/session';
import { verifyEmail } from '../api/account';
import { texts } from '../texts';
import { useSecret } from '../use-secret';
import { AskMail } from './ask-mail';
import { AuthFrame } from './auth-frame';

type Result = { is: 'loading' } | { is: 'done' } | { is: 'failed'; message: string; expired: boolean; again: boolean };

const failedBy = (error: unknown): Result => {
  const { status, code } = error instanceof ApiFailure ? error : { status: 0, code: '' };
  return {
    is: 'failed',
    message: sentenceOf(error, texts.verify.failed),
    expired: code === 'VERIFICATION_TOKEN_EXPIRED',
    again: status === 0 || status === 429 || status >= 500,
  };
};

export function VerifyPage() {
  const token = useSecret((query) => query.get('token'));
  const { result, ask } = useVerification(token);
  if (result.is === 'loading') {
    return (
      <AuthFrame title={texts.verify.title}>
        <output className="block text-muted">{texts.verify.loading}</output>
      </AuthFrame>
    );
  }
  if (result.is === 'done') return <Done />;
  return (
    <AuthFrame title={result.expired ? texts.verify.expiredTitle : texts.verify.failedTitle}>
      <FormFailure>{result.message}</FormFailure>
      {result.again ? (
        <button type="button" className="btn btn-primary" onClick={ask}>
          {texts.verify.retry}
        </button>
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
const useVerification = (token: string | null): { result: Result; ask: () => void } => {
  const [result, setResult] = useState<Result>(
    token ? { is: 'loading' } : { is: 'failed', message: texts.verify.invalid, expired: false, again: false },
  );
  const asked = useRef(false);
  const ask = (): void => {
    if (!token) return;
    setResult({ is: 'loading' });
    verifyEmail(token).then(
      () => {
        setResult({ is: 'done' });
        if (useSession.getState().status !== 'out') void renewSession();
      },
      (error: unknown) => setResult(failedBy(error)),
    );
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
    // Once, when the page is opened.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return { result, ask };
};

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home, { replace: true }), timings.verified);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame title={texts.verify.title}>
      <output className="flex items-center gap-3 rounded-xl bg-good-soft px-4 py-3 text-good">
        <CircleCheck aria-hidden size={24} className="shrink-0" />
        <span>
          <span className="block font-semibold">{texts.verify.done}</span>
          <span className="text-sm">{texts.verify.onwards}</span>
        </span>
      </output>
      <Link to={paths.home} replace className="btn btn-outline">
        {texts.verify.home}
      </Link>
    </AuthFrame>
  );
}
