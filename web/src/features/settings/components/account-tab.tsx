import { DeletionPanel } from '../../../components/account/privacy/deletion-panel';
import { EmailPanel } from '../../../components/account/security/email-panel';
import { ExportPanel } from '../../../components/account/privacy/export-panel';
import { KvkkPanel } from '../../../components/account/privacy/kvkk-panel';
import { PasswordPanel } from '../../../components/account/security/password-panel';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { SessionsPanel } from '../../../components/account/security/sessions-panel';

export function AccountTab() {
  return (
    <div className="space-y-6">
      <EmailPanel />
      <PasswordPanel />
      <SecondFactorPart />
      <SessionsPanel />
      <ExportPanel />
      <KvkkPanel />
      <DeletionPanel />
    </div>
  );
}
