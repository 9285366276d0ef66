import type { Review } from '@carsi/contracts/reviews/http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, askAs, password, tokenOf } from '../support/member.js';
import { patron, patronsPassword, registerProven, submitCompany } from '../support/owner.js';

let carsi: Visit;
const owner = 'kuyruk@yonetim.example';
const reader = 'okur@yonetim.example';
const companies = '/profil?sekme=yonetim&bolum=firmalar';

beforeAll(async () => {
  carsi = await visit({ own: true });
  await registerProven(carsi, owner, { user_type: 'business', company_name: 'Kuyruk', full_name: 'Kuyruk Sahibi' });
  await registerProven(carsi, reader);
  const names = ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi'];
  for (const name of names) await submitCompany(carsi, owner, `Kuyruk ${name}`);
});
afterAll(() => carsi.leave());

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
/** The engine that finds words may be behind: the first list after the act is the one before it. */
const behindOnce = async (page: Page, act: string): Promise<void> => {
  const lists = '**/api/admin/companies?*';
  let before: { body: Buffer; headers: Record<string, string> } | undefined;
  let isBehind = false;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(act)) isBehind = true;
  });
  await page.route(lists, async (route) => {
    const response = await route.fetch();
    if (isBehind && before) {
      isBehind = false;
      return route.fulfill({ response, ...before });
    }
    before = { body: await response.body(), headers: response.headers() };
    return route.fulfill({ response });
  });
};
const statusOf = async (email: string, secret: string, path: string): Promise<number> => {
  const token = await tokenOf(carsi, email, secret);
  return (await fetch(carsi.url + path, { headers: { authorization: `Bearer ${token}` } })).status;
};

