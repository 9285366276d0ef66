import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

describe('the map', () => {
  it('loads when it is opened, and a pin leads to a company', async () => {
    const context = await carsi.arrive({ viewport: phone });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/firmalar', { waitUntil: 'networkidle' });
    expect(scripts.some((url) => url.includes('company-map'))).toBe(false);
    await page.getByRole('link', { name: 'Harita' }).click();
    await page.waitForURL(/gorunum=harita/);
    const map = page.getByRole('region', { name: 'Harita' });
    const details = map.getByRole('link', { name: 'Detaylar' });
    // Pins that lie together come apart with each click; at the closest they are listed.
    for (let tries = 0; tries < 8 && (await details.count()) === 0; tries += 1) {
      await map.locator('.leaflet-marker-icon').first().dispatchEvent('click');
      await page.waitForTimeout(500);
    }
    await details.first().click();
    await page.waitForURL(/\/firma\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });

  it('shows where one company is, and the way there, without tiles from anywhere', async () => {
    const [company] = await carsi.api<CompanyListItem[]>('/api/companies?limit=1');
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto(`/firma/${company?.slug}`);
    await page.getByRole('tab', { name: 'Konum' }).click();
    await page.locator('.map-province').first().waitFor({ state: 'attached' });
    expect(await page.locator('.map-province').count()).toBe(81);
    const way = page.getByRole('tabpanel').getByRole('link', { name: 'Yol Tarifi' });
    expect(await way.getAttribute('href')).toContain(encodeURIComponent(`${company?.latitude},${company?.longitude}`));
    await context.close();
  });

  it('goes to where the visitor is, on request', async () => {
    const context = await carsi.arrive({
      permissions: ['geolocation'],
      geolocation: { latitude: 41.01, longitude: 28.97 },
    });
    const page = await context.newPage();
    await page.goto('/firmalar/yakin');
    await page.getByRole('button', { name: 'Konumumu kullan' }).click();
    await page.waitForURL(/lat=41\.01&lng=28\.97/);
    await page.getByText(/sonuç bulundu$/).waitFor();
    await context.close();
  });
});
