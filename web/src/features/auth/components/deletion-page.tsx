import { useState } from 'react';
import { FormFailure } from '../../../components/ui/fields';
import { paths } from '@carsi/contracts/common/paths';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { ApiFailure } from '../../../lib/http';
import { Link } from '../../../lib/navigation/router';
import { renewSession } from '../../../lib/session/lifecycle';
import { useSession } from '../../../lib/session/session';
import type { Page } from '../../../lib/ssr/page';
import { deletionTexts as texts } from '../deletion-texts';
import { useSecret } from '../use-secret';
import { AuthFrame } from './auth-frame';
import { ButtonLink } from '../../../components/ui/button';
import { call } from '../../../lib/call';

const confirmDeletion = (token: string) => call('POST /api/auth/account/confirm-deletion', { body: { token } });

type Step =
  | { is: 'asking'; failure: string | null; busy: boolean }
  | { is: 'over'; message: string; expired: boolean }
  | { is: 'done'; eraseAt: string };

/** What the mailed link of an account without a password opens. Mail programs open links by themselves: only the button deletes. */
function DeletionPage() {
  const token = useSecret((query) => query.get('token'));
  const [step, setStep] = useState<Step>(
    token ? { is: 'asking', failure: null, busy: false } : { is: 'over', message: texts.invalid, expired: false },
  );
  const confirm = async (): Promise<void> => {
    setStep({ is: 'asking', failure: null, busy: true });
    try {
      const { erase_at } = await confirmDeletion(token ?? '');
      setStep({ is: 'done', eraseAt: erase_at });
      // Ends only this account's session; another account stays signed in.
      if (useSession.getState().status !== 'out') void renewSession();
    } catch (error) {
      setStep(failedBy(error));
    }
  };
  if (step.is === 'done') {
    return (
      <AuthFrame title={texts.doneTitle}>
        <output className="block">{texts.done(formatDate(step.eraseAt))}</output>
        <ButtonLink label={texts.home} to={paths.home} replace />
      </AuthFrame>
    );
  }
  if (step.is === 'over') {
    return (
      <AuthFrame title={step.expired ? texts.expiredTitle : texts.failedTitle}>
        <FormFailure>{step.message}</FormFailure>
        <p>
          <Link to={paths.securitySettings} className="link">
            {texts.again}
          </Link>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <p className="font-medium">{texts.question}</p>
      <FormFailure>{step.failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn bg-bad text-paper" disabled={step.busy} onClick={() => void confirm()}>
          {step.busy ? texts.busy : texts.confirm}
        </button>
        <ButtonLink look="quiet" label={texts.keep} to={paths.home} replace />
      </div>
    </AuthFrame>
  );
}

/** An invalid link cannot be retried; every other failure can. */
const failedBy = (error: unknown): Step => {
  const code = error instanceof ApiFailure ? error.code : '';
  const message = sentenceOf(error, texts.failed);
  if (code === 'DELETION_TOKEN_INVALID' || code === 'DELETION_TOKEN_EXPIRED')
    return { is: 'over', message, expired: code === 'DELETION_TOKEN_EXPIRED' };
  return { is: 'asking', failure: message, busy: false };
};

export const page: Page = { Component: DeletionPage };
