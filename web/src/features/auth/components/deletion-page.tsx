import { paths } from '@carsi/contracts/common/paths';
import { FormFailure } from '../../../components/ui/fields';
import { formatDate } from '../../../lib/format/dates';
import { Link } from '../../../lib/navigation/router';
import type { Page } from '../../../lib/ssr/page';
import { ButtonLink } from '../../../components/ui/button';
import { call } from '../../../lib/call';
import { deletionTexts as texts } from '../deletion-texts';
import { useLinkAction } from '../use-link-action';
import { AuthFrame } from './auth-frame';

const confirmDeletion = (token: string) => call('POST /api/auth/account/confirm-deletion', { body: { token } });

/** What the mailed link of an account without a password opens. */
function DeletionPage() {
  const { busy, failure, run, done, over } = useLinkAction(confirmDeletion, {
    invalid: texts.invalid,
    failed: texts.failed,
    final: ['DELETION_TOKEN_INVALID', 'DELETION_TOKEN_EXPIRED'],
  });
  if (done) {
    return (
      <AuthFrame title={texts.doneTitle}>
        <output className="block">{texts.done(formatDate(done.erase_at))}</output>
        <ButtonLink label={texts.home} to={paths.home} replace />
      </AuthFrame>
    );
  }
  if (over) {
    return (
      <AuthFrame title={over.code === 'DELETION_TOKEN_EXPIRED' ? texts.expiredTitle : texts.failedTitle}>
        <FormFailure>{over.message}</FormFailure>
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
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn bg-bad text-paper" disabled={busy} onClick={run}>
          {busy ? texts.busy : texts.confirm}
        </button>
        <ButtonLink look="quiet" label={texts.keep} to={paths.home} replace />
      </div>
    </AuthFrame>
  );
}

export const page: Page = { Component: DeletionPage };
