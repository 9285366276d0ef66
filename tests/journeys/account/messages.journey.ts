import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, askAs, tokenOf } from '../support/member.js';
import { openCompany, registerProven } from '../support/owner.js';

const stamp = Date.now();
const customer = `musteri-${stamp}@ornek.com`;
const owner = `isletme-${stamp}@ornek.com`;
const name = `Közde Kebap ${stamp}`;
let carsi: Visit;
let company: OwnCompany;
beforeAll(async () => {
  carsi = await visit({ own: true });
  company = await openCompany(carsi, owner, name);
  await registerProven(carsi, customer, { full_name: 'Ayşe Yılmaz' });
});
afterAll(() => carsi.leave());

/** What a customer has written to the company, said to the server: each test has a customer of its own. */
const written = async (who: string, full_name: string, content: string): Promise<string> => {
  const email = `${who}-${stamp}@ornek.com`;
  await registerProven(carsi, email, { full_name });
  const token = await tokenOf(carsi, email);
  const { id } = await askAs<Conversation>(carsi, token, '/api/conversations', { company_id: company.id });
  await askAs(carsi, token, `/api/conversations/${id}/messages`, { content, client_id: `${who}-${stamp}` });
  return email;
};
const composer = (page: Page) => page.getByRole('textbox', { name: 'Mesajınız' });
const log = (page: Page) => page.getByRole('log');
const write = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text);
  await composer(page).press('Enter');
};
/** What stands beside the last message of one's own. */
const reaches = (page: Page, mark: string | RegExp) =>
  log(page).locator('.sr-only').last().filter({ hasText: mark }).waitFor();

