import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone, visit, type Visit } from '../support/browser.js';

let carsi: Visit;
let company: CompanyListItem;

beforeAll(async () => {
  carsi = await visit();
  const listed = await carsi.api<CompanyListItem[]>('/api/companies?limit=50');
  company = listed.find(({ phone: number, district }) => number !== null && district !== 'Merkez') as CompanyListItem;
});
afterAll(() => carsi.leave());

describe.each([
  ['on a phone', { viewport: phone, isMobile: true, hasTouch: true }],
  ['at a desk', { viewport: desktop }],
])('someone who needs a business, %s', (_, options) => {
  it('searches, opens its page and calls', async () => {
    const context = await carsi.arrive(options);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('combobox').fill(company.name);
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await page.waitForURL(/\/arama\?q=/);
    await page.getByText(/^[\d.]+ sonuç bulundu$/).waitFor();

    const tracked = page.waitForRequest((request) => request.url().endsWith('/track-visit'));
    await page.getByRole('link', { name: company.name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: company.name }).waitFor();
    expect((await tracked).method()).toBe('POST');

    const call = page.getByRole('link', { name: new RegExp(`^Ara ?${company.phone}`) });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/analytics'));
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await call.click();
    const answer = await counted;
    expect(answer.request().postDataJSON()).toMatchObject({ company_id: company.id, event_type: 'call' });
    expect(answer.status()).toBe(202);
    await context.close();
  });

  it('is offered districts and takes one', async () => {
    const { district, city } = company;
    const context = await carsi.arrive(options);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('combobox').pressSequentially(district!.slice(0, 5), { delay: 30 });
    await page.getByRole('option', { name: `${district} · ${city} İlçe` }).click();
    await page.waitForURL((address) => address.searchParams.has('sehir') && address.searchParams.has('ilce'));
    await page.getByText(/^[\d.]+ sonuç bulundu$/).waitFor();
    await context.close();
  });

  it('is offered suggestions while typing and takes one with the keys', async () => {
    const context = await carsi.arrive(options);
    const page = await context.newPage();
    await page.goto('/');
    const box = page.getByRole('combobox');
    await box.pressSequentially('ber', { delay: 30 });
    await page.getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await box.press('Enter');
    await page.waitForURL((address) => address.pathname !== '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  });
});
