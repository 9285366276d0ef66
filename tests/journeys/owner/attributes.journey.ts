import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs } from '../support/member.js';
import { openCompany, patron, patronsPassword } from '../support/owner.js';

const owner = 'sahip@ozellik.example';
const name = 'Özellikli Ocakbaşı';
let carsi: Visit;
let edit: string;
beforeAll(async () => {
  carsi = await visit({ own: true });
  const { id } = await openCompany(carsi, owner, name);
  edit = `/firma/duzenle/${id}`;
});
afterAll(() => carsi.leave());

describe('attributes and the price level', () => {
  it('are ticked by the owner, seen and approved by an admin, and wanted by a visitor', async () => {
    const shop = await arriveAs(carsi, owner);
    const form = await shop.newPage();
    await form.goto(edit);
    const attributes = form.getByRole('group', { name: 'Özellikler' });
    for (const label of ['Otopark', 'Engelli erişimi', 'Kredi kartı']) await attributes.getByLabel(label).check();
    await attributes.getByLabel('Kredi kartı').uncheck();
    await form.getByRole('group', { name: 'Fiyat düzeyi' }).getByText('₺₺', { exact: true }).click();
    expect(await form.getByRole('radio', { name: 'Orta' }).isChecked()).toBe(true);
    expect(await brokenRules(form)).toEqual([]);
    await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await form.getByText('Firma bilgileri güncellendi').first().waitFor();
    await shop.close();

    const office = await arriveAs(carsi, patron, {}, patronsPassword);
    const desk = await office.newPage();
    await desk.goto('/profil?sekme=yonetim&bolum=firmalar');
    await desk.getByRole('button', { name: `Ayrıntılar: ${name}` }).click();
    const line = desk.getByRole('article').filter({ hasText: name });
    for (const label of ['Otopark', 'Engelli erişimi']) await line.getByText(label, { exact: true }).waitFor();
    await line.getByText('₺₺', { exact: true }).waitFor();
    expect(await brokenRules(desk)).toEqual([]);
    await line.getByRole('button', { name: `Onayla: ${name}` }).click();
    await desk.getByText('Firma onaylandı').waitFor();
    await office.close();

    const street = await carsi.arrive();
    const visitor = await street.newPage();
    await visitor.goto('/firmalar?sehir=adana', { waitUntil: 'networkidle' });
    await visitor.getByRole('button', { name: /^Filtreler/ }).click();
    const panel = visitor.getByRole('dialog', { name: 'Gelişmiş filtreler' });
    await panel.getByLabel(/^Otopark/).check();
    await panel.getByLabel(/^Engelli erişimi/).check();
    await panel.getByRole('button', { name: /^Orta/ }).click();
    expect(await brokenRules(visitor)).toEqual([]);
    await panel.getByRole('button', { name: 'Filtreleri Uygula' }).click();
    await panel.waitFor({ state: 'hidden' });
    expect(Object.fromEntries(new URL(visitor.url()).searchParams)).toEqual({
      sehir: 'adana',
      ozellik: 'otopark,engelli-erisimi',
      fiyat: '2',
    });
    await visitor.getByRole('link', { name: 'Otopark filtresini kaldır' }).waitFor();
    // The engine that finds words may be behind.
    await expect
      .poll(
        async () => {
          await visitor.reload({ waitUntil: 'networkidle' });
          return visitor.getByRole('link', { name, exact: true }).count();
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);
    await visitor.getByRole('link', { name, exact: true }).first().click();
    await visitor.getByRole('heading', { name, level: 1 }).waitFor();
    for (const label of ['Otopark', 'Engelli erişimi'])
      await visitor.getByRole('listitem').filter({ hasText: label }).first().waitFor();
    expect(await visitor.getByText('Kredi kartı', { exact: true }).count()).toBe(0);
    await visitor.getByText('₺₺', { exact: true }).first().waitFor();
    expect(await brokenRules(visitor)).toEqual([]);

    await visitor.goto(`/arama?q=${encodeURIComponent('otoparklı ocakbaşı adana')}`);
    await visitor.getByRole('link', { name, exact: true }).first().waitFor();
    await street.close();
  }, 60_000);
});

describe.each(looks)('%s, %s', (_, colorScheme, viewport) => {
  it('the form and the filters break no rule of axe and fit the window', async () => {
    const context = await arriveAs(carsi, owner, { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const looked = async (what: string) => {
      expect([what, ...(await brokenRules(page))]).toEqual([what]);
      expect([what, await overflow(page)]).toEqual([what, 0]);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/${what}-${colorScheme}-${viewport.width}.png` });
    };
    await page.goto(edit, { waitUntil: 'networkidle' });
    await page.getByRole('group', { name: 'Özellikler' }).scrollIntoViewIfNeeded();
    // What was saved is no longer a draft.
    expect(await page.getByText('Kaydetmediğiniz değişiklikler geri getirildi.').count()).toBe(0);
    await looked('form');
    await page.goto('/firmalar?ozellik=otopark&fiyat=2', { waitUntil: 'networkidle' });
    await looked('list');
    await page.getByRole('button', { name: /^Filtreler/ }).click();
    await page.getByRole('group', { name: 'Özellikler' }).scrollIntoViewIfNeeded();
    await looked('filters');
    await context.close();
  }, 60_000);
});
