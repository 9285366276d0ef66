import type { UserType } from '@carsi/contracts/identity/user-types';

export const profileTabs = ['yonetim', 'panel', 'favoriler', 'ayarlar', 'guvenlik'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Administration is for admins, the dashboard for businesses, the rest for everybody. */
export const tabsFor = (type: UserType): readonly ProfileTab[] =>
  profileTabs.filter((tab) => (tab === 'yonetim' ? type === 'admin' : tab === 'panel' ? type === 'business' : true));

export const firstTab = (type: UserType): ProfileTab => tabsFor(type)[0] ?? 'favoriler';

/** The requested tab; 'forbidden' if a non-admin requests the administration. */
export const tabOf = (requested: string | null, type: UserType): ProfileTab | 'forbidden' => {
  if (requested === 'yonetim' && type !== 'admin') return 'forbidden';
  return tabsFor(type).find((tab) => tab === requested) ?? firstTab(type);
};
