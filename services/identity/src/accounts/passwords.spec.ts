import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROME, FIREFOX, hostIdentity, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';

const refusedAs = (code: string) => expect.objectContaining({ code });
const MINUTE = 60_000;
const NEW = 'erik-bahçesi-8';

describe('a password that was forgotten', () => {
  let hosted: HostedIdentity;
  beforeAll(async () => {
    hosted = await hostIdentity();
  });
  afterAll(() => hosted.stop());
  const update = (body: object, token?: string) =>
    hosted.identity.updatePassword({ agent: CHROME, newPassword: NEW, ...body }, hosted.as(token));

  it('is set by a link, once; everybody is signed out, and the address has proved itself', async () => {
    const { identity, as } = hosted;
    await hosted.register('ayse@example.com');
    const session = await hosted.login('ayse@example.com');
    await identity.requestReset({ email: ' Ayse@example.com' }, as());
    const mail = await hosted.mailTo('ayse@example.com', /sıfırlama/);
    expect(mail.text).toMatch(/\/sifre-sifirla\?access_token=([\w-]+)&refresh_token=\1&type=recovery/);
    const resetToken = tokenIn(mail);
    await expect(update({ resetToken, newPassword: '123456' })).rejects.toEqual(refusedAs('PASSWORD_COMMON'));
    await update({ resetToken });
    await expect(update({ resetToken })).rejects.toEqual(refusedAs('RESET_TOKEN_INVALID'));
    await expect(identity.me({}, as(session.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await expect(identity.refresh({ agent: '', refreshToken: session.refreshToken }, as())).rejects.toEqual(
      refusedAs('SESSION_ENDED'),
    );
    await expect(hosted.login('ayse@example.com')).rejects.toEqual(refusedAs('LOGIN_FAILED'));
    const { user } = await hosted.login('ayse@example.com', NEW);
    expect(user.emailVerifiedAt).not.toBeNull();
    await hosted.mailTo('ayse@example.com', /Şifreniz değiştirildi/);
  });

  it('is set within an hour by the newest link alone, and by none after it was', async () => {
    const { identity, as } = hosted;
    await hosted.register('veli@example.com');
    await identity.requestReset({ email: 'veli@example.com' }, as());
    const first = tokenIn(await hosted.mailTo('veli@example.com', /sıfırlama/));
    await identity.requestReset({ email: 'veli@example.com' }, as());
    const second = tokenIn(await hosted.mailTo('veli@example.com', /sıfırlama/, 2));
    await expect(update({ resetToken: first })).rejects.toEqual(refusedAs('RESET_TOKEN_INVALID'));
    await update({ resetToken: second });
    await expect(update({ resetToken: second })).rejects.toEqual(refusedAs('RESET_TOKEN_INVALID'));
    await identity.requestReset({ email: 'veli@example.com' }, as());
    const third = tokenIn(await hosted.mailTo('veli@example.com', /sıfırlama/, 3));
    await hosted.later(61 * MINUTE);
    for (const resetToken of [third, '', 'x'])
      await expect(update({ resetToken })).rejects.toEqual(refusedAs('RESET_TOKEN_INVALID'));
  });

  it('is changed with the old one or right after signing in; the other devices are signed out', async () => {
    const { identity, as } = hosted;
    await hosted.register('can@example.com');
    const other = await hosted.login('can@example.com');
    const own = await hosted.login('can@example.com', PASSWORD, FIREFOX);
    await expect(update({})).rejects.toEqual(refusedAs('SIGN_IN_REQUIRED'));
    await expect(update({ currentPassword: 'yanlış' }, own.token)).rejects.toEqual(refusedAs('PASSWORD_WRONG'));
    await update({ currentPassword: PASSWORD }, own.token);
    expect(await identity.me({}, as(own.token))).toMatchObject({ email: 'can@example.com' });
    await expect(identity.me({}, as(other.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await update({ newPassword: 'ayva-bahçesi-9' }, own.token);
    await hosted.later(11 * MINUTE);
    await expect(update({}, own.token)).rejects.toEqual(refusedAs('REAUTH_REQUIRED'));
  });

  it('that was just changed lets nobody in who was signing in with the old one', async () => {
    const { identity, as } = hosted;
    await hosted.register('yaris@example.com');
    await hosted.login('yaris@example.com');
    const old: Promise<string | undefined>[] = [];
    for (const [round, password] of [PASSWORD, NEW, 'ayva-bahçesi-9', 'incir-bahçesi-1'].entries()) {
      await identity.requestReset({ email: 'yaris@example.com' }, as());
      const resetToken = tokenIn(await hosted.mailTo('yaris@example.com', /sıfırlama/, round + 1));
      const reset = update({
        resetToken,
        newPassword: [NEW, 'ayva-bahçesi-9', 'incir-bahçesi-1', 'dut-bahçesi-2'][round]!,
      });
      for (let i = 0; i < 3; i++) {
        old.push(
          hosted.login('yaris@example.com', password).then(
            ({ token }) => token,
            () => undefined,
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, 12));
      }
      await reset;
      await hosted.later(61 * MINUTE);
    }
    await hosted.later(-4 * 61 * MINUTE);
    for (const token of await Promise.all(old)) await expect(identity.me({}, as(token))).rejects.toHaveProperty('code');
  });

  it('is not guessed: five wrong ones and the right one waits as well', async () => {
    await hosted.register('ece@example.com');
    const codes: string[] = [];
    const pending: number[] = [];
    for (let i = 0; i < 6; i++)
      await hosted.login('ece@example.com', i < 5 ? 'yanlış-şifre' : PASSWORD).catch(({ code, details }) => {
        codes.push(code as string);
        pending.push((details as { retryAfterMs?: number }).retryAfterMs ?? 0);
      });
    expect(pending.at(-1)).toBeGreaterThan(50_000);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'LOGIN_FAILED'), 'TOO_MANY_ATTEMPTS']);
    await hosted.later(MINUTE);
    expect(await hosted.login('ece@example.com')).toHaveProperty('token');
  });
});

describe('an address that nobody has', () => {
  let hosted: HostedIdentity;
  beforeAll(async () => {
    hosted = await hostIdentity();
    await hosted.register('biri@example.com');
  });
  afterAll(() => hosted.stop());

  it('is answered as one that somebody has', async () => {
    const { identity, as } = hosted;
    for (const email of ['biri@example.com', 'yok@example.com']) {
      expect(await identity.requestReset({ email }, as())).toEqual({ sent: true });
      expect(await identity.resendVerification({ email }, as())).toEqual({ sent: true });
    }
    const failures = await Promise.all(
      ['biri@example.com', 'yok2@example.com', 'adres değil'].map((email) =>
        hosted.login(email, 'yanlış-şifre').catch(({ code, status, message }) => ({ code, status, message })),
      ),
    );
    for (const failure of failures)
      expect(failure).toEqual({ code: 'LOGIN_FAILED', status: 401, message: 'E-posta adresi veya şifre hatalı.' });
    await hosted.register('biri@example.com', { fullName: 'Bir Başkası', password: 'bambaşka-şifre' });
    await hosted.register('yeni@example.com');
    await hosted.mailTo('biri@example.com', /Zaten bir hesabınız var/);
    await hosted.mailTo('yeni@example.com', /doğrulayın/);
    expect((await hosted.login('biri@example.com')).user.fullName).toBe('Ayşe Yılmaz');
    expect(hosted.sent.filter(({ to }) => to === 'yok@example.com')).toEqual([]);
  });

  it('is registered once by two requests at once, and mailed once by a request that came twice', async () => {
    await Promise.all([hosted.register('iki@example.com'), hosted.register('iki@example.com')]);
    await hosted.mailTo('iki@example.com', /doğrulayın/);
    const { identity } = hosted;
    const context = hosted.as();
    const person = { fullName: 'Ayşe Yılmaz', userType: 'customer', companyName: null, phone: null };
    const body = { agent: CHROME, email: 'tekrar@example.com', password: PASSWORD, ...person };
    await identity.register(body, context);
    await identity.register(body, context);
    await hosted.mailTo('tekrar@example.com', /doğrulayın/);
    expect(hosted.sent.filter(({ to }) => to === 'tekrar@example.com')).toHaveLength(1);
    expect((await identity.listPeople({ q: 'iki@', limit: 10, offset: 0 }, hosted.operator)).total).toBe(1);
  });

  it('takes as long to be answered', async () => {
    const time = async (email: string): Promise<number> => {
      const begun = performance.now();
      await hosted.login(email, 'yanlış-şifre').catch(() => undefined);
      return performance.now() - begun;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let i = 0; i < 4; i++) {
      known.push(await time('iki@example.com'));
      unknown.push(await time(`kimse${i}@example.com`));
    }
    // Without the dummy it would be some thirtieth: the hash is nearly all of it.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 4);
  });
});
