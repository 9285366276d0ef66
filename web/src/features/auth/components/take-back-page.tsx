import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure } from '../../../components/ui/fields';
import { Link } from '../../../lib/navigation/router';
import type { Page } from '../../../lib/ssr/page';
import { Button, ButtonLink } from '../../../components/ui/button';
import { takeBackEmail } from '../api/account';
import { takeBackTexts as texts } from '../take-back-texts';
import { texts as authTexts } from '../texts';
import { useLinkAction } from '../use-link-action';
import { AuthFrame } from './auth-frame';
import { NewPassword } from './new-password';

/** What the former address of an account was mailed. */
function TakeBackPage() {
  const { busy, failure, run, done, over } = useLinkAction(takeBackEmail, {
    invalid: texts.invalid,
    failed: texts.failed,
    final: ['TAKE_BACK_TOKEN_INVALID'],
  });
  if (done) return <SetPassword email={done.email} token={done.password_token} />;
  if (over) {
    return (
      <AuthFrame title={texts.failedTitle}>
        <FormFailure>{over.message}</FormFailure>
        <Link to={paths.contact} className="link">
          {texts.contact}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" label={busy ? texts.busy : texts.confirm} disabled={busy} onClick={run} />
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

export const page: Page = { Component: TakeBackPage };
