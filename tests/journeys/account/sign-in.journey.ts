import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProviders, type OwnProviders } from '../../support/own-providers.js';
import { phone, visit, type Visit } from '../support/browser.js';

const email = 'ayse@giris.example';
const password = 'mavi kediler uçar';
let carsi: Visit;
let ayse: BrowserContext;

beforeAll(async () => {
  carsi = await visit({ own: true });
  ayse = await carsi.arrive();
});
afterAll(() => carsi.leave());

const signIn = async (page: Page, secret = password): Promise<void> => {
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
};
const menu = (page: Page) => page.getByRole('button', { name: 'Hesap menüsü: Ayşe Yılmaz' });
const atDoor = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' });

describe('a new member', () => {
  it('sees what a form lacks, field by field, and loses nothing typed', async () => {
    const page = await ayse.newPage();
    await page.goto('/kayit-ol');
    expect(new URL(page.url()).pathname).toBe('/kayit');
    await page.getByLabel('Ad', { exact: true }).fill('Ayşe');
    await page.getByText('İşletme sahibi').click();
    await page.getByRole('button', { name: 'Üye Ol' }).click();
    const lastName = page.getByLabel('Soyad');
    await expect.poll(() => lastName.evaluate((field) => field === document.activeElement)).toBe(true);
    for (const sentence of [
      'Ad ve soyad gereklidir.',
      'E-posta adresi gereklidir.',
      'İşletme sahipleri için şirket adı gereklidir.',
      'Şifre en az 6 karakter olmalıdır.',
      'Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.',
    ]) {
      await page.getByText(sentence).waitFor();
    }
    await lastName.fill('Yılmaz');
    await page.getByText('Ad ve soyad gereklidir.').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Ad', { exact: true }).inputValue()).toBe('Ayşe');

    await page.getByText('İşletme bulur').click();
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel(/okudum, kabul ediyorum/).check();
    for (const secret of ['123456', password]) {
      await page.getByLabel('Şifre', { exact: true }).fill(secret);
      await page.getByLabel('Şifre (tekrar)', { exact: true }).fill(secret);
      await page.getByRole('button', { name: 'Üye Ol' }).click();
      if (secret !== password) await page.getByText('Bu şifre çok yaygın').waitFor();
    }
    await page.waitForURL('**/giris');
    await page.getByText('Kayıt başarılı! E-posta kutunuzu kontrol ederek hesabınızı doğrulayın.').first().waitFor();
    await page.getByText(email).waitFor();
    expect(await page.getByLabel('E-posta', { exact: true }).inputValue()).toBe(email);
    await page.close();
  });

  it('proves the address by the link of the e-mail, which does not remain in the address bar', async () => {
    const page = await ayse.newPage();
    await page.goto(await carsi.mailedLink(email, /doğrulayın/));
    await page.getByText('E-posta başarıyla doğrulandı!').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.waitForURL((address) => address.pathname === '/');
    await page.close();
  });

  it('sees that the password is wrong and may request a new one', async () => {
    const page = await ayse.newPage();
    await page.goto('/giris');
    await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
    await page.getByText('Şifre sıfırlama için e-posta adresinizi girin.').waitFor();
    await signIn(page, 'yanlış');
    await page.getByRole('alert').getByText('E-posta adresi veya şifre hatalı.').waitFor();
    // Ways in that nobody configured are not offered.
    expect(await page.getByRole('link', { name: /Google|GitHub/ }).count()).toBe(0);
    expect(await page.getByLabel('E-posta', { exact: true }).inputValue()).toBe(email);
    await page.close();
  });

  it('signs in, is known in every tab, and signs out of all of them', async () => {
    const page = await ayse.newPage();
    const other = await ayse.newPage();
    await other.goto('/kesfet', { waitUntil: 'networkidle' });
    await atDoor(other).waitFor();
    await page.goto('/kategoriler', { waitUntil: 'networkidle' });
    await atDoor(page).click();
    await signIn(page);
    await page.getByText('Başarıyla giriş yapıldı!').waitFor();
    await page.waitForURL('**/kategoriler');
    await menu(other).waitFor();

    await page.reload();
    await menu(page).click();
    await page.getByText(email).waitFor();
    expect(await page.getByText('E-posta doğrulanmamış').count()).toBe(0);
    await page.getByRole('link', { name: 'Ayarlar' }).waitFor();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await page.getByText('Başarıyla çıkış yapıldı').waitFor();
    await page.waitForURL((address) => address.pathname === '/');
    await atDoor(page).waitFor();
    await atDoor(other).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token') ?? localStorage.getItem('refresh_token'))).toBe(
      null,
    );
    await page.close();
    await other.close();
  });

  it('sets a new password by e-mail and signs in with it', async () => {
    const page = await ayse.newPage();
    await page.goto('/giris');
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
    await page.getByText('Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.').waitFor();
    await page.goto(await carsi.mailedLink(email, /sıfırlama/));
    await page.waitForURL((address) => address.search === '');
    await page.getByLabel('Yeni şifre', { exact: true }).fill('yeşil kediler uyur');
    await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill('yeşil kediler uyur');
    await page.getByRole('button', { name: 'Şifreyi Güncelle' }).click();
    await page.waitForURL('**/giris');
    await page.getByText('Şifreniz başarıyla güncellendi. Yeni şifrenizle giriş yapabilirsiniz.').waitFor();
    await signIn(page, 'yeşil kediler uyur');
    await page.waitForURL((address) => address.pathname === '/');
    await page.close();
  });

  it('requests a new link where the old one is used', async () => {
    const page = await ayse.newPage();
    await page.goto(await carsi.mailedLink(email, /sıfırlama/));
    await page.getByLabel('Yeni şifre', { exact: true }).fill('mor kediler koşar');
    await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill('mor kediler koşar');
    await page.getByRole('button', { name: 'Şifreyi Güncelle' }).click();
    await page.getByRole('alert').getByText('Geçersiz şifre sıfırlama bağlantısı.').waitFor();
    await page.getByRole('button', { name: 'Yeni bağlantı gönder' }).waitFor();
    await page.close();
  });
});

