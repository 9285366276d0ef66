import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target';

describe('the return target after signing in', () => {
  it.each([
    '/',
    '/ayarlar#security',
    '/arama?q=kafe&sehir=izmir',
    '/firma/lale?u=https://x.example//a',
    '/firma/çarşı',
  ])('is a page of ours: %s', (target) => expect(returnTarget(target)).toBe(target));

  it.each([
    '//kotu.example',
    '/\\kotu.example',
    '\\\\kotu.example',
    '/a//b',
    'https://kotu.example',
    'javascript:alert(1)',
    'profil',
    '',
    '/a\tb',
    '/\n/kotu.example',
    '/a\u0000',
    '/a\u2028',
    ' /profil',
    null,
    undefined,
    7,
    { toString: () => '/profil' },
    `/${'a'.repeat(3000)}`,
  ])('is never elsewhere: %j', (target) => expect(returnTarget(target)).toBeNull());

  it.each(['/giris', '/kayit?x=1', '/auth/callback#y'])('is no screen that signs in: %s', (target) =>
    expect(returnTarget(target)).toBeNull(),
  );
});
