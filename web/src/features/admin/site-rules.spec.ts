import { describe, expect, it } from 'vitest';
import { brokenBy } from '../../lib/rules';
import { settingsOf, siteFields, siteRules } from './site-rules';

const typed = (over: Partial<Record<(typeof siteFields)[number], string>> = {}) =>
  ({ ...Object.fromEntries(siteFields.map((field) => [field, ''])), ...over }) as Record<
    (typeof siteFields)[number],
    string
  >;

describe('the settings of the site', () => {
  it('may be left empty, and say then what the configuration says', () => {
    expect(brokenBy(siteRules, typed())).toEqual({});
    expect(settingsOf(typed({ operatorName: '  Çarşı A.Ş. ', iban: '   ' }))).toMatchObject({
      operatorName: 'Çarşı A.Ş.',
      iban: null,
      operatorKep: null,
    });
  });

  it('take no address and no telephone that is none', () => {
    const broken = brokenBy(siteRules, typed({ operatorEmail: 'çarşı', operatorKep: 'x@', operatorPhone: 'yok' }));
    expect(Object.keys(broken)).toEqual(['operatorEmail', 'operatorKep', 'operatorPhone']);
    expect(brokenBy(siteRules, typed({ operatorEmail: 'a@b.com', operatorPhone: '+90 (212) 111-22-33' }))).toEqual({});
  });
});
