import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';

const [email, next] = ['hatice@sahip.example', 'hatice.yeni@sahip.example'];
const [first, second, third] = ['mavi kediler uçar', 'sarı kediler koşar', 'mor kediler yüzer'];
let carsi: Visit;
let atHome: BrowserContext;
let elsewhere: BrowserContext;

beforeAll(async () => {
  carsi = await visit({ own: true });
  [atHome, elsewhere] = [await carsi.arrive(), await carsi.arrive()];
});
afterAll(() => carsi.leave());

const setPassword = async (page: Page, secret: string): Promise<void> => {
  await page.getByLabel('Yeni şifre', { exact: true }).fill(secret);
  await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Şifreyi Güncelle' }).click();
  await page.waitForURL('**/giris');
};
const signIn = async (page: Page, address: string, secret: string): Promise<void> => {
  await page.getByLabel('E-posta', { exact: true }).fill(address);
  await page.getByLabel('Şifre', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
};
const menu = (page: Page) => page.getByRole('button', { name: 'Hesap menüsü: Hatice Ak' });

describe('a person who opens the link on another device than they registered on', () => {
  it('proves the address and sets a password there', async () => {
    const form = { full_name: 'Hatice Ak', user_type: 'customer', accepted_terms: true };
    expect(await carsi.send('/api/auth/register', { email, password: first, ...form })).toBe(201);
    const page = await elsewhere.newPage();
    await page.goto(await carsi.mailedLink(email, /doğrulayın/));
    await page.getByText('E-posta başarıyla doğrulandı!').waitFor();
    await page.getByText('kayıttaki şifreyi kaldırdık').waitFor();
    await setPassword(page, second);
    await signIn(page, email, second);
    await menu(page).waitFor();
    await page.close();
  });

  it('confirms a new address where they are not signed in by the password', async () => {
    const settings = await elsewhere.newPage();
    await settings.goto('/ayarlar#security');
    await settings.getByRole('button', { name: 'E-posta adresini değiştir' }).click();
    await settings.getByLabel('Yeni e-posta adresi').fill(next);
    await settings.getByLabel('Şifreniz', { exact: true }).fill(second);
    await settings.getByRole('button', { name: 'Bağlantı gönder' }).click();
    await settings.getByText(`${next} adresine bir bağlantı gönderdik`).waitFor();
    const page = await atHome.newPage();
    await page.goto(await carsi.mailedLink(next, /Yeni e-posta/));
    await page.getByRole('heading', { name: 'Yeni adresinizi onaylayın' }).waitFor();
    for (const secret of [first, second]) {
      await page.getByLabel('Şifre', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Onayla' }).click();
      await page.getByText(secret === first ? 'Mevcut şifreniz hatalı.' : 'E-posta başarıyla doğrulandı!').waitFor();
    }
    await settings.close();
    await page.close();
  });

  it('takes the account back by the mail to the former address, with a press and not by opening it', async () => {
    const page = await atHome.newPage();
    await page.goto(await carsi.mailedLink(email, /değiştirildi/));
    await page.getByRole('heading', { name: 'E-posta değişikliğini geri al' }).waitFor();
    await page.waitForURL((address) => address.search === '');
    await page.getByRole('button', { name: 'Hesabımı geri al' }).click();
    await page.getByText(`Adresiniz yeniden ${email}.`).waitFor();
    await setPassword(page, third);
    await signIn(page, email, third);
    await menu(page).waitFor();
    // Whoever was signed in elsewhere no longer is.
    const other = await elsewhere.newPage();
    await other.goto('/ayarlar');
    await other.waitForURL('**/giris**');
  });
});
