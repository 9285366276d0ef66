import { describe, expect, it } from 'vitest';
import { resetTokenIn } from './reset-token';

const token = (query: string) => resetTokenIn(new URLSearchParams(query));

describe('a link to set a new password', () => {
  it('is good with both tokens and its type', () =>
    expect(token('access_token=a&refresh_token=a&type=recovery')).toBe('a'));

  it.each([
    '',
    'access_token=a&refresh_token=a',
    'access_token=a&type=recovery',
    'refresh_token=a&type=recovery',
    'access_token=&refresh_token=a&type=recovery',
    'access_token=a&refresh_token=a&type=signup',
  ])('is not with “%s”', (query) => expect(token(query)).toBeNull());
});