describe('a customer and a company', () => {
  it('talk to each other, and each sees how far their words have come', async () => {
    const customers = await (await arriveAs(carsi, customer)).newPage();
    await customers.goto(`/firma/${company.slug}`);
    await customers.getByRole('button', { name: 'Mesaj gönder' }).click();
    await customers.waitForURL('**/mesajlar?konusma=**');
    await customers.getByText('Henüz mesaj yok. İlk mesajı siz yazın.').waitFor();
    await customers.getByText('Çevrimdışı').first().waitFor();
    const send = customers.getByRole('button', { name: 'Gönder', exact: true });
    await composer(customers).fill('   ');
    expect(await send.isDisabled()).toBe(true);
    await composer(customers).fill('Merhaba,');
    await composer(customers).press('Shift+Enter');
    await composer(customers).pressSequentially('yarın açık mısınız?');
    await composer(customers).press('Enter');
    await log(customers).getByText('yarın açık mısınız?').waitFor();
    await reaches(customers, 'Gönderildi');

    const owners = await (await arriveAs(carsi, owner)).newPage();
    await owners.goto('/');
    await reaches(customers, 'İletildi');
    await owners.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await owners.getByRole('link', { name: /^Mesajlar/ }).click();
    await owners.getByRole('heading', { name: 'Bir konuşma seçin' }).waitFor();
    await owners.getByPlaceholder('Konuşma ara...').fill('ayşe');
    const row = owners.getByRole('button', { name: /Ayşe Yılmaz/ });
    await row.getByText('1 okunmamış mesaj').waitFor();
    await row.click();
    await log(owners).getByText('yarın açık mısınız?').waitFor();
    await reaches(customers, 'Okundu');
    await customers.getByText('Çevrimiçi').first().waitFor();

    await composer(owners).pressSequentially('Evet, ');
    await customers.getByText('Yazıyor...').waitFor();
    await write(owners, 'Evet, 9’dan 23’e kadar açığız.');
    await log(customers).getByText('Evet, 9’dan 23’e kadar açığız.').waitFor();
    await reaches(owners, 'Okundu');
    await owners
      .getByRole('button', { name: /Ayşe Yılmaz/ })
      .getByText('Sen: Evet')
      .waitFor();
    // To oneself one writes nothing: the page leads to what others wrote.
    await owners.goto(`/firma/${company.slug}`);
    await owners.getByRole('link', { name: 'Gelen mesajlar' }).waitFor();
    expect(await owners.getByRole('button', { name: /Mesaj gönder|Teklif iste|Randevu iste/ }).count()).toBe(0);
    await owners.getByRole('link', { name: 'Gelen mesajlar' }).click();
    await owners.waitForURL('**/mesajlar');
    await owners.context().close();
    await customers
      .getByText(/^Son görülme: /)
      .first()
      .waitFor();
    await customers.context().close();
  });

  it('loses nothing that is written without a connection', async () => {
    const deniz = await written('trende', 'Deniz Er', 'İyi günler, yolda yazıyorum.');
    const context = await arriveAs(carsi, deniz);
    const page = await context.newPage();
    await page.goto('/mesajlar');
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await log(page).getByText('İyi günler, yolda yazıyorum.').waitFor();
    await context.setOffline(true);
    await write(page, 'Trende yazıyorum');
    await write(page, 'bağlantı gidip geliyor');
    await reaches(page, 'Gönderiliyor');
    await composer(page).fill('yarım kalan');
    await context.setOffline(false);
    await reaches(page, /Gönderildi|İletildi/);
    expect(await log(page).getByText('Trende yazıyorum').count()).toBe(1);
    await page.reload();
    await log(page).getByText('bağlantı gidip geliyor').waitFor();
    expect(await composer(page).inputValue()).toBe('yarım kalan');
    await context.close();
  });

  it('organises the list: search, star, archive and mark unread', async () => {
    await written('duzenli', 'Naz Demir', 'Cumartesi yeriniz var mı?');
    const page = await (await arriveAs(carsi, owner)).newPage();
    await page.goto('/mesajlar');
    const row = page.getByRole('button', { name: /Naz Demir/ });
    await page.getByLabel('Konuşma ara').fill('DEMİR');
    await row.waitFor();
    await page.getByLabel('Konuşma ara').fill('böyle biri yok');
    await page.getByText('Sonuç bulunamadı').waitFor();
    await page.getByLabel('Konuşma ara').fill('');
    await row.click();
    await page.getByRole('button', { name: 'Yıldızla' }).click();
    await page.getByRole('button', { name: 'Yıldızı kaldır' }).waitFor();
    await page.getByRole('button', { name: 'Konuşma seçenekleri' }).click();
    await page.getByRole('button', { name: 'Okunmadı olarak işaretle' }).click();
    await row.getByText(/okunmamış mesaj/).waitFor();
    await row.click();
    await page.getByRole('button', { name: 'Konuşma seçenekleri' }).click();
    await page.getByRole('button', { name: 'Arşivle' }).click();
    await page.getByText('Konuşma arşivlendi').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Arşiv', exact: true }).click();
    await row.click();
    await page.getByRole('button', { name: 'Konuşma seçenekleri' }).click();
    await page.getByRole('button', { name: 'Arşivden çıkar' }).click();
    await page.getByRole('button', { name: 'Gelen', exact: true }).click();
    await row.waitFor();
    await page.context().close();
  });

  it('reaches conversations far below, by going down or by a name', async () => {
    const three = { evvel: 'Evvel Zaman', kalbur: 'Kalbur Saman', deve: 'Deve Tellal' };
    for (const [who, full_name] of Object.entries(three)) await written(who, full_name, 'Merhaba');
    const page = await (await arriveAs(carsi, owner)).newPage();
    // The server gives one at a time here where it would give a hundred.
    await page.route('**/api/conversations?*', (route) =>
      route.continue({ url: route.request().url().replace('limit=100', 'limit=1') }),
    );
    await page.goto('/mesajlar');
    const row = (of: string) => page.getByRole('button', { name: new RegExp(of) });
    await row('Deve Tellal').waitFor();
    expect(await row('Kalbur Saman').count()).toBe(0);
    await page.getByRole('button', { name: 'Daha eski konuşmalar' }).click();
    await row('Kalbur Saman').waitFor();
    expect(await row('Evvel Zaman').count()).toBe(0);
    await page.getByLabel('Konuşma ara').fill('evvel');
    await row('Evvel Zaman').waitFor();
    expect(await row('Deve Tellal').count()).toBe(0);
    await page.getByLabel('Konuşma ara').fill('böyle biri yok');
    await page.getByText('Sonuç bulunamadı').waitFor();
    expect(await page.getByRole('button', { name: 'Daha eski konuşmalar' }).count()).toBe(0);
    await page.context().close();
  });

  it('can stop it and report it', async () => {
    const ece = await written('israrli', 'Ece Kurt', 'Neden cevap yok?');
    const owners = await (await arriveAs(carsi, owner)).newPage();
    const customers = await (await arriveAs(carsi, ece)).newPage();
    await owners.goto('/mesajlar');
    await owners.getByRole('button', { name: /Ece Kurt/ }).click();
    await customers.goto('/mesajlar');
    await customers.getByRole('button', { name: new RegExp(name) }).click();
    await composer(customers).waitFor();
    const options = owners.getByRole('button', { name: 'Konuşma seçenekleri' });
    await options.click();
    await owners.getByRole('button', { name: 'Şikayet et' }).click();
    await owners.getByRole('dialog').getByLabel('Neden').selectOption({ label: 'İstenmeyen mesaj' });
    await owners.getByRole('dialog').getByRole('button', { name: 'Şikayet et' }).click();
    await owners.getByText('Şikayetiniz alındı.').waitFor();
    await options.click();
    await owners.getByRole('button', { name: 'Engelle' }).click();
    await owners.getByRole('dialog').getByRole('button', { name: 'Engelle' }).click();
    await owners.getByText('Bu konuşmayı engellediniz.').waitFor();
    await customers.getByText('Karşı taraf bu konuşmayı kapattı; şu anda yazamazsınız.').waitFor();
    await options.click();
    await owners.getByRole('button', { name: 'Engeli kaldır' }).click();
    await composer(owners).waitFor();
    await composer(customers).waitFor();
    await owners.context().close();
    await customers.context().close();
  });
});

describe('who cannot write', () => {
  it('is sent to sign in, with the reason, and comes back', async () => {
    const page = await (await carsi.arrive()).newPage();
    await page.goto('/mesajlar');
    await page.waitForURL('**/giris');
    await page.getByText('Giriş Gerekli').waitFor();
    await page.getByText('Mesajlarınızı görmek için giriş yapmanız gerekiyor').waitFor();
    await page.goto(`/firma/${company.slug}`);
    await page.getByRole('button', { name: 'Mesaj gönder' }).click();
    await page.getByText('Mesaj göndermek için giriş yapmalısınız').waitFor();
    await page.context().close();
  });

  it('sees that a company has no owner yet', async () => {
    const [unclaimed] = await carsi.sampled(1);
    const page = await (await arriveAs(carsi, customer)).newPage();
    await page.goto(`/firma/${unclaimed!.slug}`);
    await page.getByRole('button', { name: 'Mesaj gönder' }).click();
    await page.getByText('İşletme henüz sahiplenilmedi').waitFor();
    await page.context().close();
  });
});

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it('the messages break no rule of axe and fit the window', async () => {
    const melis = await written(`melis-${viewport.width}-${colorScheme}`, 'Melis Ak', 'Paket servisiniz var mı?');
    const page = await (await arriveAs(carsi, melis, { viewport, colorScheme })).newPage();
    await page.goto('/mesajlar');
    await page.getByRole('button', { name: new RegExp(name) }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await log(page).getByText('Paket servisiniz var mı?').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.context().close();
  });
});
