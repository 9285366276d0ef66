import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, overflow, phone, visit, type Visit } from '../support/browser.js';
import { arriveAs, picture } from '../support/member.js';

const patron = process.env['ADMIN_EMAIL'] ?? 'patron@ornek.com';
const patronsPassword = process.env['ADMIN_PASSWORD'] ?? 'uzun bir yönetici şifresi';
const mark = Date.now().toString(36);
const writer = `yazan-${mark}@ornek.example`;

let carsi: Visit;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron;
  process.env['ADMIN_PASSWORD'] = patronsPassword;
  carsi = await visit({ own: true });
});
afterAll(async () => {
  await carsi.leave();
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
});

describe('an editor', () => {
  it('writes an article, previews it, publishes it, and answers a ticket by e-mail', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    await page.goto('/profil?sekme=yonetim&bolum=blog');
    await page.getByRole('button', { name: 'Yeni makale' }).click();
    await page.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
    await page.getByText('Başlık gereklidir.').waitFor();
    await page.getByRole('textbox', { name: 'Başlık', exact: true }).fill(`Balkonda yaz ${mark}`);
    await page.getByRole('textbox', { name: 'Özet' }).fill('Saksı, su ve gölge.');
    await page.getByRole('combobox', { name: 'Kategori' }).selectOption('tips');
    await page.getByRole('textbox', { name: 'Etiketler' }).fill('balkon, yaz');
    const menu = page.getByRole('navigation', { name: 'Yönetimin bölümleri' });
    await menu.getByRole('link', { name: 'Kategoriler' }).click();
    const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' });
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    // So are they who press another tab of their profile, or go there with the arrows.
    await page.getByRole('tab', { name: 'Güvenlik' }).click();
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    await page.getByRole('tab', { selected: true }).first().press('End');
    await question.getByRole('button', { name: 'Sayfada kal' }).click();
    expect(await page.getByRole('textbox', { name: 'Başlık', exact: true }).inputValue()).toBe(`Balkonda yaz ${mark}`);
    await page
      .getByRole('textbox', { name: 'Metin (Markdown)' })
      .fill('## Su\n\nSabah **erken** sulayın.\n\n<script>alert(1)</script>');
    await page.getByLabel('Kapak görseli: Görsel seç').setInputFiles(picture);
    await page.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
    // The press waits until the picture is there.
    await page.getByText('Görselde ne göründüğünü yazın.').waitFor();
    await page.getByLabel('Görselde ne görünüyor?').fill('Balkonda sardunyalar');
    const preview = page.getByRole('region', { name: 'Önizleme' });
    await preview.getByRole('heading', { name: 'Su' }).waitFor();
    expect(await preview.locator('strong').textContent()).toBe('erken');
    expect(await preview.locator('script').count()).toBe(0);
    expect(await brokenRules(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Saved and not published: the next press publishes what is there.
    await page.route('**/publish', (route) => route.fulfill({ status: 422, body: '' }), { times: 1 });
    const refused = page.waitForResponse('**/publish');
    await page.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
    await refused;
    await page.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
    await page.getByRole('heading', { name: `Balkonda yaz ${mark}` }).waitFor();

    const { page: reader, close } = await asReader();
    await reader.goto(`/blog/balkonda-yaz-${mark}`);
    await reader.getByRole('heading', { name: 'Su' }).waitFor();
    await reader.getByRole('img', { name: 'Balkonda sardunyalar' }).waitFor();
    expect(await reader.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\/files\/\w{32}\.webp$/);
    expect(await reader.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/"image":"[^"]+\/files\/\w{32}\.webp"/)]),
    );
    await reader.goto('/blog');
    await reader.getByRole('img', { name: 'Balkonda sardunyalar' }).first().waitFor();
    expect(await brokenRules(reader)).toEqual([]);
    await reader.goto(`/blog/balkonda-yaz-${mark}`);
    await page.getByRole('button', { name: `Yayından kaldır: Balkonda yaz ${mark}` }).click();
    await page.getByRole('button', { name: `Yayınla: Balkonda yaz ${mark}` }).waitFor();
    await reader.reload();
    await reader.getByRole('heading', { name: 'Makale bulunamadı' }).waitFor();
    await close();

    const body = { name: 'Ayşe', email: writer, subject: `Fatura ${mark}`, message: 'Faturam nerede?' };
    expect(await carsi.send('/api/contact', body)).toBe(201);
    await page.goto('/profil?sekme=yonetim&bolum=destek');
    const ticket = page.getByRole('article').filter({ hasText: `Fatura ${mark}` });
    await ticket.waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await ticket.getByRole('button', { name: /^Yanıtla/ }).click();
    await page.getByRole('textbox', { name: 'Yanıtınız' }).fill('Buradan bakın: https://ornek.example/fatura?no=1');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await ticket.waitFor({ state: 'detached' });
    // The letter's own links have no query; this one is what the admin wrote.
    expect(await carsi.mailedLink(writer, /yanıtımız/)).toBe('/fatura?no=1');
    await page.getByRole('combobox', { name: 'Durum' }).selectOption('answered');
    await ticket.getByRole('button', { name: /^Kapat/ }).click();
    await ticket.waitFor({ state: 'detached' });
    await context.close();
  });
});

const asReader = async () => {
  const context = await carsi.arrive();
  return { page: await context.newPage(), close: () => context.close() };
};
