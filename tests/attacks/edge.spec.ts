import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { OwnCompany, Uploaded } from '@carsi/contracts/directory/http/owned-company';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };

describe('the edge of the site under attack', () => {
  const folder = temporaryFolder();
  const admin = { email: 'yonetici@ornek.example', password: 'Yonetici-parolasi-1' };
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let boss: Person;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        TRUST_PROXY: '1',
        LIMITS: '{"login":60,"page":20,"register":1000,"read":100000,"session":100}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business' });
    boss = await signIn(site, admin.email, admin.password);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  /** As sent on the wire: `fetch` would normalise the path. */
  const raw = async (path: string, headers: Record<string, string> = {}) => {
    const { hostname, port } = new URL(carsi.url);
    const sent = request({ hostname, port, path, headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return { status: response.statusCode!, location: response.headers.location };
  };
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const companyOf = async (name: string): Promise<OwnCompany> => {
    const answer = await call(site, 'POST', '/api/companies', { ...form, name }, owner.token);
    const company = (await answer.json()) as OwnCompany;
    await call(site, 'POST', `/api/admin/companies/${company.id}/approve`, { approved: true }, boss.token);
    await expect.poll(async () => (await fetch(`${site.url}/api/companies/${company.id}`)).status).toBe(200);
    return company;
  };

  it('leads to no other site, however an address is written', async () => {
    for (const path of [
      '//x//evil.com/giris/',
      '//x//evil.com/',
      '/.//evil.com/',
      '/x/..//evil.com/',
      '//evil.com/',
      '/\\evil.com/',
      '/%2f%2fevil.com/',
      '//evil.com/%2e%2e/',
    ]) {
      const { status, location = '/' } = await raw(path, from('192.0.2.1'));
      expect(new URL(location, 'https://carsi.example').host, `${path} ${status} ${location}`).toBe('carsi.example');
      expect(location.startsWith('//'), path).toBe(false);
    }
  });

  it('counts an IPv6 network as one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 70 }, async (_, n) => {
        const headers = { ...from(`2001:db8:1:2::${(n + 1).toString(16)}`), 'content-type': 'application/json' };
        const body = JSON.stringify({ email: `yok${n}@ornek.example`, password: 'yanlis-parola' });
        return (await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body })).status;
      }),
    );
    expect(tries.filter((status) => status === 429)).toHaveLength(10);
  });

  it('renders no more pages for a network than its limit, whatever it requests', async () => {
    const statuses = async (ip: string, pathOf: (n: number) => string) =>
      Promise.all(Array.from({ length: 30 }, async (_, n) => (await raw(pathOf(n), from(ip))).status));
    const refused = (all: readonly number[]) => all.filter((status) => status === 429).length;
    expect(refused(await statuses('192.0.2.11', (n) => `/yok-${n}`))).toBe(10);
    expect(refused(await statuses('192.0.2.12', (n) => `/giris?x=${n}`))).toBe(10);
    expect(refused(await statuses('192.0.2.13', (n) => `/api/yok-${n}`))).toBe(10);
    // Parameters that a page does not read do not make another page of it.
    await raw('/hakkimizda', from('192.0.2.14'));
    expect(refused(await statuses('192.0.2.15', (n) => `/hakkimizda?x=${n}`))).toBe(0);
  });

  it('reveals nothing of a suspended company through its parts', async () => {
    const company = await companyOf('Askıda Kebap');
    const statuses = () =>
      Promise.all(
        ['', '/details', '/reviews', '/rating', '/visitor-stats', '/campaigns', '/products-services', '/insights'].map(
          async (part) => (await fetch(`${site.url}/api/companies/${company.id}${part}`)).status,
        ),
      );
    expect(new Set(await statuses())).toEqual(new Set([200]));
    await call(site, 'POST', `/api/admin/companies/${company.id}/suspend`, { reason: 'Şikâyet var' }, boss.token);
    await expect.poll(async () => [...new Set(await statuses())]).toEqual([404]);
    const reviews = (token: string) => call(site, 'GET', `/api/companies/${company.id}/reviews`, undefined, token);
    expect((await reviews(boss.token)).status).toBe(200);
    expect((await reviews((await signUp(site)).token)).status).toBe(404);
  });

  it('preserves the picture of a company when its owner removes the same avatar', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const upload = async (path: string): Promise<Uploaded & { readonly avatar: string }> => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
      const headers = { authorization: `Bearer ${owner.token}` };
      return (await (await fetch(site.url + path, { method: 'POST', body, headers })).json()) as never;
    };
    const [{ url: logo }, { avatar }] = [await upload('/api/uploads'), await upload('/api/auth/avatar')];
    expect(avatar).not.toBe(logo);
    expect((await call(site, 'DELETE', '/api/auth/avatar', undefined, owner.token)).status).toBe(200);
    expect([(await fetch(site.url + logo)).status, (await fetch(site.url + avatar)).status]).toEqual([200, 404]);
  });

  it('contains no name, no password and no internal host in its links', async () => {
    for (const website of ['http://user:pw@evil.com', 'http://127.0.0.1:1/', 'https://evil.com"onx=1']) {
      const answer = await call(site, 'POST', '/api/companies', { ...form, website }, owner.token);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        422,
        'COMPANY_WEBSITE_INVALID',
      ]);
      const own = await call(site, 'PUT', '/api/users/me/settings', { website }, owner.token);
      expect(own.status).toBe(422);
    }
  });

  it('opens no socket for a page of another site', async () => {
    const connect = async (extraHeaders: Record<string, string>) => {
      const socket = io(carsi.url, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token: owner.token },
        extraHeaders,
      });
      const opened = await new Promise<boolean>((resolve) => {
        socket.once('connect', () => resolve(true));
        socket.once('connect_error', () => resolve(false));
      });
      socket.close();
      return opened;
    };
    expect(await connect({ origin: 'https://evil.com' })).toBe(false);
    expect(await connect({ origin: 'null' })).toBe(false);
    expect(await connect({ origin: carsi.url })).toBe(true);
    expect(await connect({})).toBe(true);
  });

  it('checks a limited number of the tokens that sockets present', async () => {
    const socket = io(carsi.url, { transports: ['websocket'], reconnection: false, extraHeaders: from('192.0.2.99') });
    await once(socket as never, 'connect');
    const codes = new Set<string>();
    for (let n = 0; n < 120; n++)
      codes.add(((await socket.emitWithAck('auth', { token: `a.b.${n}` })) as { code: string }).code);
    socket.close();
    expect([...codes]).toEqual(['SIGN_IN_REQUIRED', 'TOO_MANY_REQUESTS']);
  });
});
