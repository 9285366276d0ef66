import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

describe('the assistant', () => {
  it('shows how it understood a sentence, and opens the search with those filters', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'AI Asistan' }).click();
    const panel = page.getByRole('dialog', { name: 'AI Asistan' });
    await panel.getByText(/^Cümlenizi arama filtrelerine/).waitFor();
    await panel.getByRole('textbox').fill('istanbulda berber');
    await panel.getByRole('button', { name: 'Bul' }).click();
    await panel.getByText('Böyle anladım').waitFor();
    await panel.getByText('İstanbul', { exact: true }).first().waitFor();
    await panel.getByRole('button', { name: 'Sonuçları göster' }).click();
    await page.waitForURL(/\/arama\?/);
    const address = new URL(page.url()).searchParams;
    expect(address.get('sehir')).toBe('istanbul');
    expect(address.get('kategori')).toBe('berber');
    await panel.waitFor({ state: 'hidden' });
    await context.close();
  });
});
