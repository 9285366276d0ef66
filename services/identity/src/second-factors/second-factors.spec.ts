import type { AdminActsCalls } from '@carsi/contracts/common/admin-acts';
import { clientOf } from '@carsi/platform/hosting/client';
import { SoftwarePasskey } from '@carsi/platform/testing/software-passkey';
import type { FactorChallenge } from '@carsi/contracts/identity/second-factor';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROME, hostIdentity, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';
import { relyingOn } from '../factors/passkeys.js';

const refusedAs = (code: string) => expect.objectContaining({ code });
const MINUTE = 60_000;
const NEW = 'erik-bahçesi-8';
const ADMIN_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const ADMIN_PASSWORD = 'uzun-kiraz-bahçesi-7';

let hosted: HostedIdentity;
let shift = 0;
beforeAll(async () => {
  hosted = await hostIdentity({
    admin: { email: 'patron@example.com', password: ADMIN_PASSWORD, totpSecret: ADMIN_SECRET },
  });
});
afterAll(() => hosted.stop());

const later = async (ms: number): Promise<void> => {
  shift += ms;
  await hosted.later(ms);
};
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + shift + steps * 30_000 });

/** A proven person who is signed in. */
const member = async (email: string): Promise<string> => {
  await hosted.register(email);
  await hosted.verify(email);
  return (await hosted.login(email)).token;
};
const withAuthenticator = async (email: string) => {
  const token = await member(email);
  const { secret, uri } = await hosted.identity.beginAuthenticator({}, hosted.as(token));
  const { recoveryCodes } = await hosted.identity.finishAuthenticator({ code: codeOf(secret) }, hosted.as(token));
  await later(MINUTE);
  return { token, secret, uri, codes: recoveryCodes! };
};
const challengeOf = async (email: string, password = PASSWORD): Promise<FactorChallenge> => {
  const error = await hosted.identity.login({ agent: CHROME, email, password }, hosted.as()).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toEqual(refusedAs('SECOND_FACTOR_REQUIRED'));
  return (error as { details: FactorChallenge }).details;
};
const pass = (challenge: string, code: string) =>
  hosted.identity.secondFactor({ agent: CHROME, challenge, code }, hosted.as());

describe('a sign-in of somebody with an authenticator', () => {
  it('owes a code, and ends with one', async () => {
    const { secret } = await withAuthenticator('ayse@example.com');
    const { challenge, methods, passkey } = await challengeOf('ayse@example.com');
    expect(methods).toEqual(['authenticator', 'recovery-code']);
    expect(passkey).toBeNull();
    await expect(pass(challenge, '000000')).rejects.toEqual(refusedAs('SECOND_FACTOR_FAILED'));
    const { token, user } = await pass(challenge, codeOf(secret));
    expect(user.email).toBe('ayse@example.com');
    expect(await hosted.identity.factors({}, hosted.as(token))).toMatchObject({ passed: true, recoveryCodesLeft: 10 });
    await expect(pass(challenge, codeOf(secret, 1))).rejects.toEqual(refusedAs('SECOND_FACTOR_CHALLENGE_ENDED'));
  });

  it('takes a code once, and none from before it', async () => {
    const { secret } = await withAuthenticator('bir@example.com');
    const [first, second, third] = [
      await challengeOf('bir@example.com'),
      await challengeOf('bir@example.com'),
      await challengeOf('bir@example.com'),
    ];
    await pass(first.challenge, codeOf(secret));
    await expect(pass(second.challenge, codeOf(secret))).rejects.toEqual(refusedAs('SECOND_FACTOR_FAILED'));
    await expect(pass(second.challenge, codeOf(secret, -1))).rejects.toEqual(refusedAs('SECOND_FACTOR_FAILED'));
    await expect(pass(second.challenge, codeOf(secret, 2))).rejects.toEqual(refusedAs('SECOND_FACTOR_FAILED'));
    await pass(third.challenge, codeOf(secret, 1));
  });

  it('gives up after five tries, and after five minutes', async () => {
    const { secret } = await withAuthenticator('cok@example.com');
    const { challenge } = await challengeOf('cok@example.com');
    for (let tries = 0; tries < 5; tries += 1)
      await expect(pass(challenge, '000000')).rejects.toEqual(refusedAs('SECOND_FACTOR_FAILED'));
    await expect(pass(challenge, codeOf(secret))).rejects.toEqual(refusedAs('SECOND_FACTOR_CHALLENGE_ENDED'));
    const next = await challengeOf('cok@example.com');
    await expect(pass(next.challenge, codeOf(secret))).rejects.toEqual(refusedAs('TOO_MANY_ATTEMPTS'));
    await later(2 * MINUTE);
    await pass(next.challenge, codeOf(secret));
    const late = await challengeOf('cok@example.com');
    await later(5 * MINUTE);
    await expect(pass(late.challenge, codeOf(secret))).rejects.toEqual(refusedAs('SECOND_FACTOR_CHALLENGE_ENDED'));
  });

  it('is over once the password was set anew, and the new one still owes a code', async () => {
    const email = 'sifre@example.com';
    const { secret } = await withAuthenticator(email);
    const { challenge } = await challengeOf(email);
    await hosted.identity.requestReset({ email }, hosted.as());
    const resetToken = tokenIn(await hosted.mailTo(email, /sıfırlama/));
    await hosted.identity.updatePassword({ agent: CHROME, newPassword: NEW, resetToken }, hosted.as());
    await expect(pass(challenge, codeOf(secret))).rejects.toEqual(refusedAs('SECOND_FACTOR_CHALLENGE_ENDED'));
    await pass((await challengeOf(email, NEW)).challenge, codeOf(secret));
  });
});

