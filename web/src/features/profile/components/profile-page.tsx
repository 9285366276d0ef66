import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { DeletionBanner } from '../../../components/account/privacy/deletion-banner';
import { Notice } from '../../../components/notice';
import { Tabs } from '../../../components/ui/tabs';
import { paths } from '../../../config/paths';
import { useMe } from '../../../lib/account/me';
import { Head, titled } from '../../../lib/ssr/head';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { type ProfileTab, tabOf, tabsFor } from '../tabs';
import { texts } from '../texts';
import { FavoritesTab } from './favorites-tab';
import { PersonCard } from './person-card';
import { SecurityTab } from './security-tab';
import { SettingsTab } from './settings-tab';
import { SetupOffer } from './setup-offer';
import { ButtonLink } from '../../../components/ui/button';

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
