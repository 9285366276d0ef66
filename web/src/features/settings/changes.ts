import type { PersonalSettings, PersonalSettingsBody } from '@carsi/contracts/identity/personal-settings';

/** Saved on choice, read-only or not offered yet: not part of what 'Kaydet' saves. */
const apart: ReadonlySet<keyof PersonalSettings> = new Set(['email', 'theme', 'language']);

const fields = (settings: PersonalSettings): (keyof PersonalSettings)[] =>
  (Object.keys(settings) as (keyof PersonalSettings)[]).filter((field) => !apart.has(field));

/** Unsaved changes: the new values by field. */
export const changesOf = (saved: PersonalSettings, draft: PersonalSettings): PersonalSettingsBody =>
  Object.fromEntries(fields(draft).flatMap((field) => (draft[field] === saved[field] ? [] : [[field, draft[field]]])));

export const isChanged = (saved: PersonalSettings, draft: PersonalSettings): boolean =>
  Object.keys(changesOf(saved, draft)).length > 0;

/** Rebases unsaved changes onto settings that another device saved meanwhile. */
export const rebased = (
  before: PersonalSettings,
  draft: PersonalSettings,
  now: PersonalSettings,
): PersonalSettings => ({
  ...now,
  ...changesOf(before, draft),
});

export const settingsTabs = ['profil', 'gizlilik', 'bildirimler', 'hesap'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const anchors: Readonly<Record<SettingsTab, string>> = {
  profil: '#profile',
  gizlilik: '#privacy',
  bildirimler: '#notifications',
  hesap: '#security',
};

export const anchorOf = (tab: SettingsTab): string => anchors[tab];

/** By its anchor or its name, as mails call it (#bildirimler); everything else opens the first. */
export const tabOf = (hash: string): SettingsTab =>
  settingsTabs.find((tab) => anchors[tab] === hash || `#${tab}` === hash) ?? 'profil';
