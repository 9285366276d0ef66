import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug } from './slug.js';

describe('a slug', () => {
  it('is the name in ASCII', () =>
    expect(slug("  Çiğköfteci Ömer'in & Oğulları! ")).toBe('cigkofteci-omerin-ogullari'));
  it('ends with a whole word where it is cut', () => expect(slug('kalite '.repeat(20), 19)).toBe('kalite-kalite'));
  it('is safe in a path whatever the name', () => {
    const safe = property(string({ unit: 'binary' }), (name) => /^$|^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug(name)));
    expect(() => assert(safe)).not.toThrow();
  });
});
