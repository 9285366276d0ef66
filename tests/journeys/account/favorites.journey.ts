import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visit, type Visit } from '../support/browser.js';
import { arriveAs, password, register } from '../support/member.js';

const email = `favori-${Date.now()}@ornek.com`;
let carsi: Visit;
let companies: readonly CompanyListItem[];
beforeAll(async () => {
  carsi = await visit();
  await register(carsi, email);
  companies = await carsi.sampled(3);
});
afterAll(() => carsi.leave());

const heart = (page: Page, name: 'Favorilere ekle' | 'Favorilerden kaldır') =>
  page.getByRole('button', { name, exact: true });
const add = async (page: Page, { slug }: CompanyListItem): Promise<void> => {
  await page.goto(`/firma/${slug}`);
  await heart(page, 'Favorilere ekle').click();
  await heart(page, 'Favorilerden kaldır').waitFor();
  await page.getByText('Favorilere eklendi').first().waitFor();
};
const shownNames = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

describe('an anonymous visitor', () => {
  it('is told so at the heart button, signs in and returns to the company', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    const [company] = companies;
    await page.goto(`/firma/${company!.slug}`);
    await heart(page, 'Favorilere ekle').click();
    await page.getByText('Favorilere eklemek için giriş yapmalısınız').waitFor();
    await page.getByRole('listitem').getByRole('button', { name: 'Giriş Yap' }).click();
    await page.waitForURL('**/giris');
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await page.waitForURL(`**/firma/${company!.slug}`);
    await heart(page, 'Favorilere ekle').click();
    await page.getByText('Favorilere eklendi').waitFor();
    await page.reload();
    await heart(page, 'Favorilerden kaldır').click();
    await page.getByText('Favorilerden kaldırıldı').waitFor();
    await page.reload();
    await heart(page, 'Favorilere ekle').waitFor();
    await context.close();
  });

  it('is sent from the favourites to sign in, with the reason, and comes back to them', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    await page.goto('/favoriler?sirala=isim');
    await page.waitForURL('**/giris');
    await page.getByText('Giriş Gerekli').waitFor();
    await page.getByText('Favorilerinizi görmek için giriş yapmanız gerekiyor').waitFor();
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await page.waitForURL('**/favoriler?sirala=isim');
    await page.getByText('Henüz favori eklenmemiş').waitFor();
    expect(await page.getByRole('link', { name: 'İşletme Keşfet' }).getAttribute('href')).toBe('/kesfet');
    await context.close();
  });
});

describe('favourites', () => {
  it('are added and removed on a card of the list, and the company’s page knows', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.goto('/firmalar?siralama=name');
    const cardHeart = page.getByRole('button', { name: /^Favorilere ekle: / }).first();
    const name = (await cardHeart.getAttribute('aria-label'))!.slice('Favorilere ekle: '.length);
    await cardHeart.click();
    await page.getByText('Favorilere eklendi').waitFor();
    await expect.poll(() => cardHeart.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name, exact: true }).first().click();
    await heart(page, 'Favorilerden kaldır').click();
    await page.getByText('Favorilerden kaldırıldı').waitFor();
    await page.goBack();
    await expect.poll(() => cardHeart.getAttribute('aria-pressed')).toBe('false');
    await context.close();
  });

  it('are added from a company’s page, found, searched, sorted, and removed with a second thought', async () => {
    const context = await arriveAs(carsi, email, {
      permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
      geolocation: { latitude: 39, longitude: 35 },
    });
    const page = await context.newPage();
    for (const company of companies) await add(page, company);
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('link', { name: 'Favoriler', exact: true }).click();
    await page.waitForURL('**/favoriler');
    await page.getByText('Beğendiğiniz 3 işletmeyi keşfedin').waitFor();
    const names = companies.map(({ name }) => name);
    await expect.poll(() => shownNames(page)).toEqual(names.toReversed());

    const orders = await page.getByLabel('Sıralama').locator('option').allTextContents();
    expect(orders).toEqual(['En Son Eklenen', 'İsim A-Z', 'En Yüksek Puan']);
    await page.getByLabel('Sıralama').selectOption({ label: 'İsim A-Z' });
    await expect.poll(() => shownNames(page)).toEqual(names.toSorted(new Intl.Collator('tr').compare));
    await page.getByLabel('Favorilerde ara').fill(names[1]!.toLocaleUpperCase('tr'));
    await expect.poll(() => shownNames(page)).toEqual([names[1]]);
    await page.getByLabel('Favorilerde ara').fill('böyle bir işletme yok');
    await page.getByText('Sonuç bulunamadı').waitFor();
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
    await page.getByRole('button', { name: 'Liste' }).click();
    expect(new URL(page.url()).search).toBe('?sirala=isim&gorunum=liste');
    await page.reload();
    await expect.poll(() => shownNames(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Uzaklıkları göster' }).click();
    await page
      .getByText(/ · \d+(,\d)? km/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Paylaş' }).click();
    await page.getByText('Bağlantı kopyalandı').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${carsi.url}/favoriler`);

    const remove = page.getByRole('button', { name: `Favorilerden kaldır: ${names[0]}` });
    await remove.click();
    await page.getByText('Beğendiğiniz 2 işletmeyi keşfedin').waitFor();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await page.getByText('Beğendiğiniz 3 işletmeyi keşfedin').waitFor();
    await remove.click();
    await page.getByText('Beğendiğiniz 2 işletmeyi keşfedin').waitFor();
    await page.getByText('Favorilerden kaldırıldı').first().waitFor();
    await page.reload();
    await page.getByText('Beğendiğiniz 2 işletmeyi keşfedin').waitFor();
    await page.goto('/profil?sekme=favoriler');
    await page.getByText('2 favori').waitFor();
    await page.getByRole('link', { name: names[1]! }).click();
    await page.waitForURL(`**/firma/${companies[1]!.slug}`);
    await context.close();
  });

  it('show no heart before it is known whether it is one', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/check', async (route) => {
      await asked;
      await route.continue();
    });
    const checked = page.waitForRequest('**/check');
    await page.goto(`/firma/${companies[1]!.slug}`);
    await checked;
    expect(await page.getByRole('button', { name: /^Favoriler(e ekle|den kaldır)$/ }).count()).toBe(0);
    answer();
    await heart(page, 'Favorilerden kaldır').waitFor();
    await context.close();
  });

  it('are as before when the server did not hear of it', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.route('**/api/favorites', (route) => route.fulfill({ status: 422, json: { code: 'X', message: 'x' } }));
    await page.goto(`/firma/${companies[0]!.slug}`);
    await heart(page, 'Favorilere ekle').click();
    await page.getByText('Bir hata oluştu').waitFor();
    await heart(page, 'Favorilere ekle').waitFor();
    await page.route('**/api/favorites/*/*', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 422, json: { code: 'X', message: 'x' } })
        : route.continue(),
    );
    await page.goto('/favoriler');
    await page.getByRole('button', { name: `Favorilerden kaldır: ${companies[1]!.name}` }).click();
    await page.getByText('Bir hata oluştu').waitFor();
    await page.getByText('Beğendiğiniz 2 işletmeyi keşfedin').waitFor();
    await context.close();
  });
});
