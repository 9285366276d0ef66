import type { LoginAnswer } from '@carsi/contracts/identity/http/account';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/people.js';
import { phone, visit, type Visit } from '../support/browser.js';
import { arriveAs, password, register } from '../support/member.js';

const patron = { email: 'patron@ornek.com', password: 'uzun bir yönetici şifresi' };
const stamp = Date.now();
const usta = `usta-${stamp}@ornek.com`;
const name = `Çan Kebap ${stamp}`;
let carsi: Visit;
let owner: LoginAnswer;
let company: OwnCompany;

const login = (email: string, secret = password): Promise<LoginAnswer> => signInOverHttp(carsi.url, email, secret);
const verify = async (email: string): Promise<void> => {
  const token = new URL(await carsi.mailedLink(email, /doğrulayın/), carsi.url).searchParams.get('token');
  expect((await call(carsi, 'POST', '/api/auth/verify-email', { token })).status).toBe(200);
};
/** Somebody new reviews the company. */
const review = async (who: string): Promise<void> => {
  const email = `${who}-${stamp}@ornek.com`;
  await register(carsi, email);
  await verify(email);
  const { token } = await login(email);
  const body = { company_id: company.id, rating: 5, content: `${who} burayı çok sevdi, yine gelir.` };
  await expect
    .poll(async () => (await call(carsi, 'POST', '/api/reviews', body, token)).status, { timeout: 10_000 })
    .toBe(201);
};

beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron.email;
  process.env['ADMIN_PASSWORD'] = patron.password;
  carsi = await visit({ own: true });
  await register(carsi, usta, { user_type: 'business', company_name: 'Çan Ltd', full_name: 'Hasan Usta' });
  await verify(usta);
  owner = await login(usta);
  const form = { name, description: 'Közde', city: 'Adana', category_id: 'restaurant' };
  company = (await (await call(carsi, 'POST', '/api/companies', form, owner.token)).json()) as OwnCompany;
  const admin = await login(patron.email, patron.password);
  const approve = `/api/admin/companies/${company.id}/approve`;
  expect((await call(carsi, 'POST', approve, { approved: true }, admin.token)).status).toBe(200);
});
afterAll(() => carsi.leave());

/** A busy machine takes its time. */
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Bildirimler/ });
const counts = (page: Page, unread: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: unread === 0 ? 'Bildirimler' : `Bildirimler: ${unread} okunmamış`, exact: true })
    .waitFor();
const items = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => items(page).getByRole('heading').allInnerTexts();

describe('an anonymous visitor', () => {
  it('is led from the bell to sign in, and reads why', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Bildirimler' }).click();
    await page.waitForURL('**/giris');
    await page.getByText('Giriş Gerekli').waitFor();
    await page.getByText('Bildirimlerinizi görmek için giriş yapmanız gerekiyor').waitFor();
    await context.close();
  });
});

