import { DeletionPanel } from '../../../components/account/deletion-panel';
import { EmailPanel } from '../../../components/account/email-panel';
import { PasswordPanel } from '../../../components/account/password-panel';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { SessionsPanel } from '../../../components/account/sessions-panel';

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
