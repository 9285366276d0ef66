import { describe, expect, it } from 'vitest';
import { badgeOf } from './badge';

describe('the bell', () => {
  it.each([
    [0, null],
    [-1, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5_000, '99+'],
  ])('with %i unread shows %s', (unread, shown) => expect(badgeOf(unread)).toBe(shown));
});