describe('a recovery code', () => {
  it('replaces a factor once, however it is typed, and its person is notified', async () => {
    const email = 'kurtarma@example.com';
    const { codes } = await withAuthenticator(email);
    expect(new Set(codes).size).toBe(10);
    const { token } = await pass(
      (await challengeOf(email)).challenge,
      ` ${codes[0]!.toUpperCase().replaceAll('-', ' ')}`,
    );
    expect(await hosted.identity.factors({}, hosted.as(token))).toMatchObject({ recoveryCodesLeft: 9 });
    await expect(pass((await challengeOf(email)).challenge, codes[0]!)).rejects.toEqual(
      refusedAs('SECOND_FACTOR_FAILED'),
    );
    expect((await hosted.mailTo(email, /kurtarma kodunuz kullanıldı/)).text).toContain('Kalan kod sayısı: 9');
  });

  it('counts no more once there are new ones', async () => {
    const email = 'yeni@example.com';
    const { codes } = await withAuthenticator(email);
    const { token } = await pass((await challengeOf(email)).challenge, codes[0]!);
    const { recoveryCodes } = await hosted.identity.newRecoveryCodes({}, hosted.as(token));
    await expect(pass((await challengeOf(email)).challenge, codes[1]!)).rejects.toEqual(
      refusedAs('SECOND_FACTOR_FAILED'),
    );
    await pass((await challengeOf(email)).challenge, recoveryCodes[1]!);
    await hosted.mailTo(email, /Kurtarma kodlarınız yenilendi/);
  });
});

describe('of twenty at once', () => {
  let own: HostedIdentity;
  beforeAll(async () => {
    own = await hostIdentity({
      admin: { email: 'patron@example.com', password: ADMIN_PASSWORD, totpSecret: ADMIN_SECRET },
      limits: { 'account:second-factor': 1_000 },
    });
  });
  afterAll(() => own.stop());
  const body = { agent: CHROME, email: 'patron@example.com', password: ADMIN_PASSWORD };
  const passTwentyTimes = async (code: string): Promise<number> => {
    const challenges: string[] = [];
    while (challenges.length < 20) {
      const { details } = (await own.identity.login(body, own.as()).catch((error: unknown) => error)) as {
        details: FactorChallenge;
      };
      challenges.push(details.challenge);
    }
    const outcomes = await Promise.allSettled(
      challenges.map((challenge) => own.identity.secondFactor({ agent: CHROME, challenge, code }, own.as())),
    );
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };

  it('one counts, of the same code as of the same recovery code', async () => {
    const code = () => new TOTP({ secret: ADMIN_SECRET }).generate();
    expect(await passTwentyTimes(code())).toBe(1);
    await own.later(MINUTE);
    const { details } = (await own.identity.login(body, own.as()).catch((error: unknown) => error)) as {
      details: FactorChallenge;
    };
    const next = new TOTP({ secret: ADMIN_SECRET }).generate({ timestamp: Date.now() + MINUTE });
    const { token } = await own.identity.secondFactor(
      { agent: CHROME, challenge: details.challenge, code: next },
      own.as(),
    );
    const { recoveryCodes } = await own.identity.newRecoveryCodes({}, own.as(token));
    expect(await passTwentyTimes(recoveryCodes[0]!)).toBe(1);
  });
});