describe('an admin', () => {
  it('clears a queue with the keyboard, line by line', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await behindOnce(page, '/approve');
    await page.goto(companies);
    await page.getByRole('searchbox', { name: 'Firma ara' }).fill('kuyruk');
    await page.getByText('7 firma', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ayrıntılar: Kuyruk Bir' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Kuyruk Bir için yazılmış bir açıklama.').waitFor();
    await page.keyboard.press('o');
    await page.getByText('Firma onaylandı').waitFor();
    await page.getByText('6 firma', { exact: true }).waitFor();
    await expect.poll(() => focused(page), { timeout: 10_000 }).toBe('Ayrıntılar: Kuyruk İki');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Ayrıntılar: Kuyruk Üç');
    await page.keyboard.press('r');
    const question = page.getByRole('dialog', { name: 'Onayı reddet' });
    await question.getByLabel('Gerekçe').fill('Adres eksik.');
    await question.getByRole('button', { name: 'Reddet' }).click();
    await page.getByText('Firma onayı reddedildi').waitFor();
    await page.getByText('5 firma', { exact: true }).waitFor();
    await context.close();

    const theirs = await arriveAs(carsi, owner, {}, password);
    const profile = await theirs.newPage();
    await profile.goto('/profil?sekme=panel&bolum=isletmeler');
    await profile.getByText('Gerekçe: Adres eksik.').waitFor();
    await theirs.close();
  });

  it('decides on several at once, suspends one with a reason and gives it back', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto(`${companies}&ara=kuyruk`);
    for (const name of ['Dört', 'Beş', 'Altı'])
      await page.getByRole('checkbox', { name: `Seç: Kuyruk ${name}` }).check();
    await page.getByText('3 firma seçildi').waitFor();
    await page.getByRole('button', { name: 'Seçilenleri onayla' }).click();
    await page.getByText('3 firma onaylandı').waitFor();
    await page.getByText('2 firma', { exact: true }).waitFor();

    await page.getByLabel('Durum').selectOption('Yayındakiler');
    const line = page.getByRole('article').filter({ hasText: 'Kuyruk Dört' });
    await line.getByRole('button', { name: 'Doğrula: Kuyruk Dört' }).click();
    await line.getByText('Doğrulanmış').waitFor();
    await line.getByRole('button', { name: 'Askıya al: Kuyruk Dört' }).click();
    const question = page.getByRole('dialog', { name: 'Firmayı askıya al' });
    await question.getByLabel('Gerekçe').fill('Şikâyet var.');
    await question.getByRole('button', { name: 'Askıya al' }).click();
    await page.getByText('Firma askıya alındı').waitFor();
    expect((await fetch(`${carsi.url}/api/companies/kuyruk-dort`)).status).toBe(404);
    await page.getByLabel('Durum').selectOption('Askıdakiler');
    await page.getByRole('button', { name: 'Yeniden yayına al: Kuyruk Dört' }).click();
    await page.getByText('Firma yeniden yayında').waitFor();
    expect((await fetch(`${carsi.url}/api/companies/kuyruk-dort`)).status).toBe(200);
    await context.close();
  });

  it('removes what was reported with a reason, and accepts the appeal', async () => {
    const author = await tokenOf(carsi, reader);
    const company = await carsi.api<{ id: string }>('/api/companies/kuyruk-alti');
    const words = 'Kuyruk yorumu: yemekler soğuktu, bekledik.';
    const post = () =>
      askAs<Review>(carsi, author, '/api/reviews', { company_id: company.id, rating: 2, content: words });
    // Companies come to the reviews by events.
    await expect
      .poll(
        () =>
          post().then(
            ({ published }) => published,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
    const [review] = await carsi.api<Review[]>(`/api/companies/${company.id}/reviews`);
    await askAs(carsi, await tokenOf(carsi, owner), `/api/reviews/${review!.id}/report`, { reason: 'false' });

    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim&bolum=yorumlar');
    const line = page.getByRole('article').filter({ hasText: words });
    await line.getByText('Gerçeğe aykırı').waitFor();
    await line.getByRole('button', { name: /^Kaldır: / }).click();
    await page.getByRole('dialog').getByLabel('Gerekçe').fill('Kanıt istendi.');
    await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
    await page.getByText('Yorum kaldırıldı').waitFor();
    expect(await carsi.api(`/api/companies/${company.id}/reviews`)).toEqual([]);
    await askAs(carsi, author, `/api/reviews/${review!.id}/appeal`, { note: 'Fişim duruyor, yazdıklarım doğru.' });
    await page.getByLabel('Durum').selectOption('İtiraz edilenler');
    await line.getByText('Fişim duruyor, yazdıklarım doğru.').waitFor();
    await line.getByRole('button', { name: /^İtirazı kabul et: / }).click();
    await page.getByText('Yorum yayında').waitFor();
    expect(await carsi.api<Review[]>(`/api/companies/${company.id}/reviews`)).toHaveLength(1);
    await context.close();
  });

  it('opens only what was reported of private messages, and ends the conversation', async () => {
    const author = await tokenOf(carsi, reader);
    const { id: company_id } = await carsi.api<{ id: string }>('/api/companies/kuyruk-alti');
    const { id } = await askAs<{ id: string }>(carsi, author, '/api/conversations', { company_id });
    const path = `/api/conversations/${id}`;
    await askAs(carsi, author, `${path}/messages`, { content: 'Neden böyle yazdınız?', client_id: 'kuyruk-mesaj' });
    await askAs(carsi, author, `${path}/report`, { reason: 'abuse', note: 'Telefonda hakaret etti.' });

    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim&bolum=konusmalar');
    const line = page.getByRole('article').filter({ hasText: 'Telefonda hakaret etti.' });
    await line.getByRole('button', { name: /^Mesajları gör: / }).click();
    await line.getByText('Neden böyle yazdınız?').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await line.getByRole('button', { name: /^Konuşmayı kapat: / }).click();
    await page.getByText('Karar kaydedildi').waitFor();
    await line.waitFor({ state: 'detached' });
    const more = askAs(carsi, author, `${path}/messages`, { content: 'Bir daha.', client_id: 'kuyruk-mesaj-2' });
    await expect(more).rejects.toThrow(/403/);
    await context.close();
  });

  it('gives a category a word that visitors searched for in vain', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim&bolum=analitik');
    await page.getByRole('heading', { name: 'Büyüme' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Yönetimin bölümleri' });
    await menu.getByRole('link', { name: 'Kategoriler' }).click();
    await page.getByRole('searchbox', { name: 'Kategori ara' }).fill('restoran');
    await page.getByRole('button', { name: 'Düzenle: Restoran' }).click();
    const words = page.getByRole('dialog').getByLabel(/^Eş anlamlılar/);
    const before = await words.inputValue();
    await words.fill(`${before}, x`);
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Bir eş anlamlı 2 ile 60 karakter arasında olmalı ve harf içermelidir.').waitFor();
    expect(await words.getAttribute('aria-invalid')).toBe('true');
    expect(await brokenRules(page)).toEqual([]);
    await words.fill(`${before}, zıngırdakçı`);
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Kategori kaydedildi').waitFor();
    const found = () => carsi.api<{ category: { name: string } | null }[]>('/api/companies?q=zıngırdakçı&limit=1');
    await expect.poll(async () => (await found()).length, { timeout: 10_000 }).toBe(1);
    await context.close();
  });

  it('names who is responsible for the directory, and the pages show it', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim&bolum=ayarlar');
    await page.getByLabel('E-posta', { exact: true }).fill('yanlış');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Geçerli bir e-posta adresi girin').waitFor();
    await page.getByLabel('E-posta', { exact: true }).fill('bilgi@kuyruk.example');
    await page.getByLabel('Unvan').fill('Kuyruk Yazılım A.Ş.');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Ayarlar kaydedildi').waitFor();
    await page.goto('/iletisim');
    await page.getByText('Kuyruk Yazılım A.Ş.').first().waitFor();
    // Others walk through the same system.
    await page.goto('/profil?sekme=yonetim&bolum=ayarlar');
    for (const name of ['E-posta', 'Unvan']) await page.getByLabel(name, { exact: true }).fill('');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Ayarlar kaydedildi').waitFor();
    await context.close();
  });

  it('reads what admins did, looks after the services, and has rows made again', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim&bolum=denetim');
    const act = page.getByRole('listitem').filter({ hasText: 'Firma askıya alındı: Kuyruk Dört' });
    await act.getByText('Gerekçe: Şikâyet var.').waitFor();
    await page.getByRole('link', { name: 'Sistem' }).click();
    const directory = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Rehber' }) });
    await directory.getByText(/^Çalışıyor, \d+ ms$/).waitFor();
    await directory.getByRole('button', { name: 'Yeniden kur: running-campaigns' }).click();
    await page.getByText('Yeniden kurma başladı').waitFor();
    await context.close();
  });

  it('is the only one who receives its figures', async () => {
    expect(await statusOf(patron, patronsPassword, '/api/admin/stats')).toBe(200);
    expect(await statusOf(owner, password, '/api/admin/stats')).toBe(403);
  });
});

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it('the administration breaks no rule of axe and fits the window', async () => {
    const context = await arriveAs(carsi, patron, { viewport, colorScheme, reducedMotion: 'reduce' }, patronsPassword);
    const page = await context.newPage();
    for (const part of [
      'firmalar&durum=all',
      'yorumlar&durum=kept',
      'konusmalar',
      'kategoriler',
      'analitik',
      'ayarlar',
      'denetim',
      'sistem',
    ]) {
      await page.goto(`/profil?sekme=yonetim&bolum=${part}`, { waitUntil: 'networkidle' });
      const details = page.getByRole('button', { name: /^Ayrıntılar: / }).first();
      if (await details.isVisible()) await details.click();
      expect([part, ...(await brokenRules(page))]).toEqual([part]);
      expect([part, await overflow(page)]).toEqual([part, 0]);
    }
    await context.close();
  }, 120_000);
});
