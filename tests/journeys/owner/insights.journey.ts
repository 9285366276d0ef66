import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs } from '../support/member.js';
import { openCompany } from '../support/owner.js';

/** A browser without a window calls itself one, and is then counted as a robot. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** An owner looks at the figures while somebody else looks at the company. */
describe('the figures of a company', () => {
  let carsi: Visit;
  let company: OwnCompany;
  let owners: Page;
  const email = 'rakamci@ornek.example';
  const shown = (metric: string) => owners.locator(`[data-metric=${metric}]`).textContent();

  beforeAll(async () => {
    carsi = await visit({ own: true });
    company = await openCompany(carsi, email, 'Rakam Lokantası');
    owners = await (await arriveAs(carsi, email, { userAgent })).newPage();
  });
  afterAll(() => carsi.leave());

  it('are still at the beginning, and say so', async () => {
    await owners.goto(`/profil?sekme=panel&bolum=analitik&firma=${company.id}`);
    await owners.getByText('Bu aralıkta henüz bir ziyaret yok').waitFor();
    await owners.getByText('Canlı', { exact: true }).waitFor();
    expect(await shown('views')).toBe('0');
  });
  it('change by themselves while a second browser visits the page and calls', async () => {
    const visitors = await (await carsi.arrive({ userAgent })).newPage();
    await visitors.goto(`/firma/${company.slug}`);
    await expect.poll(() => shown('views'), { timeout: 10_000 }).toBe('1');
    // The dialler belongs to the telephone: pressing is what is counted.
    const call = visitors.locator('a[href^="tel:"]').first();
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await call.click();
    await expect.poll(() => shown('calls'), { timeout: 10_000 }).toBe('1');
    expect(await shown('conversionRate')).toBe('%100');
  });
  it('do not count the owner’s own visit, and explain each number', async () => {
    const own = await owners.context().newPage();
    const received = own.waitForResponse(/track-visit/);
    await own.goto(`/firma/${company.slug}`);
    await received;
    await own.close();
    const discarded = async (): Promise<string | null> => {
      await owners.getByRole('button', { name: 'Görüntülenme nasıl sayıldı?' }).click();
      const fact = owners.getByText('Elenen: Kendi ziyaretleriniz').locator('xpath=following-sibling::dd');
      const text = await fact.textContent();
      await owners.getByRole('button', { name: 'Kapat' }).click();
      return text;
    };
    await expect.poll(discarded, { timeout: 10_000 }).toBe('1');
    expect(await shown('views')).toBe('1');
  });
  it('have a tab for who came, from where, and what came of it', async () => {
    for (const [tab, title] of [
      ['Demografi', 'Öne çıkan şehirler'],
      ['Kaynaklar', 'Ziyaretçiler nereden geldi?'],
      ['Performans', 'Etkileşim'],
    ] as const) {
      await owners.getByRole('tab', { name: tab }).click();
      await owners.getByRole('heading', { name: title }).waitFor();
    }
    expect(await brokenRules(owners)).toEqual([]);
    await owners.getByRole('tab', { name: 'Genel bakış' }).last().click();
  });
  it('are read in both themes and widths, by everybody', async () => {
    for (const [, colorScheme, viewport] of looks) {
      await owners.emulateMedia({ colorScheme });
      await owners.setViewportSize(viewport);
      expect(await brokenRules(owners)).toEqual([]);
      expect(await overflow(owners)).toBeLessThanOrEqual(0);
    }
  });
});