describe('the bell', () => {
  it('counts up while its owner looks elsewhere, shows what is new, and leads there', async () => {
    const context = await arriveAs(carsi, usta);
    const page = await context.newPage();
    const second = await context.newPage();
    await page.goto('/');
    await second.goto('/kategoriler');
    await counts(page, 1);
    await counts(second, 1);
    await review('ayse');
    await counts(page, 2);
    await counts(second, 2);
    await bell(page).click();
    const last = page.getByRole('banner').getByRole('region', { name: 'Bildirimler' });
    await last.getByText(`${name} için yeni bir yorum yapıldı.`).waitFor();
    await last.getByText(`${name} onaylandı ve yayında.`).waitFor();
    expect(await last.getByRole('link', { name: 'Tümünü gör' }).getAttribute('href')).toBe('/bildirimler');
    await page.keyboard.press('Escape');
    await last.waitFor({ state: 'detached' });
    expect(await bell(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await last.getByRole('link', { name: /Yeni yorum/ }).click();
    await page.waitForURL(`**/firma/${company.slug}#yorumlar`);
    await page.getByText('ayse burayı çok sevdi').first().waitFor();
    await counts(page, 1);
    await counts(second, 1);
    await context.close();
  });

  it('catches up after the connection was lost', async () => {
    const context = await arriveAs(carsi, usta);
    const page = await context.newPage();
    let unavailable = false;
    const open = new Set<WebSocketRoute>();
    await page.routeWebSocket('**/socket.io/**', (socket) => {
      if (unavailable) return void socket.close();
      open.add(socket);
      socket.connectToServer();
    });
    await page.goto('/');
    await counts(page, 1);
    await expect.poll(() => open.size).toBe(1);
    unavailable = true;
    for (const socket of open) await socket.close();
    await review('derya');
    await page.waitForTimeout(1_000);
    await counts(page, 1);
    unavailable = false;
    await counts(page, 2);
    await bell(page).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Yeni yorum/ })
      .first()
      .click();
    await counts(page, 1);
    await context.close();
  });

  it('shows an empty state when there is nothing yet, on a phone too', async () => {
    const email = `yeni-${stamp}@ornek.com`;
    await register(carsi, email);
    const context = await arriveAs(carsi, email, { viewport: phone });
    const page = await context.newPage();
    await page.goto('/');
    await counts(page, 0);
    await bell(page).click();
    await page.getByText('Henüz bildiriminiz yok').waitFor();
    await page.getByRole('link', { name: 'Tümünü gör' }).click();
    await page.waitForURL('**/bildirimler');
    await page.getByRole('heading', { name: 'Bildirim yok' }).waitFor();
    for (const [tab, empty] of [
      ['Okunmamış (0)', 'Okunmamış bildirim yok'],
      ['Mesajlar', 'Mesaj bildirimi yok'],
      ['Yorumlar', 'Yorum bildirimi yok'],
      ['Arşiv', 'Arşivlenmiş bildirim yok'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('heading', { name: empty, exact: true }).waitFor();
    }
    expect(await page.getByRole('button', { name: 'Tümünü Okundu İşaretle' }).count()).toBe(0);
    await context.close();
  });
});

describe('the page of notifications', () => {
  it('lets each be read, archived and deleted with a second thought, and all at once', async () => {
    const context = await arriveAs(carsi, usta);
    const page = await context.newPage();
    await page.goto('/bildirimler');
    await expect.poll(() => titles(page)).toHaveLength(3);
    await items(page).first().getByRole('button', { name: 'Sil: Yeni yorum' }).click();
    await expect.poll(() => titles(page)).toHaveLength(2);
    await page.reload();
    await expect.poll(() => titles(page)).toHaveLength(2);
    const newest = (n: number) => items(page).nth(n);
    await review('veli');
    await expect.poll(() => titles(page)).toHaveLength(3);
    await page.getByRole('tab', { name: 'Tümü (3)' }).waitFor();
    await page.getByRole('tab', { name: 'Okunmamış (2)' }).waitFor();

    await newest(0).getByRole('button', { name: 'Okundu işaretle: Yeni yorum' }).click();
    await newest(0).getByRole('button', { name: 'Okunmadı işaretle: Yeni yorum' }).waitFor();
    await counts(page, 1);
    await newest(0).getByRole('button', { name: 'Okunmadı işaretle: Yeni yorum' }).click();
    await counts(page, 2);

    await newest(0).getByRole('button', { name: 'Arşivle: Yeni yorum' }).click();
    await expect.poll(() => titles(page)).toHaveLength(2);
    await counts(page, 1);
    await page.getByRole('tab', { name: 'Arşiv' }).click();
    expect(new URL(page.url()).search).toBe('?sekme=arsiv');
    await expect.poll(() => titles(page)).toHaveLength(1);
    await newest(0).getByRole('button', { name: 'Arşivden çıkar: Yeni yorum' }).click();
    await page.getByRole('heading', { name: 'Arşivlenmiş bildirim yok' }).waitFor();
    await counts(page, 2);

    await page.getByRole('tab', { name: 'Yorumlar' }).click();
    await expect.poll(() => titles(page)).toHaveLength(2);
    const remove = newest(0).getByRole('button', { name: 'Sil: Yeni yorum' });
    await remove.click();
    await expect.poll(() => titles(page)).toHaveLength(1);
    await counts(page, 1);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => titles(page)).toHaveLength(2);
    await counts(page, 2);
    await remove.click();
    await expect.poll(() => titles(page)).toHaveLength(1);
    // Who leaves has no second thought.
    await page.goto('/bildirimler');
    await expect.poll(() => titles(page)).toHaveLength(2);

    await page.getByRole('button', { name: 'Tümünü Okundu İşaretle' }).click();
    await counts(page, 0);
    await page.getByRole('button', { name: 'Tümünü Okundu İşaretle' }).waitFor({ state: 'detached' });
    const quick = page.getByRole('complementary', { name: 'Hızlı işlemler' });
    await quick.getByRole('button', { name: 'Okunanları arşivle' }).click();
    await page.getByText('Okunan bildirimler arşivlendi').waitFor();
    await page.getByRole('heading', { name: 'Bildirim yok' }).waitFor();
    await quick.getByRole('button', { name: 'Arşivi boşalt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
    await page.getByRole('tab', { name: 'Arşiv' }).click();
    await expect.poll(() => titles(page)).toHaveLength(2);
    await quick.getByRole('button', { name: 'Arşivi boşalt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Arşivi boşalt' }).click();
    await page.getByRole('heading', { name: 'Arşivlenmiş bildirim yok' }).waitFor();
    await quick.getByRole('link', { name: 'Bildirim ayarları' }).click();
    await page.waitForURL('**/ayarlar#bildirimler');
    await context.close();
  });

  it('opens what a notification is about, and has it read then', async () => {
    const context = await arriveAs(carsi, usta);
    const page = await context.newPage();
    await review('ece');
    await page.goto('/bildirimler?sekme=okunmamis');
    await page.getByRole('link', { name: 'Yeni yorum' }).click();
    await page.waitForURL(`**/firma/${company.slug}#yorumlar`);
    await page.goBack();
    await page.getByRole('heading', { name: 'Okunmamış bildirim yok' }).waitFor();
    await counts(page, 0);
    await context.close();
  });

  it('is unchanged when the request fails, and says when the server cannot be reached', async () => {
    const context = await arriveAs(carsi, usta);
    const page = await context.newPage();
    await page.goto('/bildirimler');
    await expect.poll(() => titles(page)).toHaveLength(1);
    await page.route('**/api/notifications/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 422, json: { code: 'X', message: 'x' } })
        : route.continue(),
    );
    await items(page).getByRole('button', { name: 'Okunmadı işaretle: Yeni yorum' }).click();
    await page.getByText('İşlem yapılamadı. Lütfen tekrar deneyin.').waitFor();
    await items(page).getByRole('button', { name: 'Okunmadı işaretle: Yeni yorum' }).waitFor();
    await page.route('**/api/notifications?*', (route) => route.fulfill({ status: 422, json: { code: 'X' } }));
    // A connection that comes up reads the list again by itself, sometimes before the button is pressed.
    await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
    await page.reload();
    await page.getByText('Bildirimler yüklenemedi').waitFor();
    await page.unroute('**/api/notifications?*');
    await page.getByRole('button', { name: /Tekrar/ }).click();
    await expect.poll(() => titles(page)).toHaveLength(1);
    await context.close();
  });
});
