import type { LoginAnswer, VerifyEmailAnswer } from '@carsi/contracts/identity/http/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, linkTo, mailsTo, signIn, signUp, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const THEIRS = 'Saldirganin-parolasi-1';
const OWN = 'Sahibinin-parolasi-2';

/** An attacker has an account before its owner, or for a minute while the owner has it, and tries to stay in it. */
describe('whose account it is', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        LIMITS:
          '{"login":10000,"register":10000,"mail":10000,"account":100000,"session":100000,"account:change-email":100}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const post = (path: string, body: unknown, token?: string) => call(site, 'POST', `/api/auth/${path}`, body, token);
  /** As a page does in a browser that has never been here. */
  const inBrowser = (path: string, body: unknown, cookie = '') =>
    fetch(`${site.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url, 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
  const codeOf = async (response: Response): Promise<unknown> => ((await response.json()) as { code?: unknown }).code;
  const tokenOf = async (email: string, path: string): Promise<string> => {
    const { searchParams } = await linkTo(site, email, path);
    return (searchParams.get('token') ?? searchParams.get('access_token'))!;
  };
  const form = (email: string, password: string) => ({
    email,
    password,
    full_name: 'Odul kazandiniz! https://kotu.example/odul',
    user_type: 'customer',
    accepted_terms: true,
  });
  const login = (email: string, password: string) => post('login', { email, password });
  const reset = async (email: string, password: string): Promise<Response> => {
    const before = mailsTo(site, email).length;
    await post('reset-password', { email });
    await expect.poll(() => mailsTo(site, email).length).toBeGreaterThan(before);
    return post('update-password', { newPassword: password, resetToken: await tokenOf(email, '/sifre-sifirla') });
  };
  let people = 0;
  const address = (who: string): string => `${who}-${++people}@sahip.example`;

  it('belongs to the person who resets the password, not to the one who registered the address and requested its change', async () => {
    const [victim, attacker] = [address('kurban'), address('saldirgan')];
    await post('register', form(victim, THEIRS));
    const { token } = (await (await login(victim, THEIRS)).json()) as LoginAnswer;
    const queried = await post('change-email', { email: attacker, password: THEIRS }, token);
    expect([queried.status, await codeOf(queried)]).toEqual([403, 'EMAIL_UNVERIFIED']);
    expect((await reset(victim, OWN)).status).toBe(200);
    expect((await login(victim, THEIRS)).status).toBe(401);
    expect((await login(victim, OWN)).status).toBe(200);
    expect(mailsTo(site, attacker)).toEqual([]);
  });

  it('is not an admin’s who had registered the address before', async () => {
    const [victim, attacker] = [address('patron'), address('saldirgan')];
    const held = await signUp(site);
    // A link that was requested while it was still allowed: of the account that the operator appoints.
    await post('change-email', { email: attacker, password: held.password }, held.token);
    const link = await tokenOf(attacker, '/email-dogrulama');
    const { output } = await carsi.command('admin', 'create', held.email);
    expect(output).toContain('artık yönetici');
    for (const body of [{ token: link }, { token: link, password: held.password }])
      expect(await codeOf(await post('verify-email', body))).toBe('VERIFICATION_TOKEN_INVALID');
    await post('register', form(victim, THEIRS));
    const stranger = (await (await login(victim, THEIRS)).json()) as LoginAnswer;
    await carsi.command('admin', 'create', victim);
    expect((await login(victim, THEIRS)).status).toBe(401);
    expect((await call(site, 'GET', '/api/admin/users', undefined, stranger.token)).status).toBe(401);
  });

  it('is not taken by a link from before the password was changed, nor by any link alone', async () => {
    const [person, attacker] = [await signUp(site), address('saldirgan')];
    await post('change-email', { email: attacker, password: person.password }, person.token);
    const token = await tokenOf(attacker, '/email-dogrulama');
    const bare = await inBrowser('verify-email', { token });
    expect([bare.status, await codeOf(bare)]).toEqual([422, 'PASSWORD_REQUIRED']);
    await post('update-password', { newPassword: OWN, currentPassword: person.password }, person.token);
    const refused = await post('verify-email', { token, password: OWN }, person.token);
    expect(await codeOf(refused)).toBe('VERIFICATION_TOKEN_INVALID');
    expect((await login(person.email, OWN)).status).toBe(200);
  });

  it('belongs to the person who opens the link in their mailbox, and nothing of a stranger who registered it remains', async () => {
    const victim = address('kurban');
    await post('register', form(victim, THEIRS));
    const stranger = await signIn(site, victim, THEIRS);
    const opened = await inBrowser('verify-email', { token: await tokenOf(victim, '/email-dogrulama') });
    expect(opened.status).toBe(200);
    const { user, password_token } = (await opened.json()) as VerifyEmailAnswer;
    expect(user).toMatchObject({ email_verified: true, has_password: false });
    expect((await login(victim, THEIRS)).status).toBe(401);
    expect((await post('refresh', { refreshToken: stranger.refreshToken })).status).toBe(401);
    await expect
      .poll(async () => (await call(site, 'GET', '/api/auth/me', undefined, stranger.token)).status)
      .toBe(401);
    expect((await post('update-password', { newPassword: OWN, resetToken: password_token })).status).toBe(200);
    expect((await login(victim, OWN)).status).toBe(200);
  });

  it('remains with the person who opens the link where they registered, or gives the password', async () => {
    const [one, two] = [address('kisi'), address('kisi')];
    const registered = await inBrowser('register', form(one, OWN));
    const cookie = registered.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^carsi_browser=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    const token = await tokenOf(one, '/email-dogrulama');
    const same = await inBrowser('verify-email', { token }, cookie.split(';')[0]);
    expect((await same.json()) as VerifyEmailAnswer).not.toHaveProperty('password_token');
    expect((await login(one, OWN)).status).toBe(200);
    await inBrowser('register', form(two, OWN));
    const other = { token: await tokenOf(two, '/email-dogrulama') };
    expect(await codeOf(await inBrowser('verify-email', { ...other, password: THEIRS }))).toBe('PASSWORD_WRONG');
    expect((await inBrowser('verify-email', { ...other, password: OWN })).status).toBe(200);
    expect((await login(two, OWN)).status).toBe(200);
  });

  it('is taken back by the former address, whatever a thief did since', async () => {
    const person = await signUp(site);
    const [thief, further] = [address('hirsiz'), address('hirsiz')];
    for (const email of [thief, further]) {
      await post('change-email', { email, password: person.password }, person.token);
      const token = await tokenOf(email, '/email-dogrulama');
      expect((await post('verify-email', { token }, person.token)).status).toBe(200);
    }
    expect((await reset(further, THEIRS)).status).toBe(200);
    // The address is free again, so they register it to keep its owner out.
    await post('register', form(person.email, THEIRS));
    const [back, ofThief] = [await tokenOf(person.email, '/email-geri-al'), await tokenOf(thief, '/email-geri-al')];
    const restored = await inBrowser('take-back-email', { token: back });
    expect(restored.status).toBe(200);
    const { email, password_token } = (await restored.json()) as { email: string; password_token: string };
    expect(email).toBe(person.email);
    expect((await login(further, THEIRS)).status).toBe(401);
    expect((await login(person.email, THEIRS)).status).toBe(401);
    for (const token of [back, ofThief])
      expect(await codeOf(await post('take-back-email', { token }))).toBe('TAKE_BACK_TOKEN_INVALID');
    expect((await post('update-password', { newPassword: OWN, resetToken: password_token })).status).toBe(200);
    expect((await signIn(site, person.email, OWN)).id).toBe(person.id);
  });

  it('is opened by the newest link for a new password, and by no older one', async () => {
    const person = await signUp(site);
    const links: string[] = [];
    for (let count = 1; count <= 2; count++) {
      await post('reset-password', { email: person.email });
      const of = () => mailsTo(site, person.email).filter(({ text }) => text.includes('/sifre-sifirla?'));
      await expect.poll(() => of().length).toBe(count);
      links.push(await tokenOf(person.email, '/sifre-sifirla'));
    }
    const set = (resetToken: string) => post('update-password', { newPassword: OWN, resetToken });
    expect(await codeOf(await set(links[0]!))).toBe('RESET_TOKEN_INVALID');
    expect((await set(links[1]!)).status).toBe(200);
  });

  it('does not send a stranger’s words to an unproven address', async () => {
    const victim = address('kurban');
    await post('register', form(victim, THEIRS));
    await post('register', form(victim, THEIRS));
    await post('reset-password', { email: victim });
    await expect.poll(() => mailsTo(site, victim).length).toBeGreaterThanOrEqual(3);
    for (const { subject, text } of mailsTo(site, victim)) expect(subject + text).not.toMatch(/Odul|kotu\.example/);
  });

  it('does not depend on strangers’ guesses: a known browser signs in while they are blocked', async () => {
    const email = address('kisi');
    await post('register', form(email, OWN));
    const first = await inBrowser('login', { email, password: OWN });
    const cookie = first.headers.get('set-cookie')!.split(';')[0];
    for (let n = 0; n < 6; n++) await inBrowser('login', { email, password: `yanlış-${n}` });
    expect((await inBrowser('login', { email, password: OWN })).status).toBe(429);
    expect((await inBrowser('login', { email, password: OWN }, cookie)).status).toBe(200);
    expect((await inBrowser('login', { email, password: OWN }, `carsi_browser=${'a'.repeat(43)}`)).status).toBe(429);
    // Their own guesses are counted as well.
    for (let n = 0; n < 5; n++) await inBrowser('login', { email, password: `yanlış-${n}` }, cookie);
    expect((await inBrowser('login', { email, password: OWN }, cookie)).status).toBe(429);
  });

  it('is confirmed by the password while strangers guess at it', async () => {
    const person = await signUp(site);
    for (let n = 0; n < 6; n++) await inBrowser('login', { email: person.email, password: `yanlış-${n}` });
    const change = (password: string) => post('change-email', { email: address('yeni'), password }, person.token);
    expect((await change(person.password)).status).toBe(200);
    for (let n = 0; n < 5; n++) expect(await codeOf(await change(`yanlış-${n}`))).toBe('PASSWORD_WRONG');
    expect((await change(person.password)).status).toBe(429);
    const phrase = { phrase: 'HESABI SİL', password: person.password };
    expect((await call(site, 'DELETE', '/api/auth/account', phrase, person.token)).status).toBe(429);
  });
});
