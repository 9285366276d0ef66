import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, password } from '../support/member.js';
import { registerProven } from '../support/owner.js';

const stamp = Date.now();
const patron = `kurucu-${stamp}@ornek.com`;
const patronsPassword = 'uzun bir yönetici şifresi';
/** Where somebody wants to look at what was tried. */
const shots = process.env['SHOTS'];

let carsi: Visit;
beforeAll(async () => {
  // A system of its own: its first admin has no factor yet.
  carsi = await visit({ env: { ADMIN_EMAIL: patron, ADMIN_PASSWORD: patronsPassword } });
});
afterAll(() => carsi.leave());

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const signIn = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.goto('/giris');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
};
const signOut = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear());
/** Chromium's own authenticator instead of a finger. */
const withAuthenticator = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
};
const fits = async (page: Page, name: string): Promise<void> => {
  // A toast that fades is hard to read, and soon gone.
  await expect.poll(() => page.locator('[data-sonner-toast]').count()).toBe(0);
  if (shots) {
    mkdirSync(shots, { recursive: true });
    const { width } = page.viewportSize()!;
    const theme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
    await page.screenshot({ path: join(shots, `${name}-${width}-${theme}.png`), fullPage: true });
  }
  expect(await brokenRules(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
};
const panel = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'İki adımlı doğrulama' }) });
/** Sets an app up as somebody does who types the key; answers it. */
const addApp = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Uygulama ekle' }).click();
  const secret = (await panel(page).locator('p.font-mono').innerText()).replaceAll(' ', '');
  await page.getByLabel('Uygulamadaki 6 haneli kod').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Doğrula ve ekle' }).click();
  return secret;
};

describe('a member with a passkey', () => {
  it('adds it in the settings, and signs in with it', async () => {
    const email = `anahtar-${stamp}@ornek.com`;
    await registerProven(carsi, email);
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await withAuthenticator(context, page);
    await page.goto('/ayarlar#security');
    await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
    await page.getByLabel('Bu anahtara bir ad verin').fill('Telefonum');
    await page.getByRole('button', { name: 'Devam et' }).click();
    await page.getByRole('heading', { name: 'Kurtarma kodlarınız' }).waitFor();
    expect(await panel(page).locator('.font-mono li').count()).toBe(10);
    await page.getByRole('button', { name: 'Kodları sakladım' }).click();
    await panel(page).getByText('Telefonum').waitFor();
    await panel(page).getByText('10 kullanılmamış kodunuz var').waitFor();

    await signOut(page);
    await signIn(page, email);
    await page.getByRole('button', { name: 'Geçiş anahtarı kullan' }).click();
    await page.getByText('Başarıyla giriş yapıldı!').waitFor();
    await page.goto('/ayarlar#security');
    await panel(page)
      .getByText(/Son kullanım/)
      .waitFor();

    await page.getByRole('button', { name: 'Geçiş anahtarını kaldır: Telefonum' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Geçiş anahtarı kullan' }).click();
    await page.getByText('Geçiş anahtarı kaldırıldı').waitFor();
    await panel(page).getByText('Kapalı').waitFor();
    await context.close();
  });
});

describe('a member with an authenticator', () => {
  it('signs in with a code, and without the phone with a recovery code', async () => {
    const email = `uygulama-${stamp}@ornek.com`;
    await registerProven(carsi, email);
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto('/ayarlar#security');
    const secret = await addApp(page);
    await page.getByRole('heading', { name: 'Kurtarma kodlarınız' }).waitFor();
    const codes = await panel(page).locator('.font-mono li').allInnerTexts();
    await page.getByRole('button', { name: 'Kodları sakladım' }).click();

    await signOut(page);
    await signIn(page, email);
    const code = page.getByLabel('Doğrulama kodu');
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await page.getByText('kod hatalı ya da daha önce kullanılmış').waitFor();
    await code.fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await page.getByText('Başarıyla giriş yapıldı!').waitFor();

    await signOut(page);
    await signIn(page, email);
    await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
    await page.getByLabel('Kurtarma kodu').fill(codes[0]!);
    await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await page.getByText('Başarıyla giriş yapıldı!').waitFor();
    await page.goto('/ayarlar#security');
    await panel(page).getByText('9 kullanılmamış kodunuz var').waitFor();
    await context.close();
  });
});

describe('the first admin', () => {
  it('sets a factor up before the panel opens, and signs in with it from then on', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await signIn(page, patron, patronsPassword);
    await page.getByText('Başarıyla giriş yapıldı!').waitFor();
    await page
      .getByRole('dialog')
      .getByLabel(/okudum, kabul ediyorum/)
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Devam et' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/profil?sekme=yonetim');
    await page.getByRole('heading', { name: 'Önce iki adımlı doğrulamayı kurun' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Yönetimin bölümleri' }).count()).toBe(0);
    const secret = await addApp(page);
    await page.getByRole('button', { name: 'Kodları sakladım' }).click();
    await page.getByRole('link', { name: 'Denetim' }).waitFor();

    await signOut(page);
    await signIn(page, patron, patronsPassword);
    await page.getByLabel('Doğrulama kodu').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await page.getByText('Başarıyla giriş yapıldı!').waitFor();
    await page.goto('/profil?sekme=yonetim');
    await page.getByRole('link', { name: 'Denetim' }).waitFor();
    await context.close();
  });
});

describe.each(looks)('%s, %s, second factors break no rule of axe and fit the window', (_, colorScheme, viewport) => {
  it('from the set-up to the sign-in', async () => {
    const email = `bakis-${stamp}-${viewport.width}-${colorScheme}@ornek.com`;
    await registerProven(carsi, email);
    const context = await arriveAs(carsi, email, { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await withAuthenticator(context, page);
    await page.goto('/ayarlar#security');
    await page.getByRole('button', { name: 'Uygulama ekle' }).waitFor();
    await fits(page, 'none');
    await page.getByRole('button', { name: 'Uygulama ekle' }).click();
    await panel(page).locator('svg path[fill="#000"]').waitFor();
    await fits(page, 'authenticator');
    const secret = (await panel(page).locator('p.font-mono').innerText()).replaceAll(' ', '');
    await page.getByLabel('Uygulamadaki 6 haneli kod').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Doğrula ve ekle' }).click();
    await page.getByRole('heading', { name: 'Kurtarma kodlarınız' }).waitFor();
    await fits(page, 'codes');
    await page.getByRole('button', { name: 'Kodları sakladım' }).click();
    await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
    await fits(page, 'passkey-name');
    await page.getByRole('button', { name: 'Devam et' }).click();
    await panel(page).getByText('Henüz kullanılmadı').waitFor();
    await fits(page, 'both');
    await page.getByRole('button', { name: 'Doğrulama uygulamasını kaldır' }).click();
    await page.getByRole('dialog').getByLabel('Doğrulama kodu').waitFor();
    await fits(page, 'confirm');
    await signOut(page);
    await signIn(page, email);
    await page.getByLabel('Doğrulama kodu').waitFor();
    await fits(page, 'step');
    await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
    await fits(page, 'step-recovery');
    await context.close();
  });
});
