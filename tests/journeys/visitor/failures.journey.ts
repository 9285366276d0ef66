import type { CompanyDetails, CompanyListItem } from '@carsi/contracts/directory/http/company';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';
import { arriveAs, password, picture, register } from '../support/member.js';
import { openCompany, patron, patronsPassword } from '../support/owner.js';

/** Every sentence that a screen has for what went wrong without a reason: the server answers, and says nothing. */
const ayse = 'ayse@aksilik.example';
const veli = 'veli@aksilik.example';
let carsi: Visit;
let company: { id: string; slug: string };
beforeAll(async () => {
  carsi = await visit({ own: true });
  await register(carsi, ayse, { full_name: 'Aksilik Ayşe' });
  company = await openCompany(carsi, veli, 'Aksilik Fırını');
});
afterAll(() => carsi.leave());

const wordless = { status: 422, contentType: 'application/json', body: '{}' };
const says = (page: Page, sentence: string | RegExp) => page.getByText(sentence).first().waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** From now on these calls are answered without a word. */
const refuse = (page: Page, path: string, method: string) =>
  page.route(path, (route) => (route.request().method() === method ? route.fulfill(wordless) : route.fallback()));
const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

describe('a visitor to whom the server gives no reason', () => {
  it('sees what failed when they sign in, register or follow the link of an e-mail', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await refuse(page, '**/api/auth/**', 'POST');
    await page.goto('/giris');
    await page.getByLabel('E-posta', { exact: true }).fill('kim@aksilik.example');
    await press(page, 'Şifremi unuttum');
    await says(page, 'Şifre sıfırlama e-postası gönderilemedi.');
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await says(page, 'Giriş yapılırken bir hata oluştu.');

    await page.goto('/kayit');
    await page.getByLabel('Ad', { exact: true }).fill('Kim');
    await page.getByLabel('Soyad').fill('Se');
    await page.getByText('İşletme bulur').click();
    await page.getByLabel('E-posta', { exact: true }).fill('kim@aksilik.example');
    for (const name of ['Şifre', 'Şifre (tekrar)']) await page.getByLabel(name, { exact: true }).fill(password);
    await page.getByLabel(/okudum, kabul ediyorum/).check();
    await page.getByRole('main').getByRole('button', { name: 'Üye Ol' }).click();
    await says(page, 'Kayıt olurken bir hata oluştu.');
    const confirmed = { success: true, message: '', data: { user: { email_confirmed_at: '2026-01-01T00:00:00Z' } } };
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 201, json: confirmed }));
    await page.getByRole('main').getByRole('button', { name: 'Üye Ol' }).click();
    await says(page, 'Kayıt başarılı! Giriş yapabilirsiniz.');

    await page.goto('/email-dogrulama');
    await says(page, 'Geçersiz doğrulama bağlantısı.');
    await page.goto('/email-dogrulama?token=x');
    await says(page, 'E-posta doğrulanamadı.');
    await page.goto('/sifre-sifirla');
    await says(page, 'Geçersiz şifre sıfırlama bağlantısı. Lütfen yeni bir şifre sıfırlama e-postası isteyin.');
    await page.goto('/sifre-sifirla?access_token=x&refresh_token=x&type=recovery');
    for (const name of ['Yeni şifre', 'Yeni şifre (tekrar)'])
      await page.getByLabel(name, { exact: true }).fill(password);
    await press(page, 'Şifreyi Güncelle');
    await says(page, 'Şifre güncellenirken bir hata oluştu.');
    await context.close();
  });

  it('sees which provider failed', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await refuse(page, '**/api/auth/exchange', 'POST');
    await page.goto('/robots.txt');
    for (const [way, sentence] of [
      ['google-in', 'Google ile giriş yapılırken bir hata oluştu.'],
      ['github-in', 'GitHub ile giriş yapılırken bir hata oluştu.'],
      ['google-up', 'Google ile kayıt olurken bir hata oluştu.'],
      ['github-up', 'GitHub ile kayıt olurken bir hata oluştu.'],
    ] as const) {
      await page.evaluate((value) => sessionStorage.setItem('carsi-provider', value), way);
      await page.goto('/auth/callback?code=x');
      await says(page, sentence);
    }
    await context.close();
  });

  it('sees what is missing on a public page, and reads it when it is back', async () => {
    const context = await carsi.arrive();
    const page = await open(context, '/');
    await press(page, 'Yenile');
    await says(page, 'AI verileri güncellendi');
    await refuse(page, '**/api/companies/recommendations*', 'GET');
    await press(page, 'Yenile');
    await says(page, 'AI verileri yüklenirken bir hata oluştu');
    await refuse(page, '**/api/categories', 'GET');
    await page.goto('/arama?q=firin');
    await press(page, 'Filtreler');
    await says(page, 'Kategoriler yüklenemedi');
    await says(page, 'Premium Üye');
    // The page of a company came while the reviews could not be asked: what is known of them stands there, and they are asked for again.
    const reviewed = (await carsi.api<CompanyListItem[]>('/api/companies?limit=50')).find(
      ({ review_count }) => review_count > 1,
    )!;
    const details = await carsi.api<CompanyDetails>(`/api/companies/${reviewed.slug}/details`);
    const { rating } = details;
    const without = { ...details, rating: { ...rating, histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } }, reviews: [] };
    await page.route('**/details', (route) => route.fulfill({ json: without }));
    await page.goto(`/arama?q=${encodeURIComponent(reviewed.name)}`);
    await page.getByRole('link', { name: reviewed.name, exact: true }).first().click();
    await page.getByRole('tab', { name: /Yorumlar/ }).click();
    await says(page, details.reviews[0]!.content);
    await page.goto('/kategoriler');
    await page.getByPlaceholder('Kategori ara...').fill('uçan halı');
    await says(page, 'Kategori bulunamadı');
    await context.close();
  });

  it('sees in their account what was not saved', async () => {
    const context = await arriveAs(carsi, ayse);
    const page = await context.newPage();
    await refuse(page, '**/api/favorites', 'POST');
    await page.goto(`/firma/${company.slug}`);
    await press(page, /^Favorilere ekle/);
    await says(page, 'Bir hata oluştu');
    await refuse(page, '**/api/auth/**', 'POST');
    await refuse(page, '**/api/auth/**', 'PUT');
    await refuse(page, '**/api/users/*/favorites*', 'GET');
    await page.goto('/favoriler');
    await says(page, 'Favoriler yüklenemedi');
    await press(page, 'Tekrar gönder');
    await says(page, 'Doğrulama e-postası gönderilemedi');
    await page.goto('/profil?sekme=ayarlar');
    await page.locator('input[type=file]').setInputFiles(picture);
    await says(page, 'Avatar yüklenemedi');
    await page.getByLabel('Ad soyad').fill('Ayşe Gül');
    await press(page, 'Kaydet');
    await says(page, 'Profil güncellenemedi');
    await page.getByRole('tab', { name: 'Güvenlik' }).click();
    await press(page, 'Doğrulama e-postası gönder');
    await says(page, 'E-posta gönderilemedi');
    await press(page, 'Şifreyi değiştir');
    await page.getByLabel('Mevcut şifre', { exact: true }).fill(password);
    for (const name of ['Yeni şifre', 'Yeni şifre (tekrar)'])
      await page.getByLabel(name, { exact: true }).fill('mor kediler koşar');
    await press(page, 'Şifreyi güncelle');
    await says(page, 'Şifre güncellenemedi');
    await page.route('**/api/users/me/settings', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await says(page, 'Kaydediliyor...');
      return route.fulfill(wordless);
    });
    await page.goto('/ayarlar');
    await page.getByLabel('Konum').fill('Ardahan');
    await press(page, 'Kaydet');
    await says(page, 'Ayarlar kaydedilirken bir hata oluştu.');
    await refuse(page, '**/api/users/me/onboarding', 'PUT');
    await page.goto('/onboarding');
    await press(page, 'Kurulumu atla');
    await says(page, 'Onboarding tamamlanırken bir hata oluştu.');
    await context.close();
  });

  it('sees that signing out failed on the server, and is signed out all the same', async () => {
    const context = await arriveAs(carsi, ayse);
    const page = await context.newPage();
    await refuse(page, '**/api/auth/logout', 'POST');
    await page.goto('/kategoriler');
    await press(page, /^Hesap menüsü/);
    await press(page, 'Çıkış Yap');
    await says(page, 'Çıkış yapılırken bir hata oluştu');
    await page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await context.close();
  });
});

