import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';
import { arriveAs, password, picture, register } from '../support/member.js';

const patron = 'patron@ornek.com';
const patronsPassword = 'uzun bir yönetici şifresi';
let carsi: Visit;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron;
  process.env['ADMIN_PASSWORD'] = patronsPassword;
  carsi = await visit({ own: true });
  await register(carsi, 'ayse@profil.example');
  await register(carsi, 'giden@profil.example', { full_name: 'Giden Kişi' });
  await register(carsi, 'dukkan@profil.example', {
    full_name: 'Dükkân Sahibi',
    user_type: 'business',
    company_name: 'Dükkân',
  });
});
afterAll(async () => {
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
  await carsi.leave();
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

describe('a profile', () => {
  it('shows who one is, takes a picture of five megabytes at most, and is edited', async () => {
    const context = await arriveAs(carsi, 'ayse@profil.example');
    const page = await context.newPage();
    await page.goto('/profil');
    await page.getByText('Henüz favori eklenmemiş').waitFor();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await page.getByText('Lütfen geçerli bir resim dosyası seçin').waitFor();
    await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await page.getByText("Dosya boyutu 5MB'dan küçük olmalıdır").waitFor();
    await file.setInputFiles(picture);
    await page.getByRole('complementary', { name: 'Ayşe Yılmaz' }).locator('img[src^="/files/"]').waitFor();
    await page.getByRole('button', { name: 'Profili düzenle' }).click();
    await page.getByLabel('Ad soyad').fill(' ');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Ad soyad gereklidir').waitFor();
    await page.getByLabel('Ad soyad').fill('Ayşe Gül Yılmaz');
    await page.getByLabel(/^Telefon/).fill('0532 111 22 33');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Profil başarıyla güncellendi').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Ayşe Gül Yılmaz' }).waitFor();
    expect(await page.getByLabel(/^Telefon/).inputValue()).toBe('0532 111 22 33');
    await context.close();
  });

  it('becomes a business with a company name, and has a dashboard then', async () => {
    const context = await arriveAs(carsi, 'ayse@profil.example');
    const page = await context.newPage();
    await page.goto('/profil?sekme=panel');
    await tab(page, 'Ayarlar');
    expect(await page.getByRole('tab', { name: 'İşletme paneli' }).count()).toBe(0);
    await page.getByRole('button', { name: 'İşletme hesabına geç' }).click();
    await page.getByRole('button', { name: 'Geçişi tamamla' }).click();
    await page.getByText('İşletme sahipleri için şirket adı gereklidir.').waitFor();
    await page.getByLabel('Şirket adı').fill('Lale Kafe');
    await page.getByRole('button', { name: 'Geçişi tamamla' }).click();
    await page.getByText('İşletme hesabına geçtiniz').waitFor();
    await tab(page, 'İşletme paneli');
    await page.getByText('Henüz işletmeniz yok').waitFor();
    await context.close();
  });

  it('is no administration for anybody but admins', async () => {
    const context = await arriveAs(carsi, 'ayse@profil.example');
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim');
    await page.getByRole('heading', { name: 'Yetkisiz Erişim' }).waitFor();
    await page.getByText('Bu sayfaya erişim yetkiniz bulunmamaktadır.').waitFor();
    await context.close();
  });
});

describe('the security of an account', () => {
  it('is another password with the old one, and the end of other sessions', async () => {
    const elsewhere = await arriveAs(carsi, 'dukkan@profil.example');
    const context = await arriveAs(carsi, 'dukkan@profil.example');
    const page = await context.newPage();
    await page.goto('/profil?sekme=guvenlik');
    await page
      .getByRole('button', { name: /^Oturumu kapat/ })
      .first()
      .click();
    await page.getByText('Oturum kapatıldı').waitFor();
    await page.getByText('Başka açık oturum yok.').waitFor();
    const other = await elsewhere.newPage();
    await other.goto('/profil');
    await other.waitForURL('**/giris');
    await elsewhere.close();

    await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
    const [old, next, again] = ['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    await next!.fill('12345');
    await page.getByRole('button', { name: 'Şifreyi güncelle' }).click();
    await page.getByText('Şifre en az 6 karakter olmalıdır.').waitFor();
    await next!.fill('yeşil atlar yüzer');
    await again!.fill('yeşil atlar');
    await old!.fill('yanlış');
    await page.getByRole('button', { name: 'Şifreyi güncelle' }).click();
    await page.getByText('Şifreler eşleşmiyor.').waitFor();
    await again!.fill('yeşil atlar yüzer');
    await page.getByRole('button', { name: 'Şifreyi güncelle' }).click();
    await page.getByText('Mevcut şifreniz hatalı.').waitFor();
    await old!.fill(password);
    await page.getByRole('button', { name: 'Şifreyi güncelle' }).click();
    await page.getByText('Şifre başarıyla güncellendi').waitFor();
    await context.close();
  });

  it('deletes the account with phrase and password, and takes it back', async () => {
    const context = await arriveAs(carsi, 'giden@profil.example');
    const page = await context.newPage();
    await page.goto('/profil?sekme=guvenlik');
    await page.getByRole('button', { name: 'Hesabımı sil' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hesabı sil' });
    await dialog.getByText('Hesabınızı silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Hesabımı sil' });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel(/HESABI SIL/).fill('hesabı sil');
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel(/HESABI SIL/).fill('HESABI SİL');
    await confirm.click();
    await dialog.getByText('Şifre gereklidir.').waitFor();
    await dialog.getByLabel('Şifreniz', { exact: true }).fill(password);
    await confirm.click();
    await page.getByText('Hesap silme isteği').waitFor();
    await page.getByText('Hesap silme işlemi için size e-posta gönderilecek.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Çıkış yap' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();

    const back = await arriveAs(carsi, 'giden@profil.example');
    const again = await back.newPage();
    await again.goto('/profil');
    const banner = again.getByRole('region', { name: 'Hesabınız silinmeyi bekliyor' });
    await banner.getByText(/Hesabınız .* 2026 tarihinde silinecek\./).waitFor();
    await banner.getByRole('button', { name: 'Vazgeç' }).click();
    await again.getByText('Hesabınız silinmeyecek').waitFor();
    await banner.waitFor({ state: 'detached' });
    await back.close();
  });
});

describe('an admin', () => {
  it('finds a person, verifies them and takes it back, deletes another, and sees the mails', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil');
    await page.getByRole('searchbox').fill('dükkan');
    await page.getByText('1 kullanıcı', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('ara')).toBe('dükkan');
    await page.getByRole('button', { name: 'Doğrula: Dükkân Sahibi' }).click();
    await page.getByText('Kullanıcı doğrulandı').waitFor();
    await page.getByRole('button', { name: 'Doğrulamayı kaldır: Dükkân Sahibi' }).click();
    await page.getByText('Kullanıcı doğrulaması kaldırıldı').waitFor();
    await page.getByRole('searchbox').fill('giden');
    await page.getByRole('button', { name: 'Sil: Giden Kişi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await page.getByText('Kullanıcı silindi').waitFor();
    await page.getByRole('link', { name: 'Posta kutusu' }).click();
    await page.getByText('Gönderildi').first().waitFor();
    await context.close();
  });
});