describe('a signed-in member', () => {
  it('remains signed in when the access token expires: it is renewed once for all tabs', async () => {
    const page = await ayse.newPage();
    const other = await ayse.newPage();
    let renewed = 0;
    ayse.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) renewed += 1;
    });
    // No page of ours, which might renew it while it is left.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('auth_token', 'e30.e30.c2ln'));
    await Promise.all([page.goto('/'), other.goto('/kesfet')]);
    await Promise.all([menu(page).waitFor(), menu(other).waitFor()]);
    expect(renewed).toBe(1);
    await page.close();
    await other.close();
  });

  it('has no business on the sign-in screen', async () => {
    const page = await ayse.newPage();
    await page.goto('/giris');
    await page.waitForURL((address) => address.pathname === '/');
    await page.close();
  });
});

describe('an anonymous visitor', () => {
  it('comes back to the page that sent them to sign in, anchor and all', async () => {
    const context = await carsi.arrive({ viewport: phone });
    const page = await context.newPage();
    await page.goto('/ayarlar?x=1#security');
    await page.waitForURL('**/giris');
    await signIn(page, 'yeşil kediler uyur');
    await page.waitForURL('**/ayarlar?x=1#security');
    await context.close();
  });
});

describe('a person with an account at Google or GitHub', () => {
  let providers: OwnProviders;
  let there: Visit;
  beforeAll(async () => {
    providers = await startProviders();
    // They send people back to an address that is known before anything answers there.
    const port = createServer().listen(0);
    await once(port, 'listening');
    const PORT = String((port.address() as AddressInfo).port);
    port.close();
    there = await visit({ env: { ...providers.env, PORT }, beside: providers.urls });
  });
  afterAll(async () => {
    await there.leave();
    await providers.stop();
  });

  it('signs in with it: completes the account once, and is recognised the next time', async () => {
    providers.googleClaims = { sub: 'g-1', email: 'gul@ornek.example', email_verified: true, name: 'Gül Kaya' };
    const context = await there.arrive();
    const page = await context.newPage();
    await page.goto('/favoriler');
    await page.waitForURL('**/giris');
    await page.getByRole('link', { name: 'Google ile devam et' }).click();
    await page.getByRole('dialog').getByText('Serbest çalışan').click();
    await page.getByLabel(/okudum, kabul ediyorum/).check();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    const account = page.getByRole('button', { name: 'Hesap menüsü: Gül Kaya' });
    await page.waitForURL('**/favoriler');
    await account.click();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await atDoor(page).waitFor();
    await page.goto('/giris');
    await page.getByRole('link', { name: 'Google ile devam et' }).click();
    await account.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.url()).not.toMatch(/code=|token/);
    await context.close();
  });

  it('signs in to the existing account, where GitHub confirms that the address is theirs', async () => {
    const proven = { email: 'gul@ornek.example', primary: true, verified: true };
    providers.githubPerson = { id: 7, login: 'gul', name: 'Başka Ad', emails: [proven] };
    const context = await there.arrive({ viewport: phone });
    const page = await context.newPage();
    await page.goto('/giris');
    await page.getByRole('link', { name: 'GitHub ile devam et' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await page.goto('/profil');
    await page.getByRole('main').getByText('Gül Kaya').first().waitFor();
    await context.close();
  });
});
