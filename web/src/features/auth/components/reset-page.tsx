import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { FormFailure } from '../../../components/ui/fields';
import { Link } from '../../../lib/navigation/router';
import type { Page } from '../../../lib/ssr/page';
import { askReset } from '../api/account';
import { resetTokenIn } from '../reset-token';
import { texts } from '../texts';
import { useSecret } from '../use-secret';
import { AskMail } from './ask-mail';
import { AuthFrame } from './auth-frame';
import { NewPassword } from './new-password';

function ResetPage() {
  const token = useSecret(resetTokenIn);
  const [refused, setRefused] = useState<string | null>(null);
  if (token && !refused) {
    return (
      <AuthFrame title={texts.reset.title} lead={texts.reset.lead}>
        <NewPassword token={token} onRefused={setRefused} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.reset.invalidTitle}>
      <FormFailure>{refused ?? texts.reset.invalid}</FormFailure>
      <AskMail
        ask={askReset}
        submit={texts.reset.askAgain}
        sent={texts.signIn.resetSent}
        failed={texts.signIn.resetFailed}
      />
      <p>
        <Link to={paths.signIn} className="link">
          {texts.backToSignIn}
        </Link>
      </p>
    </AuthFrame>
  );
}

export const page: Page = { Component: ResetPage };
