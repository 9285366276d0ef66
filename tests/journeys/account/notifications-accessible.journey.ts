import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/people.js';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, password, register } from '../support/member.js';

const patron = { email: 'patron@ornek.com', password: 'uzun bir yönetici şifresi' };
const email = 'zil@ornek.com';
let carsi: Visit;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron.email;
  process.env['ADMIN_PASSWORD'] = patron.password;
  carsi = await visit({ own: true });
  await register(carsi, email, { user_type: 'business', company_name: 'Zil Ltd' });
  const token = new URL(await carsi.mailedLink(email, /doğrulayın/), carsi.url).searchParams.get('token');
  await call(carsi, 'POST', '/api/auth/verify-email', { token });
  const owner = await signInOverHttp(carsi.url, email, password);
  const admin = await signInOverHttp(carsi.url, patron.email, patron.password);
  const [known] = await carsi.api<CompanyListItem[]>('/api/companies?limit=1');
  for (const name of ['Zil Kebap', 'Zil Kahvaltı ve Börek Evi, Sahil Yolu Büyük Şubesi']) {
    const form = { name, description: 'Közde', city: 'Adana', category_id: known!.category?.slug ?? 'restaurant' };
    const added = await call(carsi, 'POST', '/api/companies', form, owner.token);
    const { id } = (await added.json()) as OwnCompany;
    await call(carsi, 'POST', `/api/admin/companies/${id}/approve`, { approved: true }, admin.token);
    await call(carsi, 'POST', '/api/favorites', { user_id: admin.user.id, company_id: id }, admin.token);
  }
});
afterAll(() => carsi.leave());

describe.each(looks)('%s, %s, notifications break no rule of axe and fit the window', (_, colorScheme, viewport) => {
  it.each([
    ['in a list', '/bildirimler', 'İşletmeniz onaylandı'],
    ['where there are none', '/bildirimler?sekme=mesajlar', 'Mesaj bildirimi yok'],
  ] as const)('%s', async (_where, path, heading) => {
    const context = await arriveAs(carsi, email, { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor();
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await context.close();
  });

  it('in the bell, and in the question before the archive is emptied', async () => {
    const context = await arriveAs(carsi, email, { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/bildirimler');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Bildirimler: /u })
      .click();
    await page.getByRole('link', { name: 'Tümünü gör' }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Arşivi boşalt' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await context.close();
  });
});
