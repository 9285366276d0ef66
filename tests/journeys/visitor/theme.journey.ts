import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { phone, visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [red = 255] = /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
    return Number(red) < 60;
  });

describe('the theme', () => {
  it('is the system’s, until someone chooses; then it is theirs, from the first paint', async () => {
    const context = await carsi.arrive({ colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto('/');
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(false);
    await page.getByRole('button', { name: 'Görünüm: Sistem' }).click();
    await page.getByRole('button', { name: 'Koyu' }).click();
    expect(await isDark(page)).toBe(true);
    await page.goto('/kategoriler', { waitUntil: 'commit' });
    expect(await isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'Görünüm: Koyu' }).waitFor();
    await context.close();
  });

  it('is chosen in the menu on a phone', async () => {
    const context = await carsi.arrive({ viewport: phone, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Koyu' }).click();
    expect(await isDark(page)).toBe(true);
    await page.getByRole('dialog').getByRole('link', { name: 'Kategoriler' }).click();
    await page.waitForURL('**/kategoriler');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await context.close();
  });
});