describe('an owner whom the server gives no reason', () => {
  it('sees what the form could not do, and loses nothing', async () => {
    const context = await arriveAs(carsi, veli);
    const page = await context.newPage();
    await page.goto(`/firma/duzenle/${company.id}`);
    await refuse(page, '**/api/companies/*', 'PUT');
    await page.getByLabel('Kısa açıklama').fill('Taş fırın');
    await press(page, 'Kaydet');
    await says(page, 'Bir hata oluştu. Lütfen tekrar deneyin.');
    expect(await page.getByLabel('Kısa açıklama').inputValue()).toBe('Taş fırın');
    await page.route('**/api/companies/*', (route) => route.fulfill({ ...wordless, status: 401 }));
    await press(page, 'Kaydet');
    await says(page, 'Giriş yapmalısınız');
    await context.close();

    const second = await arriveAs(carsi, veli);
    const again = await second.newPage();
    await refuse(again, '**/api/subscriptions', 'POST');
    // Whom to invoice cannot be told: nobody is held up for that.
    await refuse(again, '**/api/billing/identity', 'GET');
    await again.goto(`/profil?sekme=panel&bolum=premium&firma=${company.id}`);
    await press(again, 'Kurumsal planına yükselt');
    await press(again, 'Siparişi onayla');
    await says(again, 'Abonelik işlemi sırasında bir hata oluştu.');
    await refuse(again, '**/api/categories', 'GET');
    await refuse(again, '**/api/companies/*', 'GET');
    await again.goto(`/firma/duzenle/${company.id}`);
    await says(again, 'Firma verileri yüklenemedi');
    await again.goto('/firma/ekle');
    await says(again, 'Kategoriler yüklenemedi');
    await second.close();
  });

  it('hears what failed also where there is no connection to fetch how to say it', async () => {
    const context = await arriveAs(carsi, veli);
    const page = await context.newPage();
    const toaster = page.waitForResponse('**/assets/toaster-*.js');
    await page.goto('/firmalar');
    const heart = page.getByRole('button', { name: /^Favorilere ekle/ }).first();
    await heart.waitFor();
    await toaster;
    await context.setOffline(true);
    await heart.click();
    await says(page, 'Bir hata oluştu');
    await context.setOffline(false);
    await context.close();
  });

  it('is connected once the code for it arrives', async () => {
    const context = await arriveAs(carsi, veli);
    const page = await context.newPage();
    let requested = 0;
    await page.route('**/assets/esm-*.js', (route) =>
      ++requested < 3 ? route.abort('internetdisconnected') : route.fallback(),
    );
    const connected = page.waitForEvent('websocket', { timeout: 30_000 });
    await page.goto('/bildirimler');
    expect((await connected).url()).toContain('/socket.io/');
    expect(requested).toBe(3);
    await context.close();
  });

  it('preserves the content of the form when its draft cannot be loaded again', async () => {
    const context = await arriveAs(carsi, veli);
    const page = await context.newPage();
    await page.goto('/firma/ekle');
    const name = page.getByLabel(/^Firma adı/).first();
    await name.fill('Yarım Kalan Fırın');
    await refuse(page, '**/api/users/me/company-draft', 'GET');
    const requested = page.waitForResponse(
      (answer) => answer.url().endsWith('/company-draft') && answer.request().method() === 'GET',
    );
    await context.setOffline(true);
    await context.setOffline(false);
    await requested;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await name.inputValue()).toBe('Yarım Kalan Fırın');
    await context.close();
  });
});

describe('an admin whom the server gives no reason', () => {
  it('sees what was not done', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await refuse(page, '**/api/admin/users/*/verify', 'POST');
    await refuse(page, '**/api/admin/users/*', 'DELETE');
    await page.goto('/profil');
    await page.getByRole('searchbox').fill('aksilik');
    await press(page, 'Doğrula: Aksilik Ayşe');
    await says(page, 'İşlem başarısız');
    await press(page, 'Sil: Aksilik Ayşe');
    await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await says(page, 'Silme işlemi başarısız');
    await refuse(page, '**/api/admin/users*', 'GET');
    await page.goto('/profil');
    await says(page, 'Yönetici verileri yüklenemedi');
    await context.close();
  });
});
