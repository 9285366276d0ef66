import type { TokensAnswer } from '@carsi/contracts/identity/http/account';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { Review } from '@carsi/contracts/reviews/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailbox, type Mailbox } from '../support/own-mailbox.js';
import { call, signIn, type Person } from '../support/people.js';
import { startDistributed, type Distributed } from '../support/start-distributed.js';

const password = 'Dagitik-parola-1';

describe('accounts, on real servers with two BFFs', () => {
  let mailbox: Mailbox;
  let system: Distributed;
  let companyId = '';
  beforeAll(async () => {
    mailbox = await startMailbox();
    system = await startDistributed({
      SMTP_URL: mailbox.smtpUrl,
      ADMIN_EMAIL: 'yonetici@ornek.example',
      ADMIN_PASSWORD: 'Yonetici-parolasi-1',
      LIMITS: '{"login":10000,"register":1000,"mail":1000,"session":10000,"account":10000}',
    });
    await system.start('bff-2');
  }, 180_000);
  afterAll(async () => {
    await system?.stop();
    await mailbox?.stop();
  });
  const first = () => ({ url: system.url, folder: '' });
  const second = () => ({ url: system.secondUrl, folder: '' });
  const register = (email: string, userType = 'customer') =>
    call(first(), 'POST', '/api/auth/register', {
      email,
      password,
      full_name: 'Ayşe Yılmaz',
      user_type: userType,
      company_name: 'Ada Ltd',
      accepted_terms: true,
    });
  const me = async (site: { url: string }, { token }: Pick<Person, 'token'>) =>
    (await call(site, 'GET', '/api/auth/me', undefined, token)).status;

  it('registers here, proves the mailbox there and signs in anywhere', async () => {
    expect((await register('ayse@ornek.example', 'business')).status).toBe(201);
    const link = await mailbox.linkTo('ayse@ornek.example', '/email-dogrulama');
    const token = link.searchParams.get('token');
    expect((await call(second(), 'POST', '/api/auth/verify-email', { token })).status).toBe(200);
    const person = await signIn(first(), 'ayse@ornek.example', password);
    expect([await me(first(), person), await me(second(), person)]).toEqual([200, 200]);
  }, 90_000);

  it('lets an owner add a company that is public once an admin approves it', async () => {
    const owner = await signIn(first(), 'ayse@ornek.example', password);
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const added = await call(first(), 'POST', '/api/companies', form, owner.token);
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as OwnCompany;
    companyId = id;
    expect((await call(second(), 'GET', `/api/companies/${id}`)).status).toBe(404);
    const admin = await signIn(second(), 'yonetici@ornek.example', 'Yonetici-parolasi-1');
    const approved = await call(
      second(),
      'POST',
      `/api/admin/companies/${id}/approve`,
      { approved: true },
      admin.token,
    );
    expect(approved.status).toBe(200);
    await expect.poll(async () => (await call(first(), 'GET', `/api/companies/${id}`)).status).toBe(200);
  }, 60_000);

  it('hides a review until its author has proven the address, and then shows it everywhere, with or without names', async () => {
    const path = `/api/companies/${companyId}/reviews`;
    await register('yazan@ornek.example');
    const author = await signIn(first(), 'yazan@ornek.example', password);
    const review = { company_id: companyId, rating: 4, content: 'Közde patlıcanı çok güzeldi.' };
    const post = async () => (await call(first(), 'POST', '/api/reviews', review, author.token)).status;
    await expect.poll(post).toBe(201);
    const observed = async (site: { url: string }, token?: string) => {
      const response = await call(site, 'GET', path, undefined, token);
      const reviews = (await response.json()) as Review[];
      const names = reviews.map(({ display_name, published }) => [display_name, published]);
      return { names, degraded: response.headers.get('x-degraded') };
    };
    expect(await observed(second())).toEqual({ names: [], degraded: null });
    expect((await observed(second(), author.token)).names).toEqual([['Ayşe Yılmaz', false]]);
    const link = await mailbox.linkTo('yazan@ornek.example', '/email-dogrulama');
    await call(second(), 'POST', '/api/auth/verify-email', { token: link.searchParams.get('token') });
    for (const site of [first(), second()])
      await expect.poll(() => observed(site)).toEqual({ names: [['Ayşe Yılmaz', true]], degraded: null });
    await system.kill('identity');
    await system.kill('bff-2');
    await system.start('bff-2');
    const since = Date.now();
    expect(await observed(second())).toEqual({ names: [['Kullanıcı', true]], degraded: 'identity' });
    expect(Date.now() - since).toBeLessThan(1_500);
    await system.start('identity');
    await expect.poll(() => observed(second())).toMatchObject({ names: [['Ayşe Yılmaz', true]] });
    await system.kill('reviews');
    await system.kill('bff-2');
    await system.start('bff-2');
    const details = await call(second(), 'GET', `/api/companies/${companyId}/details`);
    expect(details.headers.get('x-degraded')).toBe('reviews');
    expect(await details.json()).toMatchObject({ rating: { rating: 4, review_count: 1 }, reviews: [] });
    await system.start('reviews');
  }, 150_000);

  it('stops guesses at one account, however they are spread', async () => {
    await register('hedef@ornek.example');
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const site = n % 2 === 0 ? first() : second();
      const guess = { email: 'hedef@ornek.example', password: `yanlis-${n}` };
      statuses.push((await call(site, 'POST', '/api/auth/login', guess)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  }, 60_000);

  it('ends a session everywhere within a second, and remembers it through a restart', async () => {
    const person = await signIn(first(), 'ayse@ornek.example', password);
    expect(await me(second(), person)).toBe(200);
    expect((await call(first(), 'POST', '/api/auth/logout', { token: person.token })).status).toBe(200);
    const since = Date.now();
    await expect.poll(() => me(second(), person), { timeout: 5_000, interval: 20 }).toBe(401);
    expect(Date.now() - since).toBeLessThan(1_500);
    await system.kill('bff-2');
    await system.start('bff-2');
    await expect.poll(() => me(second(), person)).toBe(401);
  }, 60_000);

  it('refreshes fifty at once over both as one', async () => {
    const person = await signIn(first(), 'ayse@ornek.example', password);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        call(n % 2 === 0 ? first() : second(), 'POST', '/api/auth/refresh', { refreshToken: person.refreshToken }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const tokens = (await Promise.all(answers.map((answer) => answer.json()))) as TokensAnswer[];
    expect(new Set(tokens.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  }, 60_000);

  it('mails a link although identity was killed right after it had answered', async () => {
    expect((await register('olum@ornek.example')).status).toBe(201);
    await system.kill('identity');
    await system.start('identity');
    await mailbox.linkTo('olum@ornek.example', '/email-dogrulama');
    expect(mailbox.count('olum@ornek.example')).toBe(1);
  }, 120_000);
});
