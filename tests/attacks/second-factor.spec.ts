import { routeList } from '@carsi/contracts/all-routes';
import type { LoginAnswer } from '@carsi/contracts/identity/http/account';
import type { ApiError } from '@carsi/contracts/api-error';
import type { FactorAddedAnswer } from '@carsi/contracts/identity/http/second-factor';
import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { passkeyOf } from '@carsi/platform/testing/sign-in';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, linkTo, mailsTo, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const email = 'yonetici@ornek.example';
const password = 'Yonetici-parolasi-1';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const folder = temporaryFolder();
let carsi: Carsi;
let site: Site;

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const post = (path: string, body: unknown, token?: string) => call(site, 'POST', path, body, token);
const login = async (who: { email: string; password: string }) => {
  const answer = await post('/api/auth/login', { email: who.email, password: who.password });
  return { status: answer.status, body: (await answer.json()) as LoginAnswer & ApiError };
};
const owedBy = async (who: { email: string; password: string }): Promise<SecondFactorDetails> => {
  const { status, body } = await login(who);
  expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  return body.details as SecondFactorDetails;
};
const manyOwedBy = async (who: Person, count: number): Promise<SecondFactorDetails[]> => {
  const owed: SecondFactorDetails[] = [];
  while (owed.length < count) owed.push(await owedBy(who));
  return owed;
};
const show = (challenge: string, shown: object) => post('/api/auth/second-factor', { challenge, ...shown });
const withAuthenticator = async (): Promise<Person & { secret: string; codes: readonly string[] }> => {
  const person = await signUp(site);
  const { secret } = (await (await post('/api/auth/factors/authenticator', {}, person.token)).json()) as {
    secret: string;
  };
  // The oldest that counts: two newer ones are left.
  const added = await post('/api/auth/factors/authenticator/confirm', { code: codeOf(secret, -1) }, person.token);
  return { ...person, secret, codes: ((await added.json()) as FactorAddedAnswer).recovery_codes! };
};

beforeAll(async () => {
  carsi = await startCarsi(folder.path, {
    env: {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      LIMITS: '{"login":100000,"register":1000,"mail":1000,"account":100000,"session":100000}',
    },
  });
  site = { url: carsi.url, folder: folder.path };
});
afterAll(async () => {
  await carsi?.stop();
  folder.remove();
});

