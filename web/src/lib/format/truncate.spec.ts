import { describe, expect, it } from 'vitest';
import { truncate } from './truncate';

describe('a title', () => {
  it('of 60 characters stays, of 61 ends after 57 in an ellipsis', () => {
    expect(truncate('İ'.repeat(60), 60)).toBe('İ'.repeat(60));
    expect(truncate('ş'.repeat(61), 60)).toBe(`${'ş'.repeat(57)}...`);
  });

  it('is counted in characters and never cut through one', () => {
    expect(truncate('😀'.repeat(61), 60)).toBe(`${'😀'.repeat(57)}...`);
  });

  it('has no gap before the ellipsis and none doubled inside', () => {
    expect(truncate(`${'a'.repeat(56)}  b${'c'.repeat(10)}`, 60)).toBe(`${'a'.repeat(56)}...`);
    expect(truncate(' a \n b ', 60)).toBe('a b');
  });
});
