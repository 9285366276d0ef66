import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

describe('by keyboard alone', () => {
  it('the first stop skips to the content, and / goes to the search field', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('İçeriğe geç');
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await context.close();
  });

  it('panels open, close with Esc and give the focus back', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/firmalar', { waitUntil: 'networkidle' });
    for (const name of ['AI Asistan', 'Filtreler']) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    const categories = page.getByRole('button', { name: 'Kategoriler' });
    await categories.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Tüm kategoriler' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await categories.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();
  });

  it('the tabs of a company follow the arrows', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/firmalar');
    await page.locator('main article h3 a').first().click();
    await page.getByRole('tab', { name: 'Bilgiler' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Hizmetler' }).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(await page.getByRole('tab', { name: 'Galeri' }).getAttribute('aria-selected')).toBe('true');
    await context.close();
  });
});
