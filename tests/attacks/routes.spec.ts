import { operations } from '@carsi/bff/docs/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from '../people.js';
import { startCarsi, temporaryFolder, type Carsi } from '../start-carsi.js';

/** Who may ask for a route: everybody, whoever is signed in, whom it belongs to, or admins. */
type Door = 'everybody' | 'member' | 'self' | 'owner' | 'admin';

const doors: Readonly<Record<string, Door>> = Object.fromEntries(
  Object.entries({
    everybody: operations
      .filter(
        ({ path }) =>
          !/^\/api\/(auth|users|admin|favorites|notifications|conversations|requests|subscriptions|invoices|billing)(\/|$)/.test(
            path,
          ),
      )
      .filter(({ path }) => !path.endsWith('/mine') && !path.includes('{id}/analytics'))
      .filter(({ method, path }) => method === 'get' || /track-visit$|^\/api\/analytics$/.test(path))
      .map(({ method, path }) => `${method} ${path}`)
      .concat(
        [
          'register',
          'login',
          'second-factor',
          'refresh',
          'logout',
          'reset-password',
          'resend-verification',
          'verify-email',
        ].map((name) => `post /api/auth/${name}`),
        'post /api/auth/update-password',
        ...['put', 'delete'].flatMap((verb) => [`${verb} /api/blog/{id}/like`, `${verb} /api/blog/{id}/save`]),
        'post /api/blog/{id}/view',
        'get /api/blog/{id}/mine',
        'put /api/help/{id}/vote',
        ...['contact', 'newsletter', 'newsletter/confirm', 'newsletter/unsubscribe'].map((name) => `post /api/${name}`),
        'post /api/auth/exchange',
        'post /api/auth/account/confirm-deletion',
        'post /api/auth/take-back-email',
        'get /api/auth/export/{id}/file',
        ...['providers', 'google', 'github', '{provider}/callback'].map((name) => `get /api/auth/${name}`),
      ),
    self: [
      'get /api/users/{id}/companies',
      'get /api/users/{id}/favorites',
      'get /api/favorites/{userId}',
      'delete /api/favorites/{userId}/{companyId}',
      'get /api/favorites/{userId}/{companyId}/check',
    ],
    owner: [
      'put /api/companies/{id}',
      'delete /api/companies/{id}',
      'post /api/companies/{id}/restore',
      'get /api/companies/{id}/history',
      'post /api/companies/{id}/revisions/{version}/restore',
      'get /api/companies/{id}/offers',
      'post /api/companies/{id}/review-invitations',
    ],
    admin: operations
      .filter(({ path }) => path.startsWith('/api/admin/'))
      .map(({ method, path }) => `${method} ${path}`),
  } satisfies Partial<Record<Door, readonly string[]>>).flatMap(([door, routes]) =>
    routes.map((route) => [route, door as Door]),
  ),
);

const doorOf = (route: string): Door => doors[route] ?? 'member';

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
  }, 60_000);
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  const routes = operations.map(({ method, path }) => ({
    route: `${method} ${path}`,
    method: method.toUpperCase(),
    path,
  }));
  /** Ids in an address lead to what belongs to the business. */
  const addressOf = (path: string): string =>
    path
      .replace('/users/{id}', `/users/${people.business.id}`)
      .replace('{userId}', people.business.id)
      .replace('/companies/{id}', `/companies/${companyId}`)
      .replaceAll(/\{\w+\}/g, 'yok');
  const ask = (method: string, path: string, token?: string) =>
    call(site, method, addressOf(path), ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined, token);

  it('is known, with who may ask for it', () => {
    const known = new Set(routes.map(({ route }) => route));
    expect(Object.keys(doors).filter((route) => !known.has(route))).toEqual([]);
    expect(routes.filter(({ route }) => doorOf(route) !== 'everybody').length).toBeGreaterThan(25);
  });

  const guarded = routes.filter(({ route }) => doorOf(route) !== 'everybody');
  it.each(guarded)('$route is shut for nobody and for false tokens', async ({ method, path }) => {
    for (const token of [undefined, 'a.b.c', `${people.business.token}x`, people.business.refreshToken]) {
      const response = await ask(method, path, token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ statusCode: 401, code: 'SIGN_IN_REQUIRED' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(guarded.filter(({ route }) => doorOf(route) === 'admin'))(
    '$route is shut for everybody but admins',
    async ({ method, path }) => {
      for (const { token } of Object.values(people)) expect((await ask(method, path, token)).status).toBe(403);
    },
  );

  it.each(guarded.filter(({ route }) => ['self', 'owner'].includes(doorOf(route))))(
    '$route is shut for other people',
    async ({ method, path }) => {
      for (const name of ['customer', 'freelancer', 'other'] as const) {
        const response = await ask(method, path, people[name].token);
        expect(response.status).toBe(403);
      }
    },
  );

  it.each(routes.filter(({ route, method }) => doorOf(route) === 'everybody' && method === 'GET'))(
    '$route never answers 401, whatever the token',
    async ({ method, path }) => {
      const plain = (await ask(method, path)).status;
      for (const token of ['a.b.c', people.customer.token, `${people.customer.token}x`])
        expect((await ask(method, path, token)).status).toBe(plain);
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
        const { status } = await call(site, method, addressOf(path), body, admin.token);
        expect(status, body.slice(0, 40)).toBeLessThan(500);
      }
      const large = await call(site, method, addressOf(path), `{"a":"${'x'.repeat(300_000)}"}`, admin.token);
      expect([400, 413, 415]).toContain(large.status);
    },
  );
});

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
