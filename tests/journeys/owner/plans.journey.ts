import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs } from '../support/member.js';
import { openCompany, patron, patronsPassword } from '../support/owner.js';

/** An owner tries, buys and sees the invoice; an admin says that it was paid. */
describe('plans', () => {
  let carsi: Visit;
  let owners: Page;
  const email = 'planci@ornek.example';

  beforeAll(async () => {
    carsi = await visit({ own: true });
    const { id } = await openCompany(carsi, email, 'Plan Lokantası');
    owners = await (await arriveAs(carsi, email)).newPage();
    await owners.goto(`/profil?sekme=panel&bolum=premium&firma=${id}`);
  });
  afterAll(() => carsi.leave());

  it('are tried once, for thirty days', async () => {
    await owners.getByRole('button', { name: 'Denemeyi başlat' }).waitFor();
    expect(await brokenRules(owners)).toEqual([]);
    expect(await overflow(owners)).toBeLessThanOrEqual(0);
    await owners.getByRole('button', { name: 'Denemeyi başlat' }).click();
    await owners.getByText('Premium denemeniz başladı.').waitFor();
    await owners.getByText('30 gün kaldı').waitFor();
    expect(await owners.getByRole('button', { name: 'Denemeyi başlat' }).count()).toBe(0);
  });
  it('need the buyer’s billing details before the first invoice', async () => {
    await owners.getByRole('button', { name: 'Kurumsal planına yükselt' }).click();
    const form = owners.getByRole('dialog', { name: 'Fatura bilgileri' });
    await form.getByRole('button', { name: 'Kaydet ve devam et' }).click();
    await form.getByText('Ünvan zorunludur.').waitFor();
    expect(await brokenRules(owners)).toEqual([]);
    await form.getByLabel('Ünvan').fill('Plan Gıda Ltd. Şti.');
    await form.getByLabel('Vergi kimlik no (VKN)').fill('4540536921');
    await form.getByLabel('Vergi dairesi').fill('Seyhan');
    await form.getByLabel('Adres').fill('Çarşı Sok. 3');
    await form.getByLabel('İl', { exact: true }).selectOption('Adana');
    await form.getByLabel('İlçe').selectOption('Seyhan');
    await form.getByRole('button', { name: 'Kaydet ve devam et' }).click();
    await form.getByText('Vergi kimlik numarası geçerli değil; rakamları kontrol edin.').waitFor();
    await form.getByLabel('Vergi kimlik no (VKN)').fill('4540536920');
    await form.getByRole('button', { name: 'Kaydet ve devam et' }).click();
    await owners.getByText('Fatura Plan Gıda Ltd. Şti. adına düzenlenir.').waitFor();
  });
  it('are bought with an invoice that gives the reference for the transfer', async () => {
    await owners.getByRole('button', { name: 'Siparişi onayla' }).click();
    await owners.getByText('Başarılı!').waitFor();
    await owners.getByText('Kurumsal planına geçtiniz.').waitFor();
    await owners.getByText(/^CARSI-\d{4}-\d{6}$/).waitFor();
    const invoice = owners.getByRole('article', { name: /^CRS/ });
    await invoice.getByText('Plan Gıda Ltd. Şti.').waitFor();
    await invoice.getByText('VKN 4540536920 · Seyhan vergi dairesi').waitFor();
    const [file] = await Promise.all([
      owners.waitForEvent('download'),
      owners.getByRole('button', { name: /numaralı faturanın PDF/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^CRS\d{13}\.pdf$/);
  });
  it('are paid once an admin confirms the payment', async () => {
    const admins = await (await arriveAs(carsi, patron, {}, patronsPassword)).newPage();
    await admins.goto('/profil?sekme=yonetim&bolum=faturalar');
    const row = admins.getByRole('row').filter({ hasText: 'Plan Lokantası' });
    await row.waitFor();
    expect(await brokenRules(admins)).toEqual([]);
    await row.getByRole('button', { name: /ödendi olarak işaretle/ }).click();
    await row.waitFor({ state: 'detached' });
    await owners.reload();
    await owners.getByRole('article', { name: /^CRS/ }).getByText('Ödendi').waitFor();
  });
  it('are not renewed where the owner does not want it', async () => {
    await owners.getByRole('switch', { name: 'Otomatik yenileme' }).click();
    await owners.getByText('Otomatik yenileme kapatıldı.').waitFor();
    const renews = () => owners.getByRole('switch', { name: 'Otomatik yenileme' }).isChecked();
    await expect.poll(renews, { timeout: 10_000 }).toBe(false);
  });
});
