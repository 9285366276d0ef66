import type { CompanyDetails, CompanyListItem } from '@carsi/contracts/directory/http/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

describe('without JavaScript', () => {
  it('one searches, narrows, reads all of a company, and can call', async () => {
    const context = await carsi.arrive({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('combobox').fill('istanbul');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await page.waitForURL(/\/arama\?q=istanbul/);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    await page.getByRole('complementary').getByRole('link').first().click();
    await page.waitForURL(/kategori=/);
    await page.locator('main article h3 a').first().click();
    await page.waitForURL(/\/firma\//);
    expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    await context.close();
  });

  it('all six parts of a company are there to read', async () => {
    const listed = await carsi.api<CompanyListItem[]>('/api/companies?limit=50');
    const company = listed.find(({ review_count }) => review_count > 0) as CompanyListItem;
    const details = await carsi.api<CompanyDetails>(`/api/companies/${company.slug}/details`);
    const context = await carsi.arrive({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}`);
    expect(await page.getByRole('tabpanel').count()).toBe(6);
    await page
      .getByText(details.reviews[0]?.content ?? '', { exact: false })
      .first()
      .waitFor();
    await context.close();
  });
});
