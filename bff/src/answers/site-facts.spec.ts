import { siteSettings, type SiteSettings } from '@carsi/contracts/directory/site-settings';
import { describe, expect, it } from 'vitest';
import type { Services } from '../services.js';
import { SiteFacts } from './site-facts.js';

const unsaid = Object.fromEntries(Object.keys(siteSettings.shape).map((name) => [name, null])) as SiteSettings;
const configured = {
  operator: { name: 'Yapılandırma A.Ş.', address: 'Ankara', email: null, kep: null, phone: null },
  iban: 'TR1',
  tiles: null,
};
const factsOf = (answer: () => Partial<SiteSettings>, from: typeof configured | null = configured) => {
  const requested = { times: 0 };
  const directory = {
    siteSettings: async () => {
      requested.times += 1;
      return { ...unsaid, ...answer() };
    },
  } as unknown as Services['directory'];
  return { asked: requested, facts: new SiteFacts({ directory }, from ?? { operator: null, iban: null, tiles: null }) };
};

describe('who answers for the directory', () => {
  it('comes from the admins, else from the configuration', async () => {
    const { facts } = factsOf(() => ({ operatorName: 'Çarşı A.Ş.', iban: 'TR2' }));
    expect(await facts.now()).toMatchObject({
      operator: { name: 'Çarşı A.Ş.', address: 'Ankara', email: null, kep: null, phone: null },
      iban: 'TR2',
    });
    expect(await factsOf(() => ({}), null).facts.now()).toMatchObject({ operator: null, iban: null });
  });

  it('is fetched once, and again after a change', async () => {
    let name = 'Eski';
    const { asked, facts } = factsOf(() => ({ operatorName: name }));
    await Promise.all([facts.now(), facts.now()]);
    expect(asked.times).toBe(1);
    name = 'Yeni';
    await facts.drop();
    expect((await facts.now()).operator?.name).toBe('Yeni');
  });

  it('stays the last known while the directory is unavailable', async () => {
    let offline = false;
    const { facts } = factsOf(() => {
      if (offline) throw new Error('away');
      return { iban: 'TR3' };
    });
    expect((await facts.now()).iban).toBe('TR3');
    offline = true;
    await facts.drop();
    expect((await facts.now()).iban).toBe('TR3');
  });

  it('is sent to its followers, with tiles and limits', async () => {
    let said: Partial<SiteSettings> = {};
    const { facts } = factsOf(() => said);
    const delivered: unknown[] = [];
    facts.follow(({ siteName, tiles, limits, pictureMegabytes }) =>
      delivered.push([siteName, tiles?.roadmap, limits, pictureMegabytes]),
    );
    said = { siteName: 'Kent', tilesUrl: 'https://karo.example/{z}/{x}/{y}', limitReview: 3, pictureMegabytes: 2 };
    await facts.drop();
    expect(delivered).toEqual([
      [null, undefined, {}, null],
      ['Kent', 'https://karo.example/{z}/{x}/{y}', { review: 3 }, 2],
    ]);
  });

  it('is fetched once more if it changes during a fetch', async () => {
    let name = 'Eski';
    const { asked, facts } = factsOf(() => ({ operatorName: name }));
    const first = facts.now();
    name = 'Yeni';
    void facts.drop();
    expect((await first).operator?.name).toBe('Yeni');
    expect(asked.times).toBe(2);
  });
});
