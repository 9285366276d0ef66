import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, password, register } from '../support/member.js';

const patron = 'patron@ornek.com';
const patronsPassword = 'uzun bir yönetici şifresi';
let carsi: Visit;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron;
  process.env['ADMIN_PASSWORD'] = patronsPassword;
  carsi = await visit({ own: true });
  await register(carsi, 'ayse@ekran.example');
  await register(carsi, 'bakan@ekran.example', { user_type: 'business', company_name: 'Lale Kafe' });
});
afterAll(async () => {
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
  await carsi.leave();
});

const onwards = (page: Page) => page.getByRole('button', { name: 'Devam Et' }).click();

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it('no step breaks a rule of axe or leaves the window', async () => {
    const context = await arriveAs(carsi, 'bakan@ekran.example', { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/onboarding');
    const strip = page.getByRole('list', { name: 'Kurulum adımları' }).getByRole('button');
    await strip.first().click();
    await page.getByRole('button', { name: 'Hadi Başlayalım' }).waitFor();
    for (let step = 1; step <= 7; step += 1) {
      await page.getByText(`Adım ${step} / 7`).waitFor();
      if (step === 5) await page.getByRole('button', { name: 'Hızlı kurulum' }).click();
      await page.waitForLoadState('networkidle');
      expect([step, ...(await brokenRules(page))]).toEqual([step]);
      expect(await overflow(page)).toBe(0);
      if (step === 1) await page.getByRole('button', { name: 'Hadi Başlayalım' }).click();
      else if (step === 5) await page.getByRole('button', { name: 'Daha sonra ayarla' }).click();
      else if (step < 7) await onwards(page);
    }
    await strip.first().click();
    await page.getByText('Adım 1 / 7').waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
  });

  it('no part of a profile breaks a rule of axe', async () => {
    const looks = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
    for (const [email, secret, paths] of [
      ['ayse@ekran.example', password, ['panel', 'favoriler', 'ayarlar', 'guvenlik', 'yonetim']],
      [patron, patronsPassword, ['yonetim', 'yonetim&bolum=posta']],
    ] as const) {
      const context = await arriveAs(carsi, email, looks, secret);
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`/profil?sekme=${path}`, { waitUntil: 'networkidle' });
        expect([path, ...(await brokenRules(page))]).toEqual([path]);
        expect([path, await overflow(page)]).toEqual([path, 0]);
      }
      await context.close();
    }
  });

  it('no part of the settings breaks a rule of axe', async () => {
    const context = await arriveAs(carsi, 'ayse@ekran.example', { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/ayarlar', { waitUntil: 'networkidle' });
    await page.getByLabel('Konum').fill('Bir yer');
    for (const name of ['Profil', 'Gizlilik', 'Bildirimler', 'Hesap']) {
      await page.getByRole('tab', { name }).click();
      await page.waitForLoadState('networkidle');
      expect([name, ...(await brokenRules(page))]).toEqual([name]);
      expect(await overflow(page)).toBe(0);
    }
    await page.getByRole('button', { name: 'Hesabımı sil' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await context.close();
  });
});
