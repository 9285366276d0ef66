import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, phone, visit, type Visit } from '../support/browser.js';

let carsi: Visit;
let company: CompanyListItem;
beforeAll(async () => {
  carsi = await visit();
  [company] = (await carsi.api<CompanyListItem[]>('/api/companies?limit=1')) as [CompanyListItem];
});
afterAll(() => carsi.leave());

const screens: Record<string, () => string> = {
  home: () => '/',
  'the empty search': () => '/arama',
  'a search': () => '/arama?q=istanbul%20restoran',
  'a search without results': () => '/arama?q=qqxyzzqq',
  'the list': () => '/firmalar?gorunum=liste',
  'the map': () => '/firmalar?gorunum=harita',
  nearby: () => '/firmalar/yakin',
  'a company': () => `/firma/${company.slug}`,
  'a missing company': () => '/firma/boyle-bir-firma-yok',
  'the categories': () => '/kategoriler',
  'a category': () => '/kategoriler/restoran',
  discover: () => '/kesfet',
  campaigns: () => '/kampanyalar',
  'the blog': () => '/blog',
  'an article': () => '/blog/kucuk-isletmeler-icin-kvkk',
  'the help centre': () => '/yardim',
  'its form': () => '/yardim?sekme=iletisim',
  'about us': () => '/hakkimizda',
  contact: () => '/iletisim',
  'the end of the newsletter': () => '/bulten?islem=ayril&anahtar=a',
  'a missing page': () => '/boyle-bir-sayfa-yok',
  'sign in': () => '/giris',
  register: () => '/kayit',
  'a new password': () => '/sifre-sifirla?access_token=a&refresh_token=a&type=recovery',
  'a bad link to a new password': () => '/sifre-sifirla',
  'a bad link that verifies': () => '/email-dogrulama?token=a',
  'a link that takes an address back': () => '/email-geri-al?token=a',
  'back from Google': () => '/auth/callback',
};

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it.each(Object.keys(screens))('%s breaks no rule of axe and fits the window', async (name) => {
    const context = await carsi.arrive({ viewport, colorScheme });
    const page = await context.newPage();
    await page.goto((screens[name] as () => string)(), { waitUntil: 'networkidle' });
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await context.close();
  });

  it('the tabs and panels break none either', async () => {
    const context = await carsi.arrive({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}`, { waitUntil: 'networkidle' });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.waitForLoadState('networkidle');
      expect([await tab.textContent(), ...(await brokenRules(page))]).toHaveLength(1);
    }
    await page.goto('/firmalar', { waitUntil: 'networkidle' });
    for (const name of ['AI Asistan', 'Filtreler', ...(viewport === phone ? ['Menüyü aç'] : [])]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForLoadState('networkidle');
      expect([name, ...(await brokenRules(page))]).toEqual([name]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await context.close();
  });
});