describe('a passkey', () => {
  it('opens a session by what it signs for this challenge and this site, once', async () => {
    const email = 'anahtar@example.com';
    const passkey = new SoftwarePasskey(email);
    const token = await member(email);
    const { options } = await hosted.identity.beginPasskey({}, hosted.as(token));
    const credential = passkey.create(options);
    const added = await hosted.identity.finishPasskey({ credential, name: ' Telefonum ' }, hosted.as(token));
    expect(added.factors.passkeys).toMatchObject([{ name: 'Telefonum', lastUsedAt: null }]);
    await expect(hosted.identity.finishPasskey({ credential, name: '' }, hosted.as(token))).rejects.toEqual(
      refusedAs('PASSKEY_INVALID'),
    );
    const { challenge, passkey: asked } = await challengeOf(email);
    const show = (shown: ReturnType<SoftwarePasskey['get']>) =>
      hosted.identity.secondFactor({ agent: CHROME, challenge, credential: shown }, hosted.as());
    const failed = refusedAs('SECOND_FACTOR_FAILED');
    await expect(show(new SoftwarePasskey('başka').get(asked!))).rejects.toEqual(failed);
    await expect(show(passkey.get(asked!, { origin: 'https://evil.example' }))).rejects.toEqual(failed);
    await expect(show(passkey.get(asked!, { rpId: 'evil.example' }))).rejects.toEqual(failed);
    await expect(show(passkey.get((await challengeOf(email)).passkey!))).rejects.toEqual(failed);
    const shown = passkey.get(asked!);
    expect((await show(shown)).user.email).toBe(email);
    await expect(show(shown)).rejects.toEqual(refusedAs('SECOND_FACTOR_CHALLENGE_ENDED'));
  });

  it('is to be had by name and https, or on localhost', () => {
    expect(relyingOn('https://carsi.example')).toEqual({ id: 'carsi.example', origin: 'https://carsi.example' });
    expect(relyingOn('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
    for (const site of ['http://carsi.example', 'https://127.0.0.1', 'http://[::1]:3000'])
      expect(relyingOn(site)).toBeUndefined();
  });
});

describe('a change of factors', () => {
  it('needs a proven address, and a fresh sign-in or the password', async () => {
    await hosted.register('kanit@example.com');
    const unproven = (await hosted.login('kanit@example.com')).token;
    await expect(hosted.identity.beginAuthenticator({}, hosted.as(unproven))).rejects.toEqual(
      refusedAs('FACTOR_EMAIL_UNVERIFIED'),
    );
    const token = await member('taze@example.com');
    await later(11 * MINUTE);
    await expect(hosted.identity.beginAuthenticator({}, hosted.as(token))).rejects.toEqual(
      refusedAs('REAUTH_REQUIRED'),
    );
    await expect(hosted.identity.beginAuthenticator({ password: NEW }, hosted.as(token))).rejects.toEqual(
      refusedAs('PASSWORD_WRONG'),
    );
    await hosted.identity.beginAuthenticator({ password: PASSWORD }, hosted.as(token));
  });

  it('needs the factor as well for a removal, whatever the session showed', async () => {
    const email = 'kaldir@example.com';
    const { token, secret } = await withAuthenticator(email);
    const requested = await hosted.identity.removeAuthenticator({}, hosted.as(token)).then(
      () => undefined,
      (error: unknown) => error as { code: string; details: FactorChallenge },
    );
    expect(requested?.code).toBe('SECOND_FACTOR_CONFIRMATION_REQUIRED');
    const { challenge } = requested!.details;
    // What a session is asked for opens no other.
    await expect(pass(challenge, codeOf(secret))).rejects.toEqual(refusedAs('SECOND_FACTOR_CHALLENGE_ENDED'));
    await expect(hosted.identity.removeAuthenticator({ challenge, code: '000000' }, hosted.as(token))).rejects.toEqual(
      refusedAs('SECOND_FACTOR_WRONG'),
    );
    const left = await hosted.identity.removeAuthenticator({ challenge, code: codeOf(secret) }, hosted.as(token));
    expect(left).toMatchObject({ authenticator: null, recoveryCodesLeft: 0, passed: false });
    await hosted.mailTo(email, /kaldırıldı/);
    expect((await hosted.login(email)).user.email).toBe(email);
  });

  it('ends sessions from before the first one, and notifies its person', async () => {
    const email = 'oturum@example.com';
    const token = await member(email);
    const other = (await hosted.login(email)).token;
    const { secret } = await hosted.identity.beginAuthenticator({}, hosted.as(token));
    await expect(hosted.identity.finishAuthenticator({ code: codeOf(secret) }, hosted.as(other))).rejects.toEqual(
      refusedAs('AUTHENTICATOR_SETUP_ENDED'),
    );
    await expect(hosted.identity.finishAuthenticator({ code: '000000' }, hosted.as(token))).rejects.toEqual(
      refusedAs('AUTHENTICATOR_CODE_WRONG'),
    );
    await hosted.identity.finishAuthenticator({ code: codeOf(secret) }, hosted.as(token));
    await expect(hosted.identity.me({}, hosted.as(other))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await hosted.mailTo(email, /yeni bir doğrulama adımı/);
  });

  it('leaves an admin at least one', async () => {
    const { token } = await pass(
      (await challengeOf('patron@example.com', ADMIN_PASSWORD)).challenge,
      codeOf(ADMIN_SECRET),
    );
    const { details } = (await hosted.identity
      .removeAuthenticator({}, hosted.as(token))
      .catch((error: unknown) => error)) as { details: FactorChallenge };
    await later(MINUTE);
    await expect(
      hosted.identity.removeAuthenticator(
        { challenge: details.challenge, code: codeOf(ADMIN_SECRET) },
        hosted.as(token),
      ),
    ).rejects.toEqual(refusedAs('ADMIN_LAST_FACTOR'));
  });
});

describe('an admin', () => {
  const refresh = async (refreshToken: string) =>
    (await hosted.identity.refresh({ agent: CHROME, refreshToken }, hosted.as())).token;
  const list = (token: string) => hosted.identity.listPeople({ limit: 1, offset: 0 }, hosted.as(token));

  it('has no rights before there is a factor, and has them in the session that set one up', async () => {
    const email = 'ikinci@example.com';
    await hosted.identity.createAdmin({ email, password: ADMIN_PASSWORD }, hosted.operator);
    const begun = await hosted.identity.login({ agent: CHROME, email, password: ADMIN_PASSWORD }, hosted.as());
    expect(begun.user.userType).toBe('admin');
    await expect(list(begun.token)).rejects.toEqual(refusedAs('SECOND_FACTOR_REQUIRED_FOR_ADMINS'));
    const { secret } = await hosted.identity.beginAuthenticator({}, hosted.as(begun.token));
    await hosted.identity.finishAuthenticator({ code: codeOf(secret) }, hosted.as(begun.token));
    await expect(list(begun.token)).rejects.toEqual(refusedAs('SECOND_FACTOR_REQUIRED_FOR_ADMINS'));
    const token = await refresh(begun.refreshToken);
    expect((await list(token)).total).toBeGreaterThan(1);
  });

  it('sets no short password either while they have no rights', async () => {
    const email = 'ucuncu@example.com';
    await hosted.identity.createAdmin({ email, password: ADMIN_PASSWORD }, hosted.operator);
    const { token } = await hosted.identity.login({ agent: CHROME, email, password: ADMIN_PASSWORD }, hosted.as());
    await expect(
      hosted.identity.updatePassword({ agent: CHROME, newPassword: 'kiraz-7' }, hosted.as(token)),
    ).rejects.toEqual(refusedAs('ADMIN_PASSWORD_TOO_SHORT'));
  });

  it('whose lost factors an operator removes is signed out, notified, and no admin until there is a factor again', async () => {
    const email = 'dorduncu@example.com';
    await hosted.identity.createAdmin({ email, password: ADMIN_PASSWORD }, hosted.operator);
    const before = await hosted.login(email, ADMIN_PASSWORD);
    await list(before.token);
    await expect(hosted.identity.resetFactors({ email }, hosted.as(before.token))).rejects.toEqual(
      refusedAs('FORBIDDEN'),
    );
    expect(await hosted.identity.resetFactors({ email: ' Dorduncu@Example.com' }, hosted.operator)).toEqual({
      removed: true,
    });
    await expect(list(before.token)).rejects.toEqual(refusedAs('SESSION_ENDED'));
    const after = await hosted.identity.login({ agent: CHROME, email, password: ADMIN_PASSWORD }, hosted.as());
    await expect(list(after.token)).rejects.toEqual(refusedAs('SECOND_FACTOR_REQUIRED_FOR_ADMINS'));
    await hosted.mailTo(email, /sıfırlandı/);
    const { adminActs } = clientOf<AdminActsCalls>(hosted.platform.calls, 'identity');
    expect((await adminActs({ limit: 5 }, hosted.operator))[0]).toMatchObject({
      act: 'SecondFactorsReset',
      by: 'operator',
      kind: 'user',
      id: after.user.id,
    });
  });
});
