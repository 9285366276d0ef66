import { DeletionPanel } from '../../../components/account/privacy/deletion-panel';
import { EmailPanel } from '../../../components/account/security/email-panel';
import { PasswordPanel } from '../../../components/account/security/password-panel';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { SessionsPanel } from '../../../components/account/security/sessions-panel';

export function SecurityTab() {
  return (
    <div className="space-y-6">
      <PasswordPanel />
      <SecondFactorPart />
      <SessionsPanel />
      <EmailPanel />
      <DeletionPanel />
    </div>
  );
}
