import { paths } from '@carsi/contracts/common/paths';
import { DeletionBanner } from '../../../components/account/privacy/deletion-banner';
import { LeaveQuestion } from '../../../components/account/leave-question';
import { Retry } from '../../../components/list/retry';
import { Tabs } from '../../../components/ui/tabs';
import { cx } from '../../../lib/cx';
import { Head, titled } from '../../../lib/ssr/head';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import type { Page } from '../../../lib/ssr/page';
import { Button } from '../../../components/ui/button';
import { DeletionPanel } from '../../../components/account/privacy/deletion-panel';
import { EmailPanel } from '../../../components/account/security/email-panel';
import { ExportPanel } from '../../../components/account/privacy/export-panel';
import { KvkkPanel } from '../../../components/account/privacy/kvkk-panel';
import { PasswordPanel } from '../../../components/account/security/password-panel';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { SessionsPanel } from '../../../components/account/security/sessions-panel';
import { anchorOf, type SettingsTab, settingsTabs, tabOf } from '../changes';
import { texts } from '../texts';
import { type SettingsDraft, useSettingsDraft } from '../use-settings-draft';
import { NotificationsTab } from './notifications-tab';
import { PrivacyTab } from './privacy-tab';
import { ProfileTab } from './profile-tab';

const bodies = {
  profil: ProfileTab,
  gizlilik: PrivacyTab,
  bildirimler: NotificationsTab,
} as const;

const tabs = settingsTabs.map((name) => ({ name, text: texts.tabs[name] }));

function SettingsPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { state, failed, retry } = useSettingsDraft();
  const at = tabOf(hash);
  const show = (tab: SettingsTab): void => void navigate(anchorOf(tab), { replace: true, state: keepScroll });
  const Body = at === 'hesap' ? null : bodies[at];
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.settings} noindex />
      <div className="frame max-w-4xl pt-8">
        <h1 className="mb-5 text-3xl sm:text-4xl">{texts.title}</h1>
        <DeletionBanner />
        <Tabs label={texts.tabsLabel} tabs={tabs} at={at} onChoose={show}>
          {failed && Body ? <Retry message={texts.loadFailed} onRetry={retry} /> : null}
          {!state && !failed && Body ? <div className="skeleton h-96" /> : null}
          {Body && state ? <Body settings={state} /> : null}
          {Body ? null : <AccountTab />}
        </Tabs>
        {state ? <SaveBar settings={state} always={Body !== null} onWrong={() => show('profil')} /> : null}
        <LeaveQuestion guarded={state?.changed ?? false} />
      </div>
    </>
  );
}

/** Visible on every tab while there are unsaved changes. */
function SaveBar({ settings, always, onWrong }: { settings: SettingsDraft; always: boolean; onWrong: () => void }) {
  const { changed, busy, save, discard } = settings;
  if (!changed && !always) return null;
  return (
    <div
      className={cx(
        'mt-6 flex flex-wrap items-center justify-end gap-3 rounded-2xl',
        changed && 'sticky bottom-18 z-10 border border-line bg-surface p-3 shadow-float lg:bottom-4',
      )}
    >
      <output className="mr-auto pl-2 text-sm text-muted">{changed ? texts.unsaved : ''}</output>
      {changed && !busy ? <Button look="quiet" small label={texts.discard} onClick={discard} /> : null}
      <Button
        look="primary"
        label={busy ? texts.saving : texts.save}
        className="disabled:bg-sunken disabled:text-muted"
        disabled={!changed || busy}
        onClick={() => void save().then((fine) => (fine ? undefined : onWrong()))}
      />
    </div>
  );
}

export const page: Page = { Component: SettingsPage };

function AccountTab() {
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
