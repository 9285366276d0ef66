import type { SiteSettings } from '@carsi/contracts/site-settings';
import { describe, expect, it } from 'vitest';
import type { Services } from '../services.js';
import { SiteFacts } from './site-facts.js';

const unsaid: SiteSettings = {
  operatorName: null,
  operatorAddress: null,
  operatorEmail: null,
  operatorKep: null,
  operatorPhone: null,
  iban: null,
};
const configured = {
  operator: { name: 'Yapılandırma A.Ş.', address: 'Ankara', email: null, kep: null, phone: null },
  iban: 'TR1',
};
const factsOf = (answer: () => Partial<SiteSettings>, from: typeof configured | null = configured) => {
  const asked = { times: 0 };
  const directory = {
    siteSettings: async () => {
      asked.times += 1;
      return { ...unsaid, ...answer() };
    },
  } as unknown as Services['directory'];
  return { asked, facts: new SiteFacts({ directory }, from ?? { operator: null, iban: null }) };
};

describe('who answers for the directory', () => {
  it('is what an admin said, and else what the configuration says', async () => {
    const { facts } = factsOf(() => ({ operatorName: 'Çarşı A.Ş.', iban: 'TR2' }));
    expect(await facts.now()).toEqual({
      operator: { name: 'Çarşı A.Ş.', address: 'Ankara', email: null, kep: null, phone: null },
      iban: 'TR2',
    });
    expect(await factsOf(() => ({}), null).facts.now()).toEqual({ operator: null, iban: null });
  });

  it('is asked once, and again when it changed', async () => {
    let name = 'Eski';
    const { asked, facts } = factsOf(() => ({ operatorName: name }));
    await Promise.all([facts.now(), facts.now()]);
    expect(asked.times).toBe(1);
    name = 'Yeni';
    facts.drop();
    expect((await facts.now()).operator?.name).toBe('Yeni');
  });

  it('stays what was known while nobody can be asked', async () => {
    let away = false;
    const { facts } = factsOf(() => {
      if (away) throw new Error('away');
      return { iban: 'TR3' };
    });
    expect((await facts.now()).iban).toBe('TR3');
    away = true;
    facts.drop();
    expect((await facts.now()).iban).toBe('TR3');
  });
});
