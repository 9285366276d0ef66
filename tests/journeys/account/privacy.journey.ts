import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, register } from '../support/member.js';

const email = 'ayse@kvkk.example';
const patron = 'patron@ornek.com';
const patronsPassword = 'uzun bir yönetici şifresi';
const note = 'Adım kayıtlarda yanlış geçiyor: "Işık" olmalı.';
let carsi: Visit;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron;
  process.env['ADMIN_PASSWORD'] = patronsPassword;
  carsi = await visit({ own: true });
  await register(carsi, email, { full_name: 'Ayşe Işık' });
});
afterAll(async () => {
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
  await carsi.leave();
});

const requests = (page: Page) => page.getByRole('region', { name: 'KVKK' });

describe('a person who wants to know what data is stored about them', () => {
  it('requests it, waits, downloads it, and finds their data in it', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.goto('/ayarlar#security');
    await page.getByRole('button', { name: 'Verilerimi indir' }).click();
    await page.getByText('Veri dışa aktarılıyor').waitFor();
    await page.getByText('Verileriniz hazırlandığında size e-posta gönderilecek.').waitFor();
    const link = page.getByRole('link', { name: 'Arşivi indir' });
    await link.waitFor();
    const downloading = page.waitForEvent('download');
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('carsi-verilerim.zip');
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    expect(JSON.parse(strFromU8(files['profil.json']!))).toMatchObject([{ fullName: 'Ayşe Işık', email }]);
    expect(strFromU8(files['profil.csv']!)).toContain('Ayşe Işık');
    expect(strFromU8(files['OKU-BENI.txt']!)).toContain('KİŞİSEL VERİLERİNİZ');
    await page.reload();
    await link.waitFor();
    const address = await link.getAttribute('href');
    const answer = await fetch(carsi.url + address!);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${carsi.url}${address!.slice(0, -2)}xx`)).status).toBe(403);
    await context.close();
  });

  it('makes a request under the law, and sees that it is open', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.goto('/ayarlar#security');
    await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await page.getByText('Lütfen başvurunuzu yazın.').waitFor();
    await page.getByLabel('Konu').selectOption('Düzeltme talebi');
    await page.getByLabel('Başvurunuz', { exact: true }).fill(note);
    await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await page.getByText('Başvurunuz alındı').waitFor();
    await page.getByRole('article').filter({ hasText: note }).getByText('Bekliyor').waitFor();
    expect(await page.getByLabel('Başvurunuz', { exact: true }).inputValue()).toBe('');
    await context.close();
  });
});

describe('an admin', () => {
  it('answers it, and the person reads the answer', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil');
    await page.getByRole('link', { name: 'KVKK', exact: true }).click();
    await requests(page).getByText(note).waitFor();
    await requests(page).getByRole('button', { name: 'Yanıtla: Ayşe Işık' }).click();
    const dialog = page.getByRole('dialog', { name: 'Başvuruyu yanıtla' });
    await dialog.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await dialog.getByText('Lütfen bir yanıt yazın.').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await dialog.getByLabel('Yanıt', { exact: true }).fill('Düzelttik, bilginize.');
    await dialog.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await page.getByText('Yanıt gönderildi').waitFor();
    await requests(page).getByText(note).waitFor({ state: 'detached' });
    await page.getByLabel('Durum').selectOption('Yanıtlandı');
    await requests(page).getByText('Düzelttik, bilginize.').waitFor();
    // The export answered itself.
    await requests(page).getByRole('heading', { name: 'Veri indirme – Ayşe Işık' }).waitFor();
    expect(new URL(page.url()).searchParams.get('durum')).toBe('done');
    await context.close();

    const hers = await arriveAs(carsi, email);
    const settings = await hers.newPage();
    await settings.goto('/ayarlar#security');
    await settings.getByText('Düzelttik, bilginize.').waitFor();
    await hers.close();
  });
});

describe('the link that deletes an account without a password', () => {
  it('retries once, and says why it does not work', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/hesap-sil');
    await page.getByRole('heading', { name: 'Bağlantı geçersiz' }).waitFor();
    await page.goto('/hesap-sil?token=uydurma');
    await page.waitForURL((address) => address.search === '');
    await page.getByText('Hesabınızı silmek istediğinizden emin misiniz?').waitFor();
    await page.getByRole('button', { name: 'Evet, hesabımı sil' }).click();
    await page.getByText('Bu bağlantı geçersiz ya da daha önce kullanılmış.').waitFor();
    await page.getByRole('link', { name: 'Ayarlardan yeni bir bağlantı isteyin' }).waitFor();
    await context.close();
  });
});

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  const look = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
  it('nothing of it breaks a rule of axe', async () => {
    const context = await arriveAs(carsi, email, look);
    const page = await context.newPage();
    await page.goto('/ayarlar#security', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Arşivi indir' }).waitFor();
    await page.getByRole('button', { name: 'Başvuruyu gönder' }).click();
    await page.getByText('Lütfen başvurunuzu yazın.').waitFor();
    expect(['settings', ...(await brokenRules(page))]).toEqual(['settings']);
    expect(await overflow(page)).toBe(0);
    await page.goto('/hesap-sil?token=a', { waitUntil: 'networkidle' });
    expect(['deletion', ...(await brokenRules(page))]).toEqual(['deletion']);
    expect(await overflow(page)).toBe(0);
    await context.close();
    const office = await arriveAs(carsi, patron, look, patronsPassword);
    const desk = await office.newPage();
    await desk.goto('/profil?sekme=yonetim&bolum=kvkk&durum=all', { waitUntil: 'networkidle' });
    await requests(desk).getByRole('article').first().waitFor();
    expect(['requests', ...(await brokenRules(desk))]).toEqual(['requests']);
    expect(await overflow(desk)).toBe(0);
    await office.close();
  });
});
