import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs } from '../support/member.js';
import { patron, patronsPassword } from '../support/owner.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit({ own: true });
});
afterAll(() => carsi.leave());

const growth = '/profil?sekme=yonetim&bolum=analitik';
const typed = 'Gıldırgıççı Adana';
const words = 'gıldırgıççı';

const cardsOf = async (page: Page): Promise<number> => {
  await page.goto(`/arama?q=${encodeURIComponent(words)}`, { waitUntil: 'networkidle' });
  return page.getByRole('main').getByRole('article').count();
};
const lineIn = (page: Page) => page.getByRole('listitem').filter({ hasText: typed });

describe('a search in vain', () => {
  it('is attached to a category by an admin, and the next visitor finds its companies', async () => {
    const street = await carsi.arrive();
    const visitor = await street.newPage();
    // Typed before the page has its script, the form itself opens the results, and such a search is not counted.
    await visitor.goto('/', { waitUntil: 'networkidle' });
    const box = visitor.getByRole('combobox').first();
    await box.fill(typed);
    const answered = visitor.waitForResponse(/\/api\/companies\/search\?/);
    await box.press('Enter');
    expect(((await (await answered).json()) as { total: number }).total).toBe(0);
    await expect.poll(() => cardsOf(visitor)).toBe(0);

    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    // Searches are counted in batches.
    await expect
      .poll(
        async () => {
          await page.goto(growth, { waitUntil: 'networkidle' });
          return lineIn(page).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await lineIn(page)
      .getByRole('button', { name: `Bu kategoriye bağla: ${typed}` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Aramayı kategoriye bağla' });
    await dialog.getByRole('searchbox', { name: 'Kategori ara' }).fill('RESTORAN');
    await dialog.getByRole('radio', { name: 'Restoran', exact: true }).check();
    await dialog.getByText('Seçilen kategori: Restoran').waitFor();

    await dialog.getByLabel('Sözcükler').fill('Restoran');
    await dialog.getByRole('button', { name: 'Bağla' }).click();
    await dialog.getByText('Bu kategoride zaten böyle bir ad veya eş anlamlı var.').waitFor();
    expect(await brokenRules(page)).toEqual([]);

    await dialog.getByLabel('Sözcükler').fill(words);
    await dialog.getByRole('button', { name: 'Bağla' }).click();
    const sentence = lineIn(page).getByText(`“${words}” Restoran kategorisine bağlandı`);
    await sentence.waitFor();
    await expect.poll(() => sentence.evaluate((line) => line === document.activeElement)).toBe(true);
    await page.reload();
    await sentence.waitFor();
    expect(await lineIn(page).getByRole('button').count()).toBe(0);

    await page.goto('/profil?sekme=yonetim&bolum=denetim');
    const act = page.getByRole('listitem').filter({ hasText: 'Arama kategoriye bağlandı: Restoran' });
    await act.getByText(`Sözcükler: ${words}`).waitFor();

    await expect.poll(() => cardsOf(visitor)).toBeGreaterThan(0);
    await context.close();
    await street.close();
  });
});

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it('the question which category was meant breaks no rule of axe and fits the window', async () => {
    const context = await arriveAs(carsi, patron, { viewport, colorScheme, reducedMotion: 'reduce' }, patronsPassword);
    const page = await context.newPage();
    await carsi.api('/api/companies/search?q=zıbıldık zobuldak');
    const open = page.getByRole('button', { name: 'Bu kategoriye bağla: zıbıldık zobuldak' });
    await expect
      .poll(
        async () => {
          await page.goto(growth, { waitUntil: 'networkidle' });
          return open.count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    await open.click();
    await page.getByRole('radio', { name: 'Restoran', exact: true }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/attach-${colorScheme}-${viewport.width}.png` });
    await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
    await open.waitFor();
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `${process.env['SHOTS']}/vain-${colorScheme}-${viewport.width}.png`,
        fullPage: true,
      });
    await context.close();
  }, 60_000);
});
