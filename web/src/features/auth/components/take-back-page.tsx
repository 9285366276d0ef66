import { useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { paths } from '@carsi/contracts/common/paths';
import { sentenceOf } from '../../../lib/forms/failure';
import { ApiFailure } from '../../../lib/http';
import { Link } from '../../../lib/navigation/router';
import { renewSession } from '../../../lib/session/lifecycle';
import { useSession } from '../../../lib/session/session';
import type { Page } from '../../../lib/ssr/page';
import { takeBackEmail } from '../api/account';
import { takeBackTexts as texts } from '../take-back-texts';
import { texts as authTexts } from '../texts';
import { useSecret } from '../use-secret';
import { AuthFrame } from './auth-frame';
import { NewPassword } from './new-password';
import { Button, ButtonLink } from '../../../components/ui/button';

type Step =
  | { is: 'asking'; failure: string | null; busy: boolean }
  | { is: 'over'; message: string }
  | { is: 'done'; email: string; passwordToken: string };

/** What the former address of an account was mailed. Mail programs open links by themselves: only the button takes it back. */
function TakeBackPage() {
  const token = useSecret((query) => query.get('token'));
  const [step, setStep] = useState<Step>(
    token ? { is: 'asking', failure: null, busy: false } : { is: 'over', message: texts.invalid },
  );
  const takeBack = async (): Promise<void> => {
    setStep({ is: 'asking', failure: null, busy: true });
    try {
      const { email, password_token: passwordToken } = await takeBackEmail(token ?? '');
      setStep({ is: 'done', email, passwordToken });
      if (useSession.getState().status !== 'out') void renewSession();
    } catch (error) {
      setStep(failedBy(error));
    }
  };
  if (step.is === 'done') return <SetPassword email={step.email} token={step.passwordToken} />;
  if (step.is === 'over') {
    return (
      <AuthFrame title={texts.failedTitle}>
        <FormFailure>{step.message}</FormFailure>
        <Link to={paths.contact} className="link">
          {texts.contact}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <FormFailure>{step.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          label={step.busy ? texts.busy : texts.confirm}
          disabled={step.busy}
          onClick={() => void takeBack()}
        />
        <ButtonLink look="quiet" label={texts.keep} to={paths.home} replace />
      </div>
    </AuthFrame>
  );
}

function SetPassword({ email, token }: { email: string; token: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <AuthFrame title={texts.doneTitle}>
      <output className="block">{texts.done(email)}</output>
      <FormFailure>{refused}</FormFailure>
      {refused === null ? (
        <NewPassword token={token} onRefused={setRefused} />
      ) : (
        <ButtonLink look="primary" label={authTexts.reset.askAgain} to={paths.resetPassword} />
      )}
    </AuthFrame>
  );
}

/** An invalid link cannot be retried; every other failure can. */
const failedBy = (error: unknown): Step => {
  const isOver = error instanceof ApiFailure && error.code === 'TAKE_BACK_TOKEN_INVALID';
  const message = sentenceOf(error, texts.failed);
  return isOver ? { is: 'over', message } : { is: 'asking', failure: message, busy: false };
};

export const page: Page = { Component: TakeBackPage };
