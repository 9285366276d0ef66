import { type PersonalSettings, settingsDefaults } from '@carsi/contracts/identity/personal-settings';
import { describe, expect, it } from 'vitest';
import { anchorOf, changesOf, isChanged, rebased, settingsTabs, tabOf } from './changes';

const saved: PersonalSettings = {
  displayName: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '',
  bio: '',
  location: '',
  website: '',
  ...settingsDefaults,
};

describe('settings that were changed', () => {
  it('are sent by their new values, and nothing else', () => {
    expect(changesOf(saved, { ...saved, showEmail: true, bio: 'merhaba' })).toEqual({
      showEmail: true,
      bio: 'merhaba',
    });
    expect(isChanged(saved, { ...saved })).toBe(false);
  });

  it('are none any more once they are as they were', () => {
    expect(isChanged(saved, { ...saved, allowMessages: false })).toBe(true);
    expect(isChanged(saved, { ...saved, allowMessages: true })).toBe(false);
  });

  it('leave out what is chosen at once or elsewhere', () => {
    expect(changesOf(saved, { ...saved, theme: 'dark', email: 'x@example.com', language: 'en' })).toEqual({});
  });

  it('stay when another device saved something else', () => {
    const elsewhere = { ...saved, smsNotifications: true, bio: 'oradan' };
    expect(rebased(saved, { ...saved, bio: 'buradan' }, elsewhere)).toMatchObject({
      smsNotifications: true,
      bio: 'buradan',
    });
  });
});

describe('an anchor of the settings', () => {
  it('opens its part', () => {
    expect(tabOf('#notifications')).toBe('bildirimler');
    expect(tabOf('#security')).toBe('hesap');
    expect(tabOf('#bildirimler')).toBe('bildirimler');
    expect(tabOf('')).toBe('profil');
    expect(tabOf('#baska')).toBe('profil');
    for (const tab of settingsTabs) expect(tabOf(anchorOf(tab))).toBe(tab);
  });
});
