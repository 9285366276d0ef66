import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, askAs, picture, register, tokenOf } from '../support/member.js';
import { registerProven } from '../support/owner.js';

const patron = 'patron@ornek.com';
const patronsPassword = 'uzun bir yönetici şifresi';
const owner = 'sahip@form.example';
let carsi: Visit;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron;
  process.env['ADMIN_PASSWORD'] = patronsPassword;
  carsi = await visit({ own: true });
  await register(carsi, 'musteri@form.example');
  await registerProven(carsi, owner, { user_type: 'business', company_name: 'Ada', full_name: 'Veli Kaya' });
  context = await arriveAs(carsi, owner);
  page = await context.newPage();
});
afterAll(async () => {
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
  await carsi.leave();
});

const tab = (name: RegExp) => page.getByRole('tab', { name }).click();
const field = (name: string | RegExp) => page.getByLabel(name).first();
const save = (name: string) => page.getByRole('button', { name, exact: true }).click();
const own = async (): Promise<OwnCompany> => {
  const token = await tokenOf(carsi, owner);
  const { id } = await me(token);
  const answer = await fetch(`${carsi.url}/api/users/${id}/companies`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as OwnCompany[])[0]!;
};
const me = async (token: string): Promise<{ id: string }> =>
  (await (await fetch(`${carsi.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
    id: string;
  };

describe('the company form', () => {
  it('is for businesses: another person finds in their profile why, and how one becomes one', async () => {
    const other = await arriveAs(carsi, 'musteri@form.example');
    const visitor = await other.newPage();
    await visitor.goto('/firma/ekle');
    await visitor.waitForURL('**/profil?sekme=ayarlar');
    await visitor.getByText('Firma eklemek ve düzenlemek için işletme hesabı gerekir.').waitFor();
    await visitor.getByRole('button', { name: 'İşletme hesabına geç' }).waitFor();
    await other.close();
  });

  it('shows what is missing, goes there, and saves on the account what is typed', async () => {
    await page.goto('/firma/ekle');
    await field(/^Firma adı/).fill('Ada Ocakbaşı Kebap Salonu');
    await page.getByText('/firma/ada-ocakbasi-kebap-salonu').waitFor();
    await page.getByRole('button', { name: 'Restoran', exact: false }).first().click();
    await save('İncelemeye gönder');
    await page.getByText('Lütfen formu kontrol edin').waitFor();
    await page.getByText('Açıklama gereklidir').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await field(/^Açıklama/).fill('Közde pişen Adana, taze lavaş ve meze; aile salonumuz ve bahçemiz vardır.');
    await field('Kısa açıklama').fill('Közde Adana');
    await page.getByText('11 / 100').waitFor();
    await field('Etiketler').fill('  Ocakbaşı ');
    await page.keyboard.press('Enter');
    await field('Etiketler').fill('ocakbaşı');
    await page.keyboard.press('Enter');
    await page.getByText('Bu etiket zaten var.').waitFor();
    await page.getByText('Taslak hesabınıza kaydedildi.').waitFor();
    await page.reload();
    expect(await field(/^Firma adı/).inputValue()).toBe('Ada Ocakbaşı Kebap Salonu');
    await page.getByRole('button', { name: 'Ocakbaşı etiketini kaldır' }).waitFor();
    await save('İncelemeye gönder');
    // The tab of the first wrong field opens.
    await page.getByText('Şehir gereklidir').waitFor();
  });

  it('takes everything that a business has to say, and sends it to be looked at', async () => {
    await field(/^Şehir/).selectOption('adana');
    await field('İlçe').selectOption('seyhan');
    await field('Adres').fill('Atatürk Caddesi 1');
    await page.getByRole('button', { name: 'Haritada seç' }).click();
    await page.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
    await page.locator('.map-pin').waitFor();
    expect(await field('Enlem').inputValue()).toMatch(/^3[67]\./);
    await field('Telefon').fill('0322 456 78 90x');
    await field('Web sitesi').fill('ada.example');
    await save('İncelemeye gönder');
    await page.getByText('Geçerli bir telefon numarası girin').waitFor();
    await page.getByText("Website URL'si http:// veya https:// ile başlamalıdır").waitFor();
    await field('Telefon').fill('0322 456 78 90');
    await field('Web sitesi').fill('https://ada.example');
    await field('Menü veya fiyat listesi').fill('https://menu.ada.example');
    await field('Yetkili kişi').fill('Veli Kaya');
    await tab(/^Saatler/);
    await page.getByRole('button', { name: 'Pazartesi için aralık ekle' }).click();
    await page.getByLabel('Pazartesi kapanış').nth(1).fill('23:30');
    await page.getByRole('button', { name: 'Pazartesiyi hafta içine uygula' }).click();
    await page.getByRole('button', { name: 'Özel gün ekle' }).click();
    await field('Tarih').fill('2027-04-23');
    await field('Not').fill('Ulusal Egemenlik');
    await tab(/^Medya/);
    const upload = Promise.withResolvers<undefined>();
    await page.route('**/api/uploads', async (route) => (await upload.promise, route.continue()), { times: 1 });
    await page.getByLabel('Logo: Görsel seç').setInputFiles(picture);
    await page.locator('button:disabled', { hasText: 'Görsel yükleniyor…' }).waitFor();
    upload.resolve(undefined);
    await page.getByRole('img', { name: 'Logo' }).waitFor();
    await page.getByText('Fotoğraf ekle').locator('input').setInputFiles(picture);
    await page.getByLabel('1. fotoğrafta ne görünüyor?').fill('Mangal başında ustamız');
    await field('Instagram').fill('https://instagram.com/ada');
    await save('İncelemeye gönder');
    await page.getByText('Firma kaydı oluşturuldu. Onay beklemektedir.').waitFor();
    await page.getByRole('heading', { name: 'Ada Ocakbaşı Kebap Salonu' }).waitFor();
    expect(await own()).toMatchObject({
      city_slug: 'adana',
      district: 'Seyhan',
      category: { slug: expect.stringContaining('restoran') as string },
      tags: ['Ocakbaşı'],
      contact_person: 'Veli Kaya',
      contact_public: false,
      working_hours: {
        friday: {
          intervals: [
            { open: '09:00', close: '18:00' },
            { open: '18:00', close: '23:30' },
          ],
        },
        sunday: { closed: true },
        special_days: [{ date: '2027-04-23', closed: true }],
      },
      social_media: { instagram: 'https://instagram.com/ada' },
    });
  });

  it('leaves a page public while a change awaits approval, and confirms before the change is lost', async () => {
    const { id } = await own();
    const admin = await tokenOf(carsi, patron, patronsPassword);
    await askAs(carsi, admin, `/api/admin/companies/${id}/approve`, { approved: true });
    await page.goto(`/firma/${(await own()).slug}`);
    await page.getByRole('link', { name: 'Menü veya fiyat listesi' }).waitFor();
    await page.goto(`/firma/duzenle/${id}`);
    await field('Kısa açıklama').fill('Odun ateşinde');
    await page.getByRole('link', { name: 'Çarşı' }).first().click();
    await page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' }).waitFor();
    await page.getByRole('button', { name: 'Sayfada kal' }).click();
    await page.getByText('Değişiklikleriniz hesabınızda duruyor').waitFor();
    await page.goto(`/firma/duzenle/${id}`);
    await page.getByText('Kaydetmediğiniz değişiklikler geri getirildi.').waitFor();
    expect(await field('Kısa açıklama').inputValue()).toBe('Odun ateşinde');
    await save('Kaydet');
    await page.getByText('Firma bilgileri güncellendi').waitFor();
    await page.getByText('Değişiklikleriniz incelemeye alındı; sayfanız yayında kalır.').waitFor();
    await page.getByRole('heading', { name: 'İncelemede bekleyen değişiklikler' }).waitFor();
    await page.getByText('Odun ateşinde').waitFor();
    const shown = await carsi.api<{ short_description: string }>(`/api/companies/${id}`);
    expect(shown.short_description).toBe('Közde Adana');
  });

  it('is their own', async () => {
    await page.goto('/firma/duzenle/yok');
    await page.waitForURL(/\/profil$/);
    await page.getByText('Firma bulunamadı').waitFor();
    const { id } = (await carsi.api<{ id: string; sample: boolean }[]>('/api/companies?limit=20')).find(
      ({ sample }) => sample,
    )!;
    await page.goto(`/firma/duzenle/${id}`);
    await page.getByText('Bu firmayı düzenleme yetkiniz yok').waitFor();
  });

  it.each(looks)('breaks no rule of axe and fits the window %s, %s', async (_, colorScheme, viewport) => {
    const { id } = await own();
    const look = await arriveAs(carsi, owner, { colorScheme, viewport });
    const screen = await look.newPage();
    await screen.goto(`/firma/duzenle/${id}`);
    for (const name of [/^Temel/, /^İletişim/, /^Saatler/, /^Medya/]) {
      await screen.getByRole('tab', { name }).click();
      // Once for each screen: axe takes its time.
      expect(colorScheme === 'dark' ? await brokenRules(screen) : []).toEqual([]);
      expect(await overflow(screen)).toBeLessThanOrEqual(0);
      if (process.env['SHOTS'])
        await screen.screenshot({
          path: `${process.env['SHOTS']}/form-${String(name).slice(2, 5)}-${viewport.width}.png`,
          fullPage: true,
        });
    }
    await look.close();
  });
});
