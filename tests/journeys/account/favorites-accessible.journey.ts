import type { LoginAnswer } from '@carsi/contracts/identity/http/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/people.js';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';
import { arriveAs, password, register } from '../support/member.js';

const email = 'seven@ornek.com';
let carsi: Visit;
let slug: string;
beforeAll(async () => {
  carsi = await visit({ own: true });
  await register(carsi, email);
  const login = await call(carsi, 'POST', '/api/auth/login', { email, password });
  const { token, user } = (await login.json()) as LoginAnswer;
  for (const company of await carsi.sampled(5)) {
    slug = company.slug;
    const body = { user_id: user.id, company_id: company.id };
    expect((await call(carsi, 'POST', '/api/favorites', body, token)).status).toBe(200);
  }
});
afterAll(() => carsi.leave());

describe.each(looks)('%s, %s, favourites break no rule of axe and fit the window', (_, colorScheme, viewport) => {
  it.each([
    ['in a grid', '/favoriler', /^Favorilerden kaldır/],
    ['in a list', '/favoriler?gorunum=liste', /^Favorilerden kaldır/],
    ['where none is found', '/favoriler?q=hicbiri', 'Filtreleri temizle'],
    ['in the profile', '/profil?sekme=favoriler', 'Tümünü gör'],
    ['as the heart of a company', '/firma/:slug', 'Favorilerden kaldır'],
  ] as const)('%s', async (_where, path, name) => {
    const context = await arriveAs(carsi, email, { viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(path.replace(':slug', slug));
    const main = page.getByRole('main');
    await main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().waitFor();
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await context.close();
  });
});
