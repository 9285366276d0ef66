import { createHash, scryptSync } from 'node:crypto';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { Refusal } from '@carsi/kernel/refusal';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './hash.js';
import { Passwords } from './passwords.js';
import { checkPassword } from './rules.js';

const codeOf = (typed: string, options?: { admin: boolean }): string => {
  try {
    checkPassword(typed, options);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'nothing';
};

describe('a password', () => {
  it.each([
    ['', 'PASSWORD_TOO_SHORT'],
    ['12345', 'PASSWORD_TOO_SHORT'],
    ['😀😀😀😀😀', 'PASSWORD_TOO_SHORT'],
    ['ş'.repeat(1_001), 'PASSWORD_TOO_LONG'],
    ['123456', 'PASSWORD_COMMON'],
    ['Password1', 'PASSWORD_COMMON'],
    ['ŞİFRE123', 'PASSWORD_COMMON'],
    ['Galatasaray1905', 'PASSWORD_COMMON'],
    ['İSTANBUL34', 'PASSWORD_COMMON'],
    ['aaaaaaaa', 'PASSWORD_COMMON'],
    ['fedcba', 'PASSWORD_COMMON'],
    ['poiuytrewq', 'PASSWORD_COMMON'],
    ['kiraz7', 'nothing'],
    ['😀🍒🌷🧿🐈🎈', 'nothing'],
    ['      x', 'nothing'],
    ['\uD83D\uD83D-kiraz', 'nothing'],
  ])('%j: %s', (typed, code) => expect(codeOf(typed)).toBe(code));

  it('of an admin is longer', () => {
    expect(codeOf('kiraz-bahçe', { admin: true })).toBe('ADMIN_PASSWORD_TOO_SHORT');
    expect(codeOf('kiraz-bahçes', { admin: true })).toBe('nothing');
  });

  it('is known again by its hash, however its letters were typed, and no other is', async () => {
    const hash = await hashPassword('kiraz-bahçesi');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await isPassword('kiraz-bahc\u0327esi', hash)).toBe(true);
    expect(await isPassword('kiraz-bahcesi', hash)).toBe(false);
    expect(await isPassword('kiraz-bahçesi ', hash)).toBe(false);
    expect(await hashPassword('kiraz-bahçesi')).not.toBe(hash);
    for (const broken of ['', 'x', hash.slice(0, -5), hash.replace('argon2id', 'argon2d')])
      expect(await isPassword('kiraz-bahçesi', broken)).toBe(false);
  });

  it('that was hashed otherwise is hashed anew at the next sign-in', async () => {
    const salt = createHash('md5').update('salt').digest();
    const key = scryptSync('kiraz-bahçesi', salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 28 });
    const old = `$scrypt$ln=15,r=8,p=3$${salt.toString('base64').replaceAll('=', '')}$${key.toString('base64').replaceAll('=', '')}`;
    expect(await isPassword('kiraz-bahçesi', old)).toBe(true);
    expect(isOutdated(old)).toBe(true);

    const folder = temporaryFolder();
    const platform = await createEmbeddedPlatform(folder.path);
    const passwords = await Passwords.open(platform.collections('identity'), platform.clock);
    await passwords.set('ayse', old, { proven: true });
    const known = (await passwords.of('ayse'))!;
    expect(await passwords.isRight('kiraz-bahçesi', known)).toBe(true);
    await passwords.renew('kiraz-bahçesi', known);
    const renewed = (await passwords.of('ayse'))!;
    expect(isOutdated(renewed.hash)).toBe(false);
    expect(await passwords.isRight('kiraz-bahçesi', renewed)).toBe(true);
    expect(await passwords.isStill(known)).toBe(true);
    await passwords.set('ayse', await hashPassword('başka-bir-şey'), { proven: true });
    expect(await passwords.isStill(known)).toBe(false);
    expect(await passwords.isRight('nobody has this password', null)).toBe(false);
    await platform.stop();
    folder.remove();
  });
});
