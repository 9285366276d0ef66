import { ShieldX, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { DeletionBanner } from '../../../components/account/privacy/deletion-banner';
import { Notice } from '../../../components/notice';
import { Tabs } from '../../../components/ui/tabs';
import { useMe } from '../../../lib/account/me';
import { Head, titled } from '../../../lib/ssr/head';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { ButtonLink } from '../../../components/ui/button';
import { DeletionPanel } from '../../../components/account/privacy/deletion-panel';
import { EmailPanel } from '../../../components/account/security/email-panel';
import { PasswordPanel } from '../../../components/account/security/password-panel';
import { SecondFactorPart } from '../../../components/account/second-factor/second-factor-part';
import { SessionsPanel } from '../../../components/account/security/sessions-panel';
import { type ProfileTab, tabOf, tabsFor } from '../tabs';
import { texts } from '../texts';
import { FavoritesTab } from './favorites-tab';
import { PersonCard } from './person-card';
import { SettingsTab } from './settings-tab';

interface ProfilePageProps {
  /** What a business sees of its companies. */
  dashboard: ReactNode;
  /** What only admins see. */
  admin: ReactNode;
}

export function ProfilePage({ dashboard, admin }: ProfilePageProps) {
  const { user_type } = useMe();
  const [search, setSearch] = useSearchParams();
  const at = tabOf(search.get('sekme'), user_type);
  const show = (sekme: ProfileTab): void => setSearch({ sekme }, { replace: true, state: keepScroll });
  const bodies: Readonly<Record<ProfileTab, ReactNode>> = {
    yonetim: admin,
    panel: dashboard,
    favoriler: <FavoritesTab />,
    ayarlar: <SettingsTab />,
    guvenlik: <SecurityTab />,
  };
  return (
    <>
      <Head title={titled(texts.title)} description={texts.description} path={paths.profile} noindex />
      <div className="frame pt-8">
        <h1 className="sr-only">{texts.title}</h1>
        <DeletionBanner />
        <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="space-y-4">
            <PersonCard onEdit={() => show('ayarlar')} />
            <SetupOffer />
          </div>
          <div className="min-w-0">
            {at === 'forbidden' ? (
              <Notice icon={ShieldX} title={texts.forbidden.title} text={texts.forbidden.text} role="alert">
                <ButtonLink label={texts.forbidden.back} to={paths.profile} />
              </Notice>
            ) : (
              <Tabs
                label={texts.tabsLabel}
                tabs={tabsFor(user_type).map((name) => ({ name, text: texts.tabs[name] }))}
                at={at}
                onChoose={show}
                leaves
              >
                {bodies[at]}
              </Tabs>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function SecurityTab() {
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

/** Offered, never forced (decision 68). */
function SetupOffer() {
  const { onboarding_completed, user_type } = useMe();
  if (onboarding_completed || user_type === 'admin') return null;
  return (
    <section aria-label={texts.setup.title} className="rounded-2xl bg-accent-soft p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <Sparkles aria-hidden size={19} className="shrink-0 text-accent" />
        {texts.setup.title}
      </h2>
      <p className="mt-1 mb-3 text-sm">{texts.setup.text}</p>
      <ButtonLink look="primary" small label={texts.setup.go} to={paths.onboarding} className="w-full" />
    </section>
  );
}
