import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, phone, visit, type Visit } from '../support/browser.js';

const email = 'mehmet@ornek.com';
const password = 'turuncu kediler zıplar';
let carsi: Visit;

beforeAll(async () => {
  carsi = await visit({ own: true });
  const received = await carsi.send('/api/auth/register', {
    email,
    password,
    full_name: 'Mehmet Öztürk',
    user_type: 'customer',
  });
  expect(received).toBe(201);
});
afterAll(() => carsi.leave());

describe.each(looks)('%s, %s, breaks no rule of axe and fits the window:', (_, colorScheme, viewport) => {
  const arrive = (): Promise<BrowserContext> => carsi.arrive({ viewport, colorScheme, reducedMotion: 'reduce' });

  it('a form that was filled in wrongly', async () => {
    const context = await arrive();
    const page = await context.newPage();
    for (const [path, button] of [
      ['/giris', 'Giriş Yap'],
      ['/kayit', 'Üye Ol'],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' });
      if (path === '/kayit') {
        await page.getByText('İşletme sahibi').click();
        await page.getByLabel('Şifre', { exact: true }).fill('kısa');
      }
      await page.getByRole('button', { name: button }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      expect([path, ...(await brokenRules(page))]).toEqual([path]);
      expect(await overflow(page)).toBe(0);
    }
    await context.close();
  });

  it('the consent of a person who has not accepted the terms yet', async () => {
    const context = await arrive();
    const page = await context.newPage();
    await page.goto('/giris');
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    const dialog = page.getByRole('dialog', { name: 'Son bir adım' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Devam Et' }).click();
    await page.getByText('Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Çıkış Yap' }).click();
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('who has accepted the terms', () => {
  it('is not asked again; the pages of the account say that the address is unproven', async () => {
    const context = await carsi.arrive({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/profil');
    await page.waitForURL('**/giris');
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await page.getByLabel(/okudum, kabul ediyorum/).check();
    await page.getByRole('button', { name: 'Devam Et' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL('**/profil');
    await page.reload();
    const banner = page.getByRole('complementary', { name: 'E-postanızı doğrulayın' });
    await banner.getByRole('button', { name: 'Tekrar gönder' }).click();
    await page.getByText('Doğrulama e-postası tekrar gönderildi').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    for (const [, colorScheme, viewport] of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      const menu = viewport === phone ? 'Menüyü aç' : 'Hesap menüsü: Mehmet Öztürk';
      await page.getByRole('button', { name: menu }).click();
      await page.getByText('E-posta doğrulanmamış').first().waitFor();
      expect([menu, colorScheme, ...(await brokenRules(page))]).toEqual([menu, colorScheme]);
      expect(await overflow(page)).toBe(0);
      await page.keyboard.press('Escape');
    }
    await context.close();
  });

  it('is rid of the banner in every tab once the address is proven', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/profil');
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    const banner = page.getByRole('complementary', { name: 'E-postanızı doğrulayın' });
    await banner.waitFor();
    const other = await context.newPage();
    await other.goto(await carsi.mailedLink(email, /doğrulayın/));
    await other.getByText('E-posta başarıyla doğrulandı!').waitFor();
    await banner.waitFor({ state: 'detached' });
    await context.close();
  });
});
