import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import {
  billingIdentityAnswer,
  invoice as invoiceSchema,
  subscribed,
  subscription as subscriptionSchema,
} from '@carsi/contracts/billing/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

describe('plans and invoices', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let stranger: Person;
  let admin: Person;
  let kebap: string;
  let terzi: string;

  const companyOf = async ({ token }: Person, name: string): Promise<string> => {
    const form = { name, description: 'Özenle', city: 'Adana', category_id: 'restaurant' };
    const { id } = (await (await call(site, 'POST', '/api/companies', form, token)).json()) as OwnCompany;
    await call(site, 'POST', `/api/admin/companies/${id}/approve`, { approved: true }, admin.token);
    // Billing hears of it a moment later.
    for (let n = 0; n < 600; n++) {
      if ((await call(site, 'GET', `/api/subscriptions/${id}/status`, undefined, token)).status === 200) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return id;
  };
  beforeAll(async () => {
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LIMITS: '{"register":1000,"login":1000}' };
    carsi = await startCarsi(folder.path, { env });
    site = { url: carsi.url, folder: folder.path };
    [owner, stranger] = [await signUp(site, { userType: 'business' }), await signUp(site, { userType: 'business' })];
    admin = await signIn(site, email, password);
    kebap = await companyOf(owner, 'Ada Kebap');
    terzi = await companyOf(owner, 'Terzi Usta');
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  const statusOf = async (id: string) => {
    const answer = await call(site, 'GET', `/api/subscriptions/${id}/status`, undefined, owner.token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return subscriptionSchema.parse(await answer.json());
  };
  const invoicesOf = async (id: string) =>
    z
      .array(invoiceSchema)
      .parse(await (await call(site, 'GET', `/api/subscriptions/${id}/invoices`, undefined, owner.token)).json());
  const subscribe = (body: object, { token } = owner) => call(site, 'POST', '/api/subscriptions', body, token);

  it('of another owner’s company are closed', async () => {
    const tries = [
      await call(site, 'GET', `/api/subscriptions/${kebap}/status`, undefined, stranger.token),
      await call(site, 'GET', `/api/subscriptions/${kebap}/invoices`, undefined, stranger.token),
      await call(site, 'PATCH', `/api/subscriptions/${kebap}`, { autoRenew: true }, stranger.token),
      await call(site, 'PATCH', `/api/subscriptions/${kebap}`, { cancel: true }, stranger.token),
      await call(site, 'POST', `/api/subscriptions/${kebap}/trial`, {}, stranger.token),
      await subscribe({ company_id: kebap, plan_id: 'premium', duration: 30 }, stranger),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statusOf(kebap)).toMatchObject({ planId: 'basic' });
  });
  it.each([
    [{ plan_id: 'premium', duration: -30 }, 422],
    [{ plan_id: 'premium', duration: 0 }, 422],
    [{ plan_id: 'premium', duration: 36_500 }, 422],
    [{ plan_id: 'premium', duration: 1e308 }, 422],
    [{ plan_id: 'premium', duration: '30' }, 400],
    [{ plan_id: 'gold', duration: 30 }, 400],
    [{ plan_id: ['premium'], duration: 30 }, 400],
    [{ plan_id: '__proto__', duration: 30 }, 400],
  ])('take no %j', async (wish, status) => {
    expect((await subscribe({ company_id: kebap, ...wish })).status).toBe(status);
    expect(await invoicesOf(kebap)).toEqual([]);
  });
  it('cost what they cost, whatever else is sent along', async () => {
    const tricks = {
      price: 0,
      total: 0,
      credit: 9_900,
      planId: 'basic',
      state: 'paid',
      endsAt: '2099-01-01T00:00:00Z',
    };
    const answer = await subscribe({ company_id: kebap, plan_id: 'premium', duration: 30, ...tricks });
    expect(answer.status).toBe(200);
    expect(subscribed.parse(await answer.json())).toMatchObject({
      subscription: { planId: 'premium', payment: 'due' },
      invoice: { total: 99, kdv: 16.5, credit: 0, state: 'due' },
    });
    expect((await subscribe({ company_id: kebap, plan_id: 'basic', duration: 30 })).status).toBe(200);
    expect(await statusOf(kebap)).toMatchObject({ planId: 'premium', nextPlanId: 'basic', autoRenew: false });
  });
  it('are made out to the name that the owner gives, and only the owner gives it', async () => {
    const form = {
      kind: 'person',
      name: '<b>Ayşe</b> Yılmaz',
      taxNumber: '10000000146',
      address: 'Çarşı Sok. 3',
      city: 'Adana',
      district: 'Seyhan',
    };
    const tricks = { userId: stranger.id, id: stranger.id, buyerId: stranger.id, user_type: 'admin', verified: true };
    const put = (body: object, { token }: Person) => call(site, 'PUT', '/api/billing/identity', body, token);
    const mine = async ({ token }: Person) => {
      const answer = await call(site, 'GET', '/api/billing/identity', undefined, token);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return billingIdentityAnswer.parse(await answer.json()).identity;
    };
    const said = await put({ ...form, ...tricks }, owner);
    expect([said.status, Object.keys(((await said.json()) as { identity: object }).identity).toSorted()]).toEqual([
      200,
      ['address', 'city', 'district', 'email', 'kind', 'name', 'taxNumber', 'taxOffice'],
    ]);
    expect(await mine(stranger)).toBeNull();
    expect(await mine(owner)).toMatchObject({ name: form.name, taxOffice: null });
    for (const [wrong, status, code] of [
      [{ taxNumber: '10000000147' }, 422, 'BUYER_TCKN_INVALID'],
      [{ taxNumber: 10_000_000_146 }, 400, 'BAD_REQUEST'],
      [{ kind: 'admin' }, 400, 'BAD_REQUEST'],
      [{ name: 'a'.repeat(2_000) }, 400, 'BAD_REQUEST'],
    ] as const) {
      const answer = await put({ ...form, ...wrong }, owner);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    }
    expect(await mine(owner)).toMatchObject({ taxNumber: form.taxNumber });
  });
  it('are not billed twice, however fast the owner clicks', async () => {
    const wish = { company_id: terzi, plan_id: 'business', duration: 30 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(wish)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const invoices = await invoicesOf(terzi);
    expect(invoices).toMatchObject([{ buyer: { kind: 'person', taxNumber: '10000000146' } }]);
    expect(JSON.stringify(invoices)).not.toContain(owner.id);
  });
  it('are tried once, not once more for another company or after the first was ended', async () => {
    const third = await companyOf(owner, 'Cam Ustası');
    const fourth = await companyOf(owner, 'Demirci');
    const trial = (id: string) => call(site, 'POST', `/api/subscriptions/${id}/trial`, {}, owner.token);
    const tries = await Promise.all([third, fourth].map(trial));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const id of [third, fourth])
      await call(site, 'PATCH', `/api/subscriptions/${id}`, { cancel: true }, owner.token);
    expect((await Promise.all([third, fourth].map(trial))).map(({ status }) => status)).toEqual([409, 409]);
  });
  it('are paid when an admin confirms it, and only then', async () => {
    const [due] = await invoicesOf(kebap);
    for (const { token } of [owner, stranger])
      expect((await call(site, 'POST', `/api/admin/invoices/${due!.id}/paid`, {}, token)).status).toBe(403);
    const paid = await call(site, 'POST', `/api/admin/invoices/${due!.id}/paid`, {}, admin.token);
    expect(invoiceSchema.parse(await paid.json())).toMatchObject({ state: 'paid', companyName: 'Ada Kebap' });
    expect((await call(site, 'POST', '/api/admin/invoices/yok/paid', {}, admin.token)).status).toBe(404);
  });
  it('that were never paid give no second week: not after a cancellation, and not for another company', async () => {
    const poor = await signUp(site, { userType: 'business' });
    const [first, second] = [await companyOf(poor, 'Hep Yarın'), await companyOf(poor, 'Hep Öbür Gün')];
    const order = async (id: string) => {
      const wish = { company_id: id, plan_id: 'premium', duration: 30 };
      const answer = await call(site, 'POST', '/api/subscriptions', wish, poor.token);
      return subscribed.parse(await answer.json()).subscription;
    };
    expect(await order(first)).toMatchObject({ planId: 'premium', payment: 'due' });
    const waiting = { planId: 'basic', waitingPlanId: 'premium', payment: 'due', paymentFirst: true };
    expect(await order(second)).toMatchObject(waiting);
    for (let n = 0; n < 3; n++) {
      await call(site, 'PATCH', `/api/subscriptions/${first}`, { cancel: true }, poor.token);
      expect(await order(first)).toMatchObject(waiting);
    }
    expect((await call(site, 'POST', `/api/subscriptions/${first}/trial`, {}, poor.token)).status).toBe(409);
  });
  it('make a page premium, and being ended makes it plain again', async () => {
    const premium = async () => {
      const answer = await fetch(`${site.url}/api/companies/${kebap}`);
      const { premium: is, featured } = (await answer.json()) as { premium: boolean; featured: boolean };
      return [is, featured];
    };
    await expect.poll(premium).toEqual([true, true]);
    await call(site, 'PATCH', `/api/subscriptions/${kebap}`, { cancel: true }, owner.token);
    await expect.poll(premium).toEqual([false, false]);
  });
  it('cannot be given to oneself with the form of a company', async () => {
    await call(
      site,
      'PUT',
      `/api/companies/${kebap}`,
      { premium: true, featured: true, plan: 'business' },
      owner.token,
    );
    expect(await statusOf(kebap)).toMatchObject({ planId: 'basic', status: 'canceled' });
  });
  it('give a file to its owner, and answer others that there is none', async () => {
    const [invoice] = await invoicesOf(terzi);
    const fileFor = ({ token }: Person, id = invoice!.id) =>
      call(site, 'GET', `/api/invoices/${id}.pdf`, undefined, token);
    const file = await fileFor(owner);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect((await file.text()).startsWith('%PDF')).toBe(true);
    expect([
      (await fileFor(admin)).status,
      (await fileFor(stranger)).status,
      (await fileFor(owner, 'yok')).status,
    ]).toEqual([200, 404, 404]);
  });
});

describe('the figures of a company', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let stranger: Person;
  let companyId: string;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
    site = { url: carsi.url, folder: folder.path };
    [owner, stranger] = [await signUp(site, { userType: 'business' }), await signUp(site, { userType: 'business' })];
    const admin = await signIn(site, email, password);
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    companyId = ((await (await call(site, 'POST', '/api/companies', form, owner.token)).json()) as OwnCompany).id;
    await call(site, 'POST', `/api/admin/companies/${companyId}/approve`, { approved: true }, admin.token);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const figures = (rest: string, { token }: Person = owner) =>
    call(site, 'GET', `/api/companies/${companyId}/analytics${rest}`, undefined, token);

  it('are closed to other owners, on every route', async () => {
    await expect.poll(async () => (await figures('')).status).toBe(200);
    for (const way of ['', '?summary=true', '/audit?metric=views', '/audit?metric=views&format=csv', '/export'])
      expect((await figures(way, stranger)).status, way).toBe(403);
  });
  it('go no further back than the plan, whatever is requested', async () => {
    for (const days of [365, 9_999]) {
      const answer = await figures(`?period=daily&days=${days}`);
      expect(answer.headers.get('x-analytics-days')).toBe('7');
      expect(await answer.json()).toHaveLength(7);
    }
    for (const days of ['0', '-5', '1e9', 'NaN', '7;90']) expect((await figures(`?days=${days}`)).status).toBe(400);
    for (const metric of ['constructor', '__proto__', 'views%00']) {
      expect((await figures(`/audit?metric=${metric}`)).status).toBe(400);
    }
  });
  it('come as a file whose rows add up to the number', async () => {
    for (let n = 0; n < 3; n++) {
      await fetch(`${site.url}/api/companies/${companyId}/track-visit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (iPhone) Mobile v${n}` },
        body: JSON.stringify({ source: 'search', q: '=cmd|calc' }),
      });
    }
    const summed = async (): Promise<number> => {
      const [, ...rows] = (await (await figures('/audit?metric=views&format=csv')).text()).trim().split('\r\n');
      return rows.reduce((sum, row) => sum + Number(row.split(';')[1]), 0);
    };
    await expect.poll(summed).toBe(3);
    const complete = await (await figures('/export')).text();
    expect(complete.startsWith('\uFEFFTarih;') || complete.startsWith('Tarih;')).toBe(true);
    expect(complete).not.toMatch(/(?:^|;)[=+@]/m);
  });
});