describe('an admin without a second factor', () => {
  const routes = routeList
    .filter(({ path }) => path.startsWith('/api/admin/'))
    .map(({ key, method, path }) => ({ route: key, method, path }));
  let first: LoginAnswer;
  let before: LoginAnswer;
  const request = (method: string, path: string, token: string) =>
    call(
      site,
      method,
      path.replaceAll(/\{\w+\}/g, 'yok'),
      ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined,
      token,
    );
  const expectRefused = async (token: string): Promise<void> => {
    for (const { method, path, route } of routes) {
      const answer = await request(method, path, token);
      expect([route, answer.status, ((await answer.json()) as ApiError).code]).toEqual([
        route,
        403,
        'SECOND_FACTOR_REQUIRED_FOR_ADMINS',
      ]);
    }
  };

  it('is refused by every route for admins', async () => {
    expect(routes.length).toBeGreaterThan(40);
    before = (await login({ email, password })).body;
    first = (await login({ email, password })).body;
    expect(first.user.user_type).toBe('admin');
    await expectRefused(first.token);
    await expectRefused(before.token);
  });

  it('is refused until the session that set one up renews its token, and the other sessions end', async () => {
    const { options } = (await (await post('/api/auth/passkeys/options', {}, first.token)).json()) as {
      options: Record<string, unknown>;
    };
    const credential = passkeyOf(email).create(options);
    expect((await post('/api/auth/passkeys/verify', { credential }, first.token)).status).toBe(200);
    await expectRefused(first.token);
    expect((await call(site, 'GET', '/api/admin/stats', undefined, before.token)).status).toBe(401);
    expect((await post('/api/auth/refresh', { refreshToken: before.refreshToken })).status).toBe(401);
    const answer = await post('/api/auth/refresh', { refreshToken: first.refreshToken });
    const { token } = (await answer.json()) as { token: string };
    expect((await call(site, 'GET', '/api/admin/stats', undefined, token)).status).toBe(200);
  });

  it('has from then on no session by the password alone', async () => {
    const owed = await owedBy({ email, password });
    expect(owed.methods).toEqual(['passkey', 'recovery-code']);
    const answer = await show(owed.challenge, { credential: passkeyOf(email).get(owed.passkey!) });
    const { token } = (await answer.json()) as LoginAnswer;
    expect((await call(site, 'GET', '/api/admin/stats', undefined, token)).status).toBe(200);
  });

  it('whom an operator frees of it loses every right with it', async () => {
    const owed = await owedBy({ email, password });
    const answer = await show(owed.challenge, { credential: passkeyOf(email).get(owed.passkey!) });
    const { token, refreshToken } = (await answer.json()) as LoginAnswer;
    const half = await owedBy({ email, password });
    const { code, output } = await carsi.command('admin', 'reset-factor', email);
    expect([code, output]).toEqual([0, expect.stringContaining('doğrulama adımları kaldırıldı')]);
    expect((await call(site, 'GET', '/api/admin/stats', undefined, token)).status).toBe(401);
    expect((await post('/api/auth/refresh', { refreshToken })).status).toBe(401);
    const late = await show(half.challenge, { credential: passkeyOf(email).get(half.passkey!) });
    expect(((await late.json()) as ApiError).code).toBe('SECOND_FACTOR_CHALLENGE_ENDED');
    const again = (await login({ email, password })).body;
    await expectRefused(again.token);
    await expect.poll(() => mailsTo(site, email).some(({ subject }) => /sıfırlandı/.test(subject))).toBe(true);
  });
});

