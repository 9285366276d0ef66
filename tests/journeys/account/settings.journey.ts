import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';
import { arriveAs, register } from '../support/member.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit({ own: true });
  await register(carsi, 'ayse@ayarlar.example');
  await register(carsi, 'zeynep@ayarlar.example');
});
afterAll(() => carsi.leave());

const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });

describe('settings', () => {
  it('have the specified defaults, keep changes over the tabs, and are found again after a reload', async () => {
    const context = await arriveAs(carsi, 'ayse@ayarlar.example');
    const page = await context.newPage();
    await page.goto('/ayarlar#notifications');
    for (const [name, on] of [
      ['E-posta bildirimleri', true],
      ['Anlık bildirimler', true],
      ['SMS bildirimleri', false],
      ['Yorum bildirimleri', true],
      ['Mesaj bildirimleri', true],
      ['Kampanya e-postaları', false],
    ] as const) {
      expect([name, await page.getByRole('switch', { name }).isChecked()]).toEqual([name, on]);
    }
    expect(await save(page).isDisabled()).toBe(true);
    await page.getByRole('switch', { name: 'SMS bildirimleri' }).click();
    await page.getByRole('tab', { name: 'Gizlilik' }).click();
    expect(await page.getByRole('radio', { name: /Herkese açık/ }).isChecked()).toBe(true);
    await page.getByText('Yalnız mesajlaştıklarım').click();
    await page.getByRole('switch', { name: 'Telefonumu göster' }).click();
    await page.getByRole('tab', { name: 'Profil' }).click();
    await page.getByLabel('Görünen ad').fill('');
    await page.getByRole('tab', { name: 'Bildirimler' }).click();
    expect(await page.getByRole('switch', { name: 'SMS bildirimleri' }).isChecked()).toBe(true);
    await save(page).click();
    await page.getByText('Ad soyad gereklidir').waitFor();
    await page.getByLabel('Görünen ad').fill('Ayşe Işık');
    await page.getByLabel('Konum').fill('Iğdır');
    await save(page).click();
    await page.getByText('Tüm değişiklikler başarıyla kaydedildi.').waitFor();
    await page.getByRole('button', { name: 'Hesap menüsü: Ayşe Işık' }).waitFor();

    await page.reload();
    expect(await page.getByLabel('Görünen ad').inputValue()).toBe('Ayşe Işık');
    expect(await page.getByLabel('Konum').inputValue()).toBe('Iğdır');
    await page.getByRole('tab', { name: 'Gizlilik' }).click();
    expect(await page.getByRole('radio', { name: /Yalnız mesajlaştıklarım/ }).isChecked()).toBe(true);
    expect(await page.getByRole('switch', { name: 'Telefonumu göster' }).isChecked()).toBe(true);
    expect(new URL(page.url()).hash).toBe('#privacy');
    await context.close();
  });

  it('do not lose what is typed while they are saved', async () => {
    const context = await arriveAs(carsi, 'zeynep@ayarlar.example');
    const page = await context.newPage();
    const { promise: later, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/users/me/settings', async (route) => {
      if (route.request().method() === 'PUT') await later;
      await route.continue();
    });
    await page.goto('/ayarlar');
    await page.getByLabel('Konum').fill('Iğdır');
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/settings'));
    await save(page).click();
    await sent;
    await page.getByLabel('Konum').fill('Kars');
    answer();
    await page.getByText('Ayarlar kaydedildi').waitFor();
    expect(await page.getByLabel('Konum').inputValue()).toBe('Kars');
    await save(page).click();
    await expect.poll(() => save(page).isDisabled(), { timeout: 10_000 }).toBe(true);
    await page.reload();
    expect(await page.getByLabel('Konum').inputValue()).toBe('Kars');
    await context.close();
  });

  it('are confirmed before the owner leaves them unsaved, by a link and by going back', async () => {
    const context = await arriveAs(carsi, 'ayse@ayarlar.example');
    const page = await context.newPage();
    await page.goto('/kesfet');
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('link', { name: 'Ayarlar' }).click();
    await page.getByLabel('Konum').fill('Ardahan');
    const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' });
    await page.getByRole('banner').getByRole('link', { name: 'Firmalar' }).click();
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    expect(await page.getByLabel('Konum').inputValue()).toBe('Ardahan');
    // Twice, as who is impatient does: the second comes before the page has taken the first back. Two at once may cancel each other.
    await page.evaluate(() => {
      const go = history.go.bind(history);
      history.go = (steps) => {
        history.go = go;
        go(steps);
        history.back();
      };
      history.back();
    });
    await question.waitFor();
    await page.waitForURL('**/ayarlar');
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Konum').inputValue()).toBe('Ardahan');
    await page.goBack();
    await question.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click();
    await page.waitForURL('**/kesfet');
    await context.close();
  });

  it('bring the theme to every device of the account, at once', async () => {
    const context = await arriveAs(carsi, 'zeynep@ayarlar.example', { colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/ayarlar');
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/settings') && answer.request().method() === 'PUT',
    );
    await page.getByRole('main').getByRole('button', { name: 'Koyu' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect((await saved).status()).toBe(200);
    const other = await arriveAs(carsi, 'zeynep@ayarlar.example', { colorScheme: 'light' });
    const there = await other.newPage();
    await there.goto('/kesfet');
    await there.getByRole('button', { name: 'Görünüm: Koyu' }).waitFor();
    await other.close();
    await context.close();
  });

  it('find what is near without a click where that was allowed, and not where the account does not want it', async () => {
    const context = await arriveAs(carsi, 'zeynep@ayarlar.example', {
      permissions: ['geolocation'],
      geolocation: { latitude: 41.02, longitude: 28.98 },
    });
    const page = await context.newPage();
    await page.goto('/firmalar/yakin');
    await page.waitForURL(/lat=41\.02/);
    await page.goto('/ayarlar');
    await page.getByRole('tab', { name: 'Gizlilik' }).click();
    await page.getByRole('switch', { name: /konum/i }).click();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Ayarlar kaydedildi').waitFor();
    const settled = page.waitForResponse((answer) => answer.url().endsWith('/users/me/settings'));
    await page.goto('/firmalar/yakin');
    expect(await (await settled).json()).toMatchObject({ autoLocation: false });
    expect(page.url()).not.toContain('lat=');
    await context.close();
  });

  it('open their account part by #security, also after the way through signing in', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/ayarlar#security');
    await page.waitForURL('**/giris');
    await page.getByLabel('E-posta', { exact: true }).fill('zeynep@ayarlar.example');
    await page.getByLabel('Şifre', { exact: true }).fill('mavi kediler uçar');
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await page.waitForURL('**/ayarlar#security');
    await page.getByRole('heading', { name: 'Açık oturumlar' }).waitFor();
    await context.close();
  });
});
