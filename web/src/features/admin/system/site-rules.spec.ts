import { describe, expect, it } from 'vitest';
import { brokenBy } from '../../../lib/forms/rules';
import { settingsOf, siteFields, siteRules } from './site-rules';

const typed = (over: Partial<Record<(typeof siteFields)[number], string>> = {}) =>
  ({ ...Object.fromEntries(siteFields.map((field) => [field, ''])), ...over }) as Record<
    (typeof siteFields)[number],
    string
  >;

describe('the settings of the site', () => {
  it.each([
    ['https://karo.ornek.com/{z}/{x}/{y}.png', true],
    ['http://karo.ornek.com:8080/{z}/{y}/{x}', true],
    ['https://{s}.ornek.com/{z}/{x}/{y}.png', false],
    ['https://karo.ornek.com/{z}/{x}.png', false],
    ['https://karo.ornek.com/{z}/{x}/{y}; script-src *', false],
    ['javascript:alert(1)//{z}{x}{y}', false],
  ])('take %s as an address of tiles: %s', (tilesUrl, fine) =>
    expect(Object.keys(brokenBy(siteRules, typed({ tilesUrl })))).toEqual(fine ? [] : ['tilesUrl']),
  );
  it('accept only integers within their range', () => {
    for (const limitReview of ['0', '101', '1.5', 'on', '-3'])
      expect(brokenBy(siteRules, typed({ limitReview }))).toEqual({ limitReview: '1 ile 100 arasında bir sayı girin' });
    expect(settingsOf(typed({ limitReview: ' 25 ' })).limitReview).toBe(25);
    expect(brokenBy(siteRules, typed({ limitReview: '25', pictureMegabytes: '5' }))).toEqual({});
  });
  it('take no name that is markup or endless', () => {
    expect(Object.keys(brokenBy(siteRules, typed({ siteName: '<b>' })))).toEqual(['siteName']);
    expect(Object.keys(brokenBy(siteRules, typed({ siteName: 'x'.repeat(41) })))).toEqual(['siteName']);
    expect(brokenBy(siteRules, typed({ siteName: 'Kent Rehberi' }))).toEqual({});
  });

  it('may be empty, and then fall back to the configuration', () => {
    expect(brokenBy(siteRules, typed())).toEqual({});
    expect(settingsOf(typed({ operatorName: '  Çarşı A.Ş. ', iban: '   ' }))).toMatchObject({
      operatorName: 'Çarşı A.Ş.',
      iban: null,
      operatorKep: null,
      operatorTaxOffice: null,
      operatorTaxNumber: null,
    });
  });

  it('take no address and no telephone that is none', () => {
    const broken = brokenBy(siteRules, typed({ operatorEmail: 'çarşı', operatorKep: 'x@', operatorPhone: 'yok' }));
    expect(Object.keys(broken)).toEqual(['operatorEmail', 'operatorKep', 'operatorPhone']);
    expect(brokenBy(siteRules, typed({ operatorEmail: 'a@b.com', operatorPhone: '+90 (212) 111-22-33' }))).toEqual({});
  });
});
