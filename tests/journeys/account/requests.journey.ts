import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs } from '../support/member.js';
import { openCompany, registerProven } from '../support/owner.js';

const stamp = Date.now();
const customer = `isteyen-${stamp}@ornek.com`;
const owner = `istenen-${stamp}@ornek.com`;
const name = `Çınar Kebap ${stamp}`;
let carsi: Visit;
let company: OwnCompany;
beforeAll(async () => {
  carsi = await visit({ own: true });
  company = await openCompany(carsi, owner, name);
  await registerProven(carsi, customer, { full_name: 'Işıl Ağaoğlu' });
});
afterAll(() => carsi.leave());

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a customer', () => {
  it('requests an appointment, sees what is missing, and the company accepts it', async () => {
    const customers = await (await arriveAs(carsi, customer)).newPage();
    await customers.goto(`/firma/${company.slug}`);
    await customers.getByRole('button', { name: 'Randevu iste' }).click();
    const dialog = customers.getByRole('dialog');
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await dialog.getByText('İsteğiniz en az 10 karakter olmalıdır.').waitFor();
    await dialog.getByText('Randevu için bir tarih ve saat seçin.').waitFor();
    await dialog.getByLabel('Ne için randevu istiyorsunuz?').fill('Sekiz kişilik masa, bahçede olsun.');
    await dialog.getByLabel('Gün').fill(inDays(-2));
    await dialog.getByLabel('Saat').fill('19:30');
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await dialog.getByText('Randevu için bir yıl içinde, ileri bir tarih seçin.').waitFor();
    await dialog.getByLabel('Gün').fill(inDays(9));
    await dialog.getByRole('button', { name: 'İsteği gönder' }).click();
    await customers.getByText('Randevu isteğiniz gönderildi.').waitFor();
    await customers.getByRole('button', { name: 'İsteklerim' }).click();
    await customers.waitForURL('**/randevularim');
    await customers.getByText('Yanıt bekliyor').waitFor();
    await customers.getByText(/İstenen zaman: .*19:30/).waitFor();

    const owners = await (await arriveAs(carsi, owner)).newPage();
    await owners.goto('/randevularim');
    await owners.getByRole('tab', { name: 'İşletmelerime gelenler' }).click();
    await owners.getByRole('heading', { name: 'Işıl Ağaoğlu' }).waitFor();
    await owners.getByLabel('Yanıtınız (isteğe bağlı)').fill('Bekleriz, çardak sizin.');
    await owners.getByRole('button', { name: 'Kabul et' }).click();
    await owners.getByText('Kabul edildi').waitFor();
    await customers.reload();
    await customers.getByText('Kabul edildi').waitFor();
    await customers.getByText('Bekleriz, çardak sizin.').waitFor();
    await owners.getByRole('button', { name: 'Tamamlandı olarak işaretle' }).click();
    await owners.getByText('Tamamlandı', { exact: true }).waitFor();
    await owners.context().close();
    await customers.context().close();
  });

  it('requests a quote and withdraws it', async () => {
    const page = await (await arriveAs(carsi, customer)).newPage();
    await page.goto(`/firma/${company.slug}`);
    await page.getByRole('button', { name: 'Teklif iste' }).click();
    await page
      .getByRole('dialog')
      .getByLabel('Ne için teklif istiyorsunuz?')
      .fill('Elli kişilik yemek için fiyat verir misiniz?');
    await page.getByRole('button', { name: 'İsteği gönder' }).click();
    await page.getByText('Teklif isteğiniz gönderildi.').waitFor();
    await page.goto('/randevularim');
    await page.getByRole('button', { name: 'İsteği geri al' }).click();
    await page.getByText('Geri alındı', { exact: true }).waitFor();
    await page.context().close();
  });

  it('reaches requests further down', async () => {
    const page = await (await arriveAs(carsi, customer)).newPage();
    // The server gives one at a time here where it would give fifty.
    await page.route('**/api/requests?*', (route) => {
      const requested = new URL(route.request().url());
      requested.searchParams.set('limit', '1');
      requested.searchParams.set('offset', String(Number(requested.searchParams.get('offset')) / 50));
      return route.continue({ url: requested.href });
    });
    await page.goto('/randevularim');
    const cards = page.getByRole('main').getByRole('heading', { name });
    await cards.first().waitFor();
    expect(await cards.count()).toBe(1);
    await page.getByRole('button', { name: 'Daha eski istekler' }).click();
    await expect.poll(() => cards.count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Daha eski istekler' }).count()).toBe(0);
    await page.context().close();
  });
});

describe('an anonymous visitor', () => {
  it('has to sign in first', async () => {
    const page = await (await carsi.arrive()).newPage();
    await page.goto(`/firma/${company.slug}`);
    await page.getByRole('button', { name: 'Teklif iste' }).click();
    await page.getByRole('dialog').getByText('İstekte bulunmak için giriş yapmalısınız.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Giriş Yap' }).click();
    await page.waitForURL('**/giris');
    await page.context().close();
  });
});

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it('requests break no rule of axe and fit the window', async () => {
    for (const [email, path] of [
      [customer, '/randevularim'],
      [owner, '/randevularim?liste=gelen'],
    ] as const) {
      const page = await (await arriveAs(carsi, email, { viewport, colorScheme })).newPage();
      await page.goto(path);
      await page.getByRole('article').first().waitFor();
      expect(await brokenRules(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.context().close();
    }
    const page = await (await arriveAs(carsi, customer, { viewport, colorScheme })).newPage();
    await page.goto(`/firma/${company.slug}`);
    await page.getByRole('button', { name: 'Randevu iste' }).click();
    await page.getByRole('dialog').getByLabel('Gün').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.context().close();
  });
});
