import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';
import { arriveAs, picture, register } from '../support/member.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit({ own: true });
  await register(carsi, 'musteri@kurulum.example');
  await register(carsi, 'isletme@kurulum.example', { user_type: 'business', company_name: 'Lale Kafe' });
  await register(carsi, 'atlayan@kurulum.example', { user_type: 'freelancer' });
  await register(carsi, 'bakan@kurulum.example', { user_type: 'business', company_name: 'Lale Kafe' });
});
afterAll(() => carsi.leave());

const onwards = (page: Page) => page.getByRole('button', { name: 'Devam Et' }).click();
const titled = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();

describe('a customer', () => {
  it('is led through the setup, reads what is wrong, and continues where they were after a reload', async () => {
    const context = await arriveAs(carsi, 'musteri@kurulum.example');
    const page = await context.newPage();
    await page.goto('/onboarding');
    await page.getByText('Adım 1 / 7 · %14').waitFor();
    await page.getByText('Kurulum yalnızca 2 dakika sürer.').waitFor();
    expect(await page.getByRole('button', { name: 'Tercihler' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Hadi Başlayalım' }).click();

    await titled(page, 'Çarşı’yı nasıl kullanacaksınız?');
    expect(await page.getByRole('radio', { name: /^Müşteri/ }).isChecked()).toBe(true);
    await onwards(page);

    await titled(page, 'Profilinizi oluşturun');
    await page.getByLabel('Ad Soyad').fill('A');
    await page.getByLabel(/^Telefon/).fill('abc');
    await page.getByLabel(/^Hakkınızda/).fill('ş'.repeat(201));
    await page.getByText('201/200').waitFor();
    await onwards(page);
    await page.getByText('Ad Soyad en az 2 karakter olmalıdır').waitFor();
    await page.getByText('Geçerli bir telefon numarası giriniz').waitFor();
    await page.getByText('Hakkınızda kısmı 200 karakterden uzun olamaz').waitFor();
    await page.getByLabel('Ad Soyad').fill('');
    expect(await page.getByText('Ad Soyad en az 2 karakter olmalıdır').count()).toBe(0);
    await onwards(page);
    await page.getByText('Ad Soyad gereklidir').waitFor();

    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'not.txt', mimeType: 'text/plain', buffer: Buffer.from('merhaba') });
    await page.getByText('Sadece resim dosyaları yüklenebilir').waitFor();
    await file.setInputFiles({ name: 'buyuk.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await page.getByText("Dosya boyutu 2MB'dan küçük olmalıdır").waitFor();
    await file.setInputFiles(picture);
    await page.getByText('Değiştir').waitFor();
    await page.getByRole('button', { name: 'Kaldır' }).click();
    await page.getByText('Fotoğraf yükle').waitFor();

    await page.getByLabel('Ad Soyad').fill('Ayşe Nur Yılmaz');
    await page.getByLabel(/^Telefon/).fill('+90 (532) 111-22-33');
    await page.getByLabel('Şehir').selectOption('Şanlıurfa');
    await page.getByLabel(/^Hakkınızda/).fill('Kahve severim.');
    await onwards(page);

    await titled(page, 'Nelerle ilgileniyorsunuz?');
    await page.reload();
    await titled(page, 'Nelerle ilgileniyorsunuz?');
    await page.getByRole('button', { name: 'Restoran ve kafe' }).click();
    await page.getByRole('button', { name: 'Eğitim' }).click();
    await page.getByText('2 kategori seçildi').waitFor();
    expect(await page.getByRole('switch', { name: 'SMS bildirimleri' }).isChecked()).toBe(false);
    await page.getByRole('switch', { name: 'SMS bildirimleri' }).click();
    await onwards(page);

    // The business is not asked of a customer.
    await titled(page, 'Kısa bir tur');
    await page.getByText('Adım 6 / 7').waitFor();
    for (let topic = 1; topic < 6; topic += 1) await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
    await page.getByText('6 başlıktan 6 tanesine bakıldı').waitFor();
    await page.getByRole('button', { name: 'Turu bitir' }).click();

    await titled(page, 'Hazırsınız');
    await page.getByText('Tebrikler, keşfetmeye hazırsınız!').waitFor();
    await page.getByText('Şanlıurfa').waitFor();
    await page.getByText('2 kategori', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Keşfetmeye Başla' }).click();
    await page.getByText('Hoş geldiniz!').waitFor();
    await page.getByText('Onboarding tamamlandı. Platformu keşfetmeye başlayabilirsiniz.').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('onboarding_completed'))).toBe('true');

    await page.goto('/ayarlar#notifications');
    expect(await page.getByRole('switch', { name: 'SMS bildirimleri' }).isChecked()).toBe(true);
    await page.getByRole('tab', { name: 'Profil' }).click();
    expect(await page.getByLabel('Görünen ad').inputValue()).toBe('Ayşe Nur Yılmaz');
    expect(await page.getByLabel('Konum').inputValue()).toBe('Şanlıurfa');
    await context.close();
  });
});

describe('a business', () => {
  it('fills in its form or leaves it for later, and comes to its profile', async () => {
    const context = await arriveAs(carsi, 'isletme@kurulum.example');
    const page = await context.newPage();
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Hadi Başlayalım' }).click();
    await onwards(page);
    await titled(page, 'Profilinizi oluşturun');
    await onwards(page);
    await titled(page, 'Nelerle ilgileniyorsunuz?');
    await page.getByRole('button', { name: 'Bu adımı atla' }).click();
    await titled(page, 'İşletmenizi tanıtın');
    await page.getByRole('button', { name: 'Hızlı kurulum' }).click();
    await page.getByLabel('İşletme adı').fill('');
    await page.getByLabel(/^Web sitesi/).fill('lale.example');
    await onwards(page);
    for (const sentence of [
      'İşletme adı gereklidir',
      'Kategori seçimi gereklidir',
      'Adres bilgisi gereklidir',
      'Geçerli bir web sitesi adresi giriniz (http:// veya https:// ile başlamalı)',
    ]) {
      await page.getByText(sentence).waitFor();
    }
    await page.getByLabel('İşletme adı').fill('Lale Kafe');
    await page.getByLabel('Kategori').selectOption('restaurant');
    await page.getByLabel('Adres').fill('Moda Cad. 5');
    await page.getByLabel(/^Web sitesi/).fill('https://lale.example');
    await onwards(page);
    await titled(page, 'Kısa bir tur');
    // Back, and left for later after all.
    await page.getByRole('button', { name: 'Geri' }).click();
    await titled(page, 'İşletmenizi tanıtın');
    expect(await page.getByLabel('İşletme adı').inputValue()).toBe('Lale Kafe');
    await onwards(page);
    await page.getByRole('button', { name: 'Turu atla' }).click();
    await titled(page, 'Hazırsınız');
    await page.getByText('İşletme bilgileri girildi').waitFor();
    await page.getByText('Belirlenmedi').first().waitFor();
    await page.getByRole('button', { name: 'Tamamla', exact: true }).click();
    await page.waitForURL((url) => ['/profil', '/firma/ekle'].includes(url.pathname));
    await context.close();
  });
});

describe('who skips it all', () => {
  it('goes home, keeps the type they registered with and does not see it again', async () => {
    const context = await arriveAs(carsi, 'atlayan@kurulum.example');
    const page = await context.newPage();
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Kurulumu atla' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profil');
    await page.getByText('Serbest çalışan').first().waitFor();
    expect(await page.getByText('Hesap kurulumunuz yarım').count()).toBe(0);
    await context.close();
  });

  it('redirects an anonymous visitor to sign in', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/onboarding');
    await page.waitForURL('**/giris');
    await context.close();
  });
});