describe('the second step of a sign-in', () => {
  it('is useless without the first: no challenge is guessed, and none works for another person', async () => {
    const [one, other] = [await withAuthenticator(), await withAuthenticator()];
    const owed = await owedBy(one);
    for (const challenge of ['', 'x', `${owed.challenge}x`, one.token, one.refreshToken])
      expect([400, 401]).toContain((await show(challenge, { code: codeOf(one.secret) })).status);
    for (const shown of [{ code: codeOf(other.secret) }, { code: other.codes[0] }, {}])
      expect((await show(owed.challenge, shown)).status).toBe(401);
    expect((await show(owed.challenge, { code: codeOf(one.secret) })).status).toBe(200);
  });

  it('counts a code once, from twenty at once too', async () => {
    const person = await withAuthenticator();
    const owed = await manyOwedBy(person, 20);
    const code = codeOf(person.secret);
    const answers = await Promise.all(owed.map(({ challenge }) => show(challenge, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
  });

  it('counts a recovery code once, from twenty at once too', async () => {
    const person = await withAuthenticator();
    const owed = await manyOwedBy(person, 20);
    const answers = await Promise.all(owed.map(({ challenge }) => show(challenge, { code: person.codes[0] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('gives one session for one challenge, whatever right codes are sent at once', async () => {
    const person = await withAuthenticator();
    const { challenge } = await owedBy(person);
    const answers = await Promise.all(person.codes.map((code) => show(challenge, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not tried out: neither by one challenge nor by many', async () => {
    const person = await withAuthenticator();
    const refusals: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const { challenge } = await owedBy(person);
      const answer = await show(challenge, { code: String(tries).padStart(6, '0') });
      refusals.push(((await answer.json()) as ApiError).code);
    }
    expect(refusals.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'SECOND_FACTOR_FAILED'));
    expect(new Set(refusals.slice(5))).toEqual(new Set(['TOO_MANY_ATTEMPTS']));
    const { challenge } = await owedBy(person);
    expect((await show(challenge, { code: codeOf(person.secret, 1) })).status).toBe(429);
  });

  it('is over with the password that began it', async () => {
    const person = await withAuthenticator();
    const { challenge } = await owedBy(person);
    const changed = await post(
      '/api/auth/update-password',
      { currentPassword: person.password, newPassword: 'Baska-parola-77' },
      person.token,
    );
    expect(changed.status).toBe(200);
    const answer = await show(challenge, { code: codeOf(person.secret) });
    expect(((await answer.json()) as ApiError).code).toBe('SECOND_FACTOR_CHALLENGE_ENDED');
  });
});

describe('the factors of an account', () => {
  it('are not changed with only the session or only the password', async () => {
    const person = await withAuthenticator();
    const stolen = await post('/api/auth/factors/recovery-codes', {}, person.token);
    // The session has just shown the factor itself.
    expect(stolen.status).toBe(200);
    for (const body of [{}, { password: person.password }]) {
      const answer = await call(site, 'DELETE', '/api/auth/factors/authenticator', body, person.token);
      const { code } = (await answer.json()) as ApiError;
      expect([answer.status, code]).toEqual([422, 'SECOND_FACTOR_CONFIRMATION_REQUIRED']);
    }
  });

  it('are never in an answer, an export or the rows in clear', async () => {
    const person = await withAuthenticator();
    const answer = await call(site, 'GET', '/api/auth/factors', undefined, person.token);
    const text = await answer.text();
    expect(text).not.toContain(person.secret);
    for (const code of person.codes) expect(text).not.toContain(code);
    const { readFileSync } = await import('node:fs');
    const stored = ['carsi.db', 'carsi.db-wal'].map((name) =>
      readFileSync(`${folder.path}/${name}`).toString('latin1'),
    );
    for (const file of stored) {
      expect(file).not.toContain(person.secret);
      for (const code of person.codes) expect(file).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('an admin of the configuration', () => {
  it('has the authenticator of ADMIN_TOTP_SECRET at the first start, and later the one they set up themselves', async () => {
    const own = temporaryFolder();
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_TOTP_SECRET: SECRET };
    const started = await startCarsi(own.path, { env });
    try {
      const begun = await call(started, 'POST', '/api/auth/login', { email, password });
      const { details } = (await begun.json()) as { details: SecondFactorDetails };
      const body = { challenge: details.challenge, code: codeOf(SECRET) };
      const signedIn = (await (await call(started, 'POST', '/api/auth/second-factor', body)).json()) as LoginAnswer;
      expect((await call(started, 'GET', '/api/admin/stats', undefined, signedIn.token)).status).toBe(200);
    } finally {
      await started.stop();
      own.remove();
    }
  });

  it('does not start with a secret that is none, and the sentence does not say it', async () => {
    const own = temporaryFolder();
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_TOTP_SECRET: 'kısa-gizli' };
    const failed = startCarsi(own.path, { env }).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(await failed).toMatch(/ADMIN_TOTP_SECRET: must be base32/);
    expect(await failed).not.toContain('kısa-gizli');
    own.remove();
  });
});

describe('an account that its former address takes back', () => {
  it('removes the factor that the thief set up, and every recovery code', async () => {
    const person = await signUp(site);
    const thiefs = `hirsiz-${person.id}@ornek.example`;
    const { secret } = (await (await post('/api/auth/factors/authenticator', {}, person.token)).json()) as {
      secret: string;
    };
    await post('/api/auth/factors/authenticator/confirm', { code: codeOf(secret) }, person.token);
    await post('/api/auth/change-email', { email: thiefs, password: person.password }, person.token);
    const changing = (await linkTo(site, thiefs, '/email-dogrulama')).searchParams.get('token');
    expect((await post('/api/auth/verify-email', { token: changing }, person.token)).status).toBe(200);
    const link = await linkTo(site, person.email, '/email-geri-al');
    const taken = await post('/api/auth/take-back-email', { token: link.searchParams.get('token') });
    const { password_token: resetToken } = (await taken.json()) as { password_token: string };
    const newPassword = 'Sahibinin-parolasi-9';
    expect((await post('/api/auth/update-password', { resetToken, newPassword })).status).toBe(200);
    expect((await login({ email: person.email, password: newPassword })).status).toBe(200);
  });
});
