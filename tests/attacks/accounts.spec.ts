import type { AccountSession, AccountUser, TokensAnswer } from '@carsi/contracts/identity/http/account';
import type { ApiError } from '@carsi/contracts/api-error';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, linkTo, mailsTo, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const good = {
  full_name: 'Ayşe Yılmaz',
  email: 'saldiri@ornek.example',
  password: 'Uzunca-bir-parola-1',
  user_type: 'customer',
  accepted_terms: true,
};

/** Requested twenty times, 50 ms apart: within a second on a quiet machine, and correspondingly later on a slow one. */
const isSoonRefused = async (attempt: () => Promise<Response>): Promise<boolean> => {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await attempt()).status === 401) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

describe('accounts under attack', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: { LIMITS: '{"login":10000,"register":10000,"mail":10000,"account":100000,"session":100000}' },
    });
    site = { url: carsi.url, folder: folder.path };
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const post = (path: string, body: unknown, token?: string) => call(site, 'POST', `/api/auth/${path}`, body, token);
  const errorOf = async (response: Response): Promise<ApiError> => (await response.json()) as ApiError;
  const me = async ({ token }: Pick<Person, 'token'>) => call(site, 'GET', '/api/auth/me', undefined, token);

  describe('registration', () => {
    it.each<[string, object, number, string]>([
      ['no name', { full_name: '  ' }, 422, 'Ad ve soyad gereklidir.'],
      ['no e-mail', { email: '' }, 422, 'E-posta adresi gereklidir.'],
      ['an e-mail that is none', { email: 'ayse' }, 422, 'Geçerli bir e-posta adresi girin.'],
      [
        'a dotted capital I in the address',
        { email: 'ayse@İstanbul.example' },
        422,
        'Geçerli bir e-posta adresi girin.',
      ],
      [
        'a zero-width letter in the address',
        { email: 'ay\u200Bse@ornek.example' },
        422,
        'Geçerli bir e-posta adresi girin.',
      ],
      [
        'a direction mark in the address',
        { email: '\u202Eayse@ornek.example' },
        422,
        'Geçerli bir e-posta adresi girin.',
      ],
      ['two addresses', { email: 'a@ornek.example,b@ornek.example' }, 422, 'Geçerli bir e-posta adresi girin.'],
      [
        'a header in the address',
        { email: 'a@ornek.example\r\nBcc: b@ornek.example' },
        422,
        'Geçerli bir e-posta adresi girin.',
      ],
      ['a short password', { password: '12345' }, 422, 'Şifre en az 6 karakter olmalıdır.'],
      ['a common password', { password: '123456' }, 422, 'Bu şifre çok yaygın, lütfen başka bir şifre seçin.'],
      ['no type', { user_type: '' }, 422, 'Kullanıcı tipi seçiniz.'],
      ['a business without a name', { user_type: 'business' }, 422, 'İşletme sahipleri için şirket adı gereklidir.'],
      [
        'terms that were not accepted',
        { accepted_terms: false },
        422,
        'Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.',
      ],
      ['a wish to be admin', { user_type: 'admin' }, 403, 'Bu işlem için yetkiniz yok.'],
      [
        'a wish to be admin, before anything else',
        { user_type: 'admin', email: '' },
        403,
        'Bu işlem için yetkiniz yok.',
      ],
      ['operators for values', { email: { $gt: '' } }, 400, 'İstek anlaşılamadı.'],
      ['lists for values', { password: ['a', 'b', 'c', 'd', 'e', 'f'] }, 400, 'İstek anlaşılamadı.'],
      ['a long text', { full_name: 'a'.repeat(10_001) }, 400, 'İstek anlaşılamadı.'],
    ])('with %s is refused', async (_what, over, status, message) => {
      const response = await post('register', { ...good, ...over });
      expect(await errorOf(response)).toMatchObject({ statusCode: status, message });
    });

    it.each([
      '\u0000',
      '\uD800',
      'a\u0000b',
      '\u202Eadmin',
      'ﷺ'.repeat(90),
      '<script>alert(1)</script>',
      "'; DROP TABLE users; --",
    ])('with the name %j is refused or kept as text, and never fails', async (full_name) => {
      const response = await post('register', { ...good, email: `ad-${Math.random()}@ornek.example`, full_name });
      expect([201, 422]).toContain(response.status);
    });

    it('takes nothing that belongs to the server', async () => {
      const person = await signUp(site);
      const wishes = { id: 'x', verified: true, email: 'baska@ornek.example', email_verified: true, created_at: 1 };
      await call(site, 'PUT', '/api/auth/profile', { ...wishes, full_name: 'Yeni Ad' }, person.token);
      const user = (await (await me(person)).json()) as AccountUser;
      expect(user).toMatchObject({ id: person.id, email: person.email, verified: false, full_name: 'Yeni Ad' });
    });

    it('makes nobody an admin by a profile', async () => {
      const person = await signUp(site);
      const refused = await call(
        site,
        'PUT',
        '/api/auth/profile',
        { full_name: 'Başka Ad', user_type: 'admin' },
        person.token,
      );
      expect(refused.status).toBe(403);
      expect((await (await me(person)).json()) as AccountUser).toMatchObject({
        user_type: 'customer',
        full_name: 'Ayşe Yılmaz',
      });
    });
  });

  describe('whether an address is known', () => {
    it('is revealed by no answer, only to the mailbox', async () => {
      const { email } = await signUp(site);
      const stranger = 'hic-kimse@ornek.example';
      const alike = async (path: string, bodyOf: (email: string) => object): Promise<void> => {
        const [known, unknown] = await Promise.all([post(path, bodyOf(email)), post(path, bodyOf(stranger))]);
        expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
      };
      await alike('reset-password', (address) => ({ email: address }));
      await alike('resend-verification', (address) => ({ email: address }));
      await alike('login', (address) => ({ email: address, password: 'yanlış parola' }));
      await alike('register', (address) => ({ ...good, email: address }));
      await expect.poll(() => mailsTo(site, email).length).toBeGreaterThan(1);
    });

    it('is the same for every way to write it', async () => {
      const email = 'ayse.kaya@ornek.example';
      expect((await post('register', { ...good, email })).status).toBe(201);
      await linkTo(site, email, '/email-dogrulama');
      expect(
        (await post('register', { ...good, email: ' AYSE.Kaya@Ornek.example ', password: 'Baska-parola-9' })).status,
      ).toBe(201);
      expect((await post('login', { email, password: 'Baska-parola-9' })).status).toBe(401);
      expect((await post('login', { email: 'Ayse.KAYA@ornek.example', password: good.password })).status).toBe(200);
    });
  });

  describe('guessing a password', () => {
    it('is stopped after five times, for this account alone, with the right one too', async () => {
      const [person, other] = [await signUp(site), await signUp(site)];
      for (let n = 0; n < 5; n++)
        expect((await post('login', { email: person.email, password: `yanlış-${n}` })).status).toBe(401);
      const refused = await post('login', { email: person.email, password: person.password });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
      expect((await post('login', { email: other.email, password: other.password })).status).toBe(200);
    });
    it('is no way round by many at once', async () => {
      const person = await signUp(site);
      const tries = Array.from({ length: 20 }, (_, n) => post('login', { email: person.email, password: `yok-${n}` }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    });
  });

  describe('a session', () => {
    it('ends with all its tokens when an old refresh token comes again', async () => {
      const person = await signUp(site);
      const first = (await (await post('refresh', { refreshToken: person.refreshToken })).json()) as TokensAnswer;
      const second = (await (await post('refresh', { refreshToken: first.refreshToken })).json()) as TokensAnswer;
      const stolen = await post('refresh', { refreshToken: person.refreshToken });
      expect(await errorOf(stolen)).toMatchObject({ statusCode: 401, code: 'SESSION_REVOKED' });
      expect((await post('refresh', { refreshToken: second.refreshToken })).status).toBe(401);
      expect(await isSoonRefused(() => me(second))).toBe(true);
    });

    it('is refreshed by fifty at once as by one', async () => {
      const person = await signUp(site);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => post('refresh', { refreshToken: person.refreshToken })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const tokens = (await Promise.all(answers.map((answer) => answer.json()))) as TokensAnswer[];
      expect(new Set(tokens.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    });

    it('is dead within a second after signing out, with its socket', async () => {
      const person = await signUp(site);
      const socket = await connected(carsi.url, person.token);
      expect(await watch(socket, 'x')).toMatchObject({ ok: false, code: 'FORBIDDEN' });
      const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
      expect((await post('logout', { token: person.token })).status).toBe(200);
      expect(await isSoonRefused(() => me(person))).toBe(true);
      // Of a service that knows nothing of sessions: the token is still signed and in time.
      const elsewhere = () => call(site, 'GET', `/api/users/${person.id}/companies`, undefined, person.token);
      expect(await isSoonRefused(() => elsewhere())).toBe(true);
      expect((await post('refresh', { refreshToken: person.refreshToken })).status).toBe(401);
      await closed;
    });

    it('ends elsewhere when the password changes', async () => {
      const here = await signUp(site);
      const there = await signIn(site, here.email, here.password);
      const change = { newPassword: 'Yepyeni-parola-2', currentPassword: here.password };
      expect((await post('update-password', { ...change, currentPassword: 'yanlış' }, here.token)).status).toBe(422);
      expect((await post('update-password', change, here.token)).status).toBe(200);
      expect(await isSoonRefused(() => me(there))).toBe(true);
      expect((await me(here)).status).toBe(200);
      expect((await post('login', { email: here.email, password: here.password })).status).toBe(401);
    });

    it('is ended only by its owner', async () => {
      const [person, other] = [await signUp(site), await signUp(site)];
      const sessions = async (token: string) =>
        (await (await call(site, 'GET', '/api/auth/sessions', undefined, token)).json()) as AccountSession[];
      const [own] = await sessions(person.token);
      await call(site, 'DELETE', `/api/auth/sessions/${own!.id}`, undefined, other.token);
      expect((await me(person)).status).toBe(200);
      await signIn(site, person.email, person.password);
      const ended = (await sessions(person.token)).find(({ current }) => !current)!;
      expect((await call(site, 'DELETE', `/api/auth/sessions/${ended.id}`, undefined, person.token)).status).toBe(200);
      expect(await sessions(person.token)).toHaveLength(1);
    });
  });

  describe('a link in a mail', () => {
    it('resets one password once, and ends every session', async () => {
      const person = await signUp(site);
      await post('reset-password', { email: person.email });
      const link = await linkTo(site, person.email, '/sifre-sifirla');
      expect(link.searchParams.get('type')).toBe('recovery');
      const resetToken = link.searchParams.get('access_token')!;
      expect(link.searchParams.get('refresh_token')).toBe(resetToken);
      const short = await post('update-password', { newPassword: '123', resetToken });
      expect(short.status).toBe(422);
      expect((await post('update-password', { newPassword: 'Sifirlanan-parola-3', resetToken })).status).toBe(200);
      expect(
        (await post('update-password', { newPassword: 'Baska-parola-4', resetToken })).status,
      ).toBeGreaterThanOrEqual(400);
      expect(await isSoonRefused(() => me(person))).toBe(true);
      expect((await post('login', { email: person.email, password: 'Sifirlanan-parola-3' })).status).toBe(200);
    });
    it.each(['', 'x', '../..', 'a'.repeat(400), '{"$ne":1}'])('is not %j', async (token) => {
      expect((await post('verify-email', { token })).status).toBe(422);
      expect(
        (await post('update-password', { newPassword: 'Sifirlanan-parola-3', resetToken: token })).status,
      ).toBeGreaterThanOrEqual(400);
    });
  });

  describe('a socket', () => {
    it('learns nothing without a token, with a false one, or about others', async () => {
      const { token } = await signUp(site, { userType: 'business' });
      for (const [given, code] of [
        [undefined, 'SIGN_IN_REQUIRED'],
        ['a.b.c', 'SIGN_IN_REQUIRED'],
        [token, 'FORBIDDEN'],
      ] as const) {
        const socket = await connected(carsi.url, given);
        expect(await watch(socket, 'baskasinin')).toMatchObject({ ok: false, code });
        socket.disconnect();
      }
    });
  });
});

const connected = async (url: string, token: string | undefined): Promise<Socket> => {
  const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
};
const watch = (socket: Socket, company_id: string): Promise<unknown> =>
  socket.timeout(2_000).emitWithAck('analytics:watch', { company_id }) as Promise<unknown>;
