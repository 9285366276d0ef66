import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, askAs, picture, tokenOf } from '../support/member.js';
import { openCompany, patron, patronsPassword, registerProven } from '../support/owner.js';

const owner = 'sahip@panel.example';
const list = join(tmpdir(), `carsi-sahipsiz-${process.pid}.csv`);
let carsi: Visit;
let company: OwnCompany;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = 'patron@ornek.com';
  process.env['ADMIN_PASSWORD'] = 'uzun bir yönetici şifresi';
  writeFileSync(list, 'external_id,name,description,category,city\nx1,Sahipsiz Fırın,Taze ekmek,firin,Adana\n');
  carsi = await visit({ own: true, list });
  company = await openCompany(carsi, owner, 'Panel Kebap');
  await registerProven(carsi, 'yeni@panel.example', { user_type: 'business', company_name: 'Yeni' });
  context = await arriveAs(carsi, owner);
  page = await context.newPage();
});
afterAll(async () => {
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
  rmSync(list, { force: true });
  await carsi.leave();
});

const part = (name: string) => page.getByRole('tab', { name, exact: true }).click();

describe('the dashboard of an owner', () => {
  it('leads to the form where there is no company yet', async () => {
    const other = await arriveAs(carsi, 'yeni@panel.example');
    const fresh = await other.newPage();
    await fresh.goto('/profil');
    await fresh.getByRole('link', { name: 'İlk işletmenizi ekleyin' }).click();
    await fresh.getByRole('heading', { name: 'İşletme ekle' }).waitFor();
    await other.close();
  });

  it('shows the company’s score and what would raise it', async () => {
    await page.goto('/profil');
    await page.getByRole('heading', { name: 'Panel Kebap' }).waitFor();
    await page.getByText('Logonuzu yükleyin.').waitFor();
    await page.getByText('Yayında', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Düzenle' }).click();
    await page.getByLabel('Kısa açıklama').fill('Ocakbaşı');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await page.getByRole('heading', { name: 'İncelemede bekleyen değişiklikler' }).waitFor();
  });

  it('is one click away on the company’s own page, where admins find their list, and offers neither what makes no sense', async () => {
    const owners = await context.newPage();
    await owners.goto(`/firma/${company.slug}`);
    await owners.getByRole('link', { name: 'Düzenle', exact: true }).waitFor();
    await owners.getByRole('link', { name: 'Gelen mesajlar' }).waitFor();
    expect(await owners.getByRole('button', { name: /Favorilere ekle$|Mesaj gönder|Teklif iste/ }).count()).toBe(0);
    await owners.getByRole('link', { name: 'Panelim' }).click();
    await owners.getByRole('heading', { name: 'Panel Kebap' }).waitFor();
    await owners.close();
    const admin = await arriveAs(carsi, patron, {}, patronsPassword);
    const admins = await admin.newPage();
    await admins.goto(`/firma/${company.slug}`);
    await admins.getByRole('button', { name: 'Favorilere ekle', exact: true }).waitFor();
    await admins.getByRole('link', { name: 'Yönetimde aç' }).click();
    await admins.getByRole('article').getByRole('heading', { name: 'Panel Kebap' }).waitFor();
    await admin.close();
  });

  it('stores earlier versions, and restores one', async () => {
    const panel = page.getByRole('tabpanel', { name: 'Genel bakış' });
    await panel.getByText('Önceki sürümler').click();
    await panel.getByText('Kaydedildi').waitFor();
    await panel
      .getByRole('button', { name: /sürümüne dön$/ })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bu sürüme dön' }).click();
    await page.getByText('Sürüm geri getirildi').waitFor();
  });

  it('manages products, and as many campaigns as the plan allows', async () => {
    await part('Kampanya ve ürünler');
    await page.getByText('Temel planda kampanya yayımlanmaz.').waitFor();
    await page.getByRole('button', { name: 'Ürün veya hizmet ekle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText('Ad gereklidir').waitFor();
    await dialog.getByLabel('Ad', { exact: true }).fill('Adana dürüm');
    await dialog.getByLabel('Fiyat (₺)').fill('185,50');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('Adana dürüm').waitFor();

    const token = await tokenOf(carsi, owner);
    await askAs(carsi, token, '/api/subscriptions', { company_id: company.id, plan_id: 'premium', duration: 30 });
    const add = page.getByRole('button', { name: 'Kampanya ekle' });
    for (let tries = 0; tries < 20 && (await add.count()) === 0; tries += 1) {
      await page.reload();
      await page.getByText(/kampanya$/).waitFor();
    }
    await add.click();
    await dialog.getByLabel('Başlık').fill('Açılış indirimi');
    await dialog.getByLabel('İndirim oranı (%)').fill('120');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await dialog.getByText('İndirim oranı 1 ile 100 arasında olmalıdır').waitFor();
    await dialog.getByLabel('İndirim oranı (%)').fill('20');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByText('1 / 3 kampanya').waitFor();
    const { campaigns, products_services } = await carsi.api<{ campaigns: unknown[]; products_services: unknown[] }>(
      `/api/companies/${company.slug}/details`,
    );
    expect([campaigns.length, products_services.length]).toEqual([1, 1]);
  });

  it('leads to the settings of notifications and security', async () => {
    await page.goto('/profil?sekme=panel&bolum=tercihler');
    await page.getByRole('link', { name: /^Bildirim ayarları/ }).click();
    await page.getByRole('tab', { name: 'Bildirimler', selected: true }).waitFor();
  });

  it.each(looks)('breaks no rule of axe and fits the window %s, %s', async (_, colorScheme, viewport) => {
    const look = await arriveAs(carsi, owner, { colorScheme, viewport });
    const screen = await look.newPage();
    for (const name of ['genel', 'isletmeler', 'teklifler', 'tercihler']) {
      await screen.goto(`/profil?sekme=panel&bolum=${name}`);
      await screen.getByRole('heading', { level: 3 }).first().waitFor();
      // Once for each screen: axe takes its time.
      expect(colorScheme === 'dark' ? await brokenRules(screen) : []).toEqual([]);
      expect(await overflow(screen)).toBeLessThanOrEqual(0);
      if (process.env['SHOTS'])
        await screen.screenshot({
          path: `${process.env['SHOTS']}/panel-${name}-${viewport.width}.png`,
          fullPage: true,
        });
    }
    await look.close();
  });

  it('becomes the one of a company without an owner, once an admin accepted a document', async () => {
    await page.goto('/firma/sahipsiz-firin');
    await page.getByRole('button', { name: 'İşletmeyi sahiplen' }).click();
    await page.getByLabel('Belge', { exact: true }).setInputFiles(picture);
    await page.getByText('Başvurunuz alındı').waitFor();
    const admin = await arriveAs(carsi, 'patron@ornek.com', {}, 'uzun bir yönetici şifresi');
    const desk = await admin.newPage();
    await desk.goto('/profil?sekme=yonetim&bolum=sahiplenme');
    await desk.getByRole('button', { name: 'Sahipsiz Fırın: onayla' }).click();
    await desk.getByText('Sahiplenme onaylandı').waitFor();
    await admin.close();
    await page.goto('/profil?sekme=panel&bolum=isletmeler');
    await page.getByRole('article', { name: 'Sahipsiz Fırın' }).getByText('Doğrulanmış').waitFor();
  });

  it('closes the company after a question, and opens it again', async () => {
    await page.goto('/profil?sekme=panel&bolum=isletmeler');
    const line = page.getByRole('article', { name: 'Panel Kebap' });
    await line.getByRole('button', { name: 'Sil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await page.getByText('İşletme silindi').waitFor();
    await line.getByRole('button', { name: 'Geri aç' }).click();
    await page.getByText('İşletme geri açıldı').waitFor();
    await line.getByText('Yayında', { exact: false }).first().waitFor();
  });
});
