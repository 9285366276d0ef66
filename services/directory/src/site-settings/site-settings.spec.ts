import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { site, type ChangeSiteSettings, type SiteSettingsChanged } from './site-settings.js';

const given = specification(site);
const meta = { by: 'yonetici', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const change = (changes: ChangeSiteSettings['data']['changes']): ChangeSiteSettings => ({
  type: 'ChangeSiteSettings',
  data: { changes },
  meta,
});
const changed = (changes: SiteSettingsChanged['data']['changes']): SiteSettingsChanged => ({
  type: 'SiteSettingsChanged',
  data: { changes },
});

describe('the settings of the site', () => {
  it('keep only what differs', () => {
    given(changed({ operatorName: 'Çarşı A.Ş.', iban: 'TR1' }))
      .when(change({ operatorName: 'Çarşı A.Ş.', iban: 'TR2' }))
      .then(changed({ iban: 'TR2' }));
  });
  it('are no news where nothing differs', () => {
    given(changed({ iban: 'TR1' }))
      .when(change({ iban: 'TR1' }))
      .thenNothing();
  });
  it('can be taken back', () => {
    given(changed({ iban: 'TR1' }))
      .when(change({ iban: null }))
      .then(changed({ iban: null }));
  });
});
