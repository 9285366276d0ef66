import { privacyVersion, termsVersion } from '@carsi/contracts/identity/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

const pages = [
  ['/gizlilik-politikasi', 'Gizlilik Politikası ve KVKK Aydınlatma Metni', /Haklarınız \(KVKK m\.11\)/, privacyVersion],
  ['/kullanim-kosullari', 'Kullanım Koşulları', /Sıralama ve öne çıkan yerler/, termsVersion],
] as const;

describe('the texts of the law', () => {
  it.each(pages)(
    '%s is read from its contents without JavaScript, and says who answers for it',
    async (path, title, part, version) => {
      const context = await carsi.arrive({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      await page.getByRole('navigation', { name: 'İçindekiler' }).getByRole('link', { name: part }).last().click();
      expect(new URL(page.url()).hash).not.toBe('');
      await page.getByRole('heading', { name: part }).waitFor();
      expect(await page.getByText('İşletmeci bu bilgiyi henüz girmedi.').count()).toBe(3);
      const inForce = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long' }).format(new Date(version));
      await page.getByText(`Sürüm ve yürürlük tarihi: ${inForce}`).waitFor();
      await context.close();
    },
  );

  it('are linked below every page, and old addresses lead to them', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik ve KVKK' }).click();
    await page.waitForURL('**/gizlilik-politikasi');
    for (const [old, now] of [
      ['/terms', '/kullanim-kosullari'],
      ['/privacy', '/gizlilik-politikasi'],
    ] as const) {
      const answer = await context.request.get(old, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']]).toEqual([301, now]);
    }
    await context.close();
  });

  it.each(looks)('break no rule of axe %s, %s', async (_, colorScheme, viewport) => {
    const context = await carsi.arrive({ viewport, colorScheme });
    const page = await context.newPage();
    for (const [path] of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([path, ...(await brokenRules(page))]).toEqual([path]);
      expect(await overflow(page)).toBe(0);
    }
    await context.close();
  });
});
