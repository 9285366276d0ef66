import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';

let carsi: Visit;
let company: CompanyListItem;
beforeAll(async () => {
  carsi = await visit();
  [company] = (await carsi.api<CompanyListItem[]>('/api/companies?limit=1')) as [CompanyListItem];
});
afterAll(() => carsi.leave());

const answer = async (path: string) => {
  const response = await fetch(carsi.url + path, { redirect: 'manual' });
  const location = response.headers.get('location');
  return { status: response.status, location, html: await response.text(), headers: response.headers };
};

describe('an address', () => {
  it('of a company that goes by its id leads to its name', async () => {
    expect(await answer(`/firma/${company.id}`)).toMatchObject({ status: 301, location: `/firma/${company.slug}` });
  });

  it.each([
    ['/kategori/restoran', '/kategoriler/restoran'],
    ['/categories', '/kategoriler'],
    ['/featured', '/firmalar?onecikarilan=true'],
    ['/firmalar/', '/firmalar'],
  ])('%s of former times leads on to %s', async (old, now) => {
    expect(await answer(old)).toMatchObject({ status: 301, location: now });
  });

  it('that leads nowhere is a 404 with links', async () => {
    for (const path of ['/boyle-bir-sayfa-yok', '/firma/boyle-bir-firma-yok', '/kategoriler/yok-boyle']) {
      expect([path, (await answer(path)).status]).toEqual([path, 404]);
    }
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/boyle-bir-sayfa-yok');
    await page.getByRole('heading', { name: 'Sayfa Bulunamadı' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'İşletme Ara' }).click();
    await page.waitForURL('**/arama');
    await context.close();
  });

  it('of a sample company is marked, and not for search engines', async () => {
    const { html, headers } = await answer(`/firma/${company.slug}`);
    expect(company.sample).toBe(true);
    expect(html).toContain('örnek veri');
    expect(html).toContain('<meta data-head="" name="robots" content="noindex, follow">');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  it('of each page of campaigns is its own, and shows others than the one before', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    const shown = async (): Promise<string[]> => {
      const links = page.getByRole('main').getByRole('listitem').getByRole('link');
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    };
    await page.goto('/kampanyalar');
    const first = await shown();
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await page.waitForURL('**/kampanyalar?sayfa=2');
    await expect.poll(async () => (await shown()).filter((link) => first.includes(link))).toEqual([]);
    const second = await shown();
    expect(new Set([...first, ...second]).size).toBeGreaterThan(24);
    await page.reload();
    expect(await shown()).toEqual(second);
    await page.getByRole('link', { name: 'Önceki sayfa' }).click();
    await page.waitForURL('**/kampanyalar');
    await expect.poll(shown).toEqual(first);
    await context.close();
  });

  it('of a page behind the last has a note, and links to the first', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/firmalar?sayfa=2000');
    await page.getByText('Bu sayfada işletme yok.').waitFor();
    await page.getByRole('link', { name: 'İlk sayfaya dön' }).click();
    await page.waitForURL('**/firmalar');
    await page.getByRole('main').getByRole('article').first().waitFor();
    await context.close();
  });

  it('opens deep inside, and back leads to where one was', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/firmalar?gorunum=liste');
    const link = page.locator('main article h3 a').nth(12);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await link.click();
    await page.waitForURL(/\/firma\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(/gorunum=liste/);
    await page.waitForFunction((at) => Math.abs(window.scrollY - at) < 60, before);
    await context.close();
  });

  it('that is typed over another opens at its own top or anchor, and back leads to where one was', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    const height = () => page.evaluate(() => window.scrollY);
    await page.goto(`/firma/${company.slug}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(height).toBe(500);
    await page.goto('/kategoriler');
    await page.waitForLoadState('networkidle');
    expect(await height()).toBe(0);
    await page.goto('/yardim#sss');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#sss').evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200);
    // A step back while the page before is still coming is refused by the browser's protocol: one after the other.
    await page.goBack();
    await page.waitForURL(/\/kategoriler$/);
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await page.waitForURL(/\/firma\//);
    await expect.poll(height).toBe(500);
    await context.close();
  });

  it('opens the tab that it names', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await page.getByRole('tab', { name: 'Yorumlar', selected: true }).waitFor();
    await context.close();
  });
});
