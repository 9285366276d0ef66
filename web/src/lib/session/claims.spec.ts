import { describe, expect, it } from 'vitest';
import { expiryOf, isExpired, isOutdated } from './claims';

const now = Date.parse('2026-11-21T12:00:00Z');
const token = (claims: unknown): string => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('an access token', () => {
  it('holds until the second that it names', () => {
    expect(isExpired(token({ exp: now / 1000 + 1 }), now)).toBe(false);
    expect(isExpired(token({ exp: now / 1000 }), now)).toBe(true);
  });

  it('gives its expiry, so that it can be renewed in time', () => {
    expect(expiryOf(token({ exp: now / 1000 }))).toBe(now);
    expect(expiryOf('x')).toBeNull();
  });

  it('is read whatever letters are in it', () => {
    expect(isExpired(token({ name: 'Şükrü Öğüt ÿÿÿ>>>???', exp: now / 1000 + 1 }), now)).toBe(false);
  });

  it.each(['', 'x', 'a.b.c', 'a.%%%.c', token({}), token({ exp: 'yarın' }), token(null), token(7)])(
    'that cannot be read counts as expired: %s',
    (unreadable) => expect(isExpired(unreadable, now)).toBe(true),
  );
});

describe('a token with claims about its person', () => {
  const says = (user_type: string, email_verified: boolean): string => token({ user_type, email_verified });
  it('is outdated once they verified their address or changed their type elsewhere', () => {
    const user = { user_type: 'business', email_verified: true } as const;
    expect(isOutdated(says('business', true), user)).toBe(false);
    expect(isOutdated(says('business', false), user)).toBe(true);
    expect(isOutdated(says('customer', true), user)).toBe(true);
    expect(isOutdated('x', user)).toBe(true);
  });
});
