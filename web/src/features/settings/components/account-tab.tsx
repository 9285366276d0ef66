import { DeletionPanel } from '../../../components/account/deletion-panel';
import { EmailPanel } from '../../../components/account/email-panel';
import { ExportPanel } from '../../../components/account/export-panel';
import { KvkkPanel } from '../../../components/account/kvkk-panel';
import { PasswordPanel } from '../../../components/account/password-panel';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { SessionsPanel } from '../../../components/account/sessions-panel';

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
