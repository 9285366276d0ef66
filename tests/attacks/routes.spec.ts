import { routeList } from '@carsi/contracts/all-routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

/** Routes that write without a session: the table may not add one by mistake. */
const openWrites = [
  ...[
    'account/confirm-deletion',
    'exchange',
    'login',
    'logout',
    'refresh',
    'register',
    'resend-verification',
    'reset-password',
    'second-factor',
    'take-back-email',
    'update-password',
    'verify-email',
  ].map((name) => `POST /api/auth/${name}`),
  'POST /api/analytics',
  'POST /api/companies/{id}/track-visit',
  'POST /api/blog/{id}/view',
  ...['like', 'save'].flatMap((name) => [`PUT /api/blog/{id}/${name}`, `DELETE /api/blog/{id}/${name}`]),
  'PUT /api/help/{id}/vote',
  ...['contact', 'newsletter', 'newsletter/confirm', 'newsletter/unsubscribe'].map((name) => `POST /api/${name}`),
];

describe('every route', () => {
  const folder = temporaryFolder();
  const adminEmail = 'yonetici@ornek.example';
  const adminPassword = 'Yonetici-parolasi-1';
  let carsi: Carsi;
  let site: Site;
  let people: Record<'customer' | 'freelancer' | 'business' | 'other', Person>;
  let admin: Person;
  let companyId: string;

  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
        LIMITS: '{"login":1000,"register":1000,"mail":1000,"account":100000,"upload":1000,"session":100000}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
    people = {
      customer: await signUp(site),
      freelancer: await signUp(site, { userType: 'freelancer' }),
      business: await signUp(site, { userType: 'business' }),
      other: await signUp(site, { userType: 'business' }),
    };
    admin = await signIn(site, adminEmail, adminPassword);
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const added = await call(site, 'POST', '/api/companies', form, people.business.token);
    companyId = ((await added.json()) as { id: string }).id;
    await call(site, 'POST', `/api/admin/companies/${companyId}/approve`, { approved: true }, admin.token);
    // Figures are refused to strangers once analytics knows whose the company is.
    const figures = async () =>
      (await call(site, 'GET', `/api/companies/${companyId}/analytics`, undefined, people.business.token)).status;
    await vi.waitUntil(async () => (await figures()) === 200, { timeout: 30_000, interval: 50 });
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  const routes = routeList.map(({ key, method, path, who }) => ({ route: key, method, path, who }));
  /** Ids in an address lead to what belongs to the business. */
  const addressOf = (path: string): string =>
    path
      .replace('/users/{id}', `/users/${people.business.id}`)
      .replace('{userId}', people.business.id)
      .replace('/companies/{id}', `/companies/${companyId}`)
      .replace('/analytics/audit', '/analytics/audit?metric=views')
      .replaceAll(/\{\w+\}/g, 'yok');
  const request = (method: string, path: string, token?: string) =>
    call(site, method, addressOf(path), ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined, token);

  it('is for admins under /admin, and for everybody only where that is known', () => {
    const under = routes.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(under.filter(({ who }) => who !== 'admin')).toEqual([]);
    const open = routes.filter(({ who, method }) => who === 'anyone' && method !== 'GET').map(({ route }) => route);
    expect(open.sort()).toEqual([...openWrites].sort());
    const personal =
      /^\/api\/(users|favorites|notifications|conversations|requests|subscriptions|invoices|billing)(\/|$)/;
    expect(routes.filter(({ who, path }) => who === 'anyone' && personal.test(path))).toEqual([]);
  });

  const guarded = routes.filter(({ who }) => who !== 'anyone');
  it.each(guarded)('$route is closed to anonymous callers and false tokens', async ({ method, path }) => {
    for (const token of [undefined, 'a.b.c', `${people.business.token}x`, people.business.refreshToken]) {
      const response = await request(method, path, token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ statusCode: 401, code: 'SIGN_IN_REQUIRED' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(guarded.filter(({ who }) => who === 'admin'))(
    '$route is shut for everybody but admins',
    async ({ method, path }) => {
      for (const { token } of Object.values(people)) expect((await request(method, path, token)).status).toBe(403);
    },
  );

  it.each(guarded.filter(({ who }) => ['self', 'owner'].includes(who)))(
    '$route is shut for other people',
    async ({ method, path }) => {
      for (const name of ['customer', 'freelancer', 'other'] as const) {
        const response = await request(method, path, people[name].token);
        expect(response.status).toBe(403);
      }
    },
  );

  it.each(routes.filter(({ who, method }) => who === 'anyone' && method === 'GET'))(
    '$route never answers 401, whatever the token',
    async ({ method, path }) => {
      const plain = (await request(method, path)).status;
      for (const token of ['a.b.c', people.customer.token, `${people.customer.token}x`])
        expect((await request(method, path, token)).status).toBe(plain);
    },
  );

  it.each(routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method)))(
    '$route takes no body that is none for anything, and never fails',
    async ({ method, path }) => {
      const bodies = [
        '{',
        '[]',
        '"x"',
        'null',
        '1',
        '{"__proto__":{"admin":true}}',
        '{"constructor":{"prototype":{}}}',
        nested(2_000),
      ];
      for (const body of bodies) {
        const response = await call(site, method, addressOf(path), body, admin.token);
        expect(response.status, body.slice(0, 40)).toBeLessThan(500);
        // What does not fit is reported in Turkish, also where a schema has no sentence of its own.
        const refusal = response.status === 400 ? await response.text() : '';
        expect(refusal).not.toMatch(/Invalid|expected|Too (big|small)/);
      }
      const large = await call(site, method, addressOf(path), `{"a":"${'x'.repeat(300_000)}"}`, admin.token);
      expect([400, 413, 415]).toContain(large.status);
    },
  );
});

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
