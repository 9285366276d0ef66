import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

const total = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

describe('someone who compares', () => {
  it('narrows the list by counted facets, and every step is an address', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    // Where no other journey adds a company while this one counts.
    await page.goto('/firmalar?sehir=izmir');
    const count = page.getByText(/^[\d.]+ sonuç bulundu$/);
    const before = total(await count.textContent());
    const facet = page.getByRole('complementary', { name: 'Sonuçları daralt' }).getByRole('link').first();
    const promised = total(await facet.locator('span').last().textContent());
    await facet.click();
    await page.waitForURL(/kategori=/);
    await page.getByText(`${promised.toLocaleString('tr-TR')} sonuç bulundu`).waitFor();
    expect(promised).toBeLessThan(before);

    const address = page.url();
    const other = await context.newPage();
    await other.goto(address);
    expect(total(await other.getByText(/^[\d.]+ sonuç bulundu$/).textContent())).toBe(promised);

    await page.goBack();
    await page.getByText(`${before.toLocaleString('tr-TR')} sonuç bulundu`).waitFor();
    await context.close();
  });

  it('sets all filters in the panel, sees them as chips, and removes one', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/firmalar');
    const open = page.getByRole('button', { name: 'Filtreler' });
    await open.click();
    const panel = page.getByRole('dialog', { name: 'Gelişmiş filtreler' });
    await panel.getByLabel('Doğrulanmış').check();
    await panel.getByLabel('Şehir').selectOption('istanbul');
    await panel.getByLabel(/En düşük puan/).fill('3.5');
    await panel.getByRole('button', { name: 'Filtreleri Uygula' }).click();
    await panel.waitFor({ state: 'hidden' });
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({ sehir: 'istanbul', puan: '3.5', dogrulanmis: 'true' });
    await page.getByRole('button', { name: 'Filtreler, 3 etkin' }).waitFor();

    await page.getByRole('link', { name: 'İstanbul filtresini kaldır' }).click();
    await page.waitForURL((next) => !next.searchParams.has('sehir'));
    await page.getByRole('button', { name: 'Filtreler, 2 etkin' }).waitFor();
    await context.close();
  });

  it('sees how the words were read, and takes a reading back', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/arama?q=istanbul%20restoran');
    const chip = page.getByRole('link', { name: 'İstanbul yorumunu kaldır, sözcük olarak ara' });
    await chip.click();
    await page.waitForURL(/literal=city/);
    await chip.waitFor({ state: 'detached' });

    await page.goto('/arama?q=pazar%20g%C3%BCn%C3%BC%20a%C3%A7%C4%B1k%20lokanta');
    const onSundays = total(await page.getByText(/^[\d.]+ sonuç bulundu$/).textContent());
    await page.getByRole('link', { name: 'Pazar günü açık yorumunu kaldır, sözcük olarak ara' }).waitFor();
    await page.goto('/arama?q=lokanta');
    const all = total(await page.getByText(/^[\d.]+ sonuç bulundu$/).textContent());
    expect(onSundays).toBeGreaterThan(0);
    expect(onSundays).toBeLessThan(all);
    await context.close();
  });

  it('reads what is missing where nothing fits', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/arama?q=qqxyzzqq');
    const nothing = page.getByRole('heading', { name: 'Aradığınız kriterlere uygun işletme bulunamadı.' });
    await nothing.waitFor();

    await page.goto('/arama?q=kilise');
    await nothing.waitFor();
    await page.getByText('Bunu mu demek istediniz?').getByRole('link', { name: 'Kilis' }).click();
    await page.getByText(/^[\d.]+ sonuç bulundu$/).waitFor();
    await context.close();
  });
});
