import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, errorsAllowed, Spelling } from './spelling.js';

const letters = constantFrom(...'abceikmr');
const word = array(letters, { minLength: 3, maxLength: 9 }).map((all) => all.join(''));

describe('spelling', () => {
  it.each([
    ['berber', 'berber', 0],
    ['brber', 'berber', 1],
    ['ebrber', 'berber', 1],
    ['berbr', 'berber', 1],
    ['kuafir', 'kuafor', 1],
    ['kaufor', 'kuafor', 1],
    ['estnbul', 'istanbul', 2],
  ] as const)('sees between %s and %s %i errors', (a, b, errors) => expect(editDistance(a, b, 2)).toBe(errors));

  it('is as far one way as the other', () => {
    const alike = property(
      tuple(word, word),
      ([a, b]) => Math.min(4, editDistance(a, b, 3)) === Math.min(4, editDistance(b, a, 3)),
    );
    expect(() => assert(alike)).not.toThrow();
  });

  it('finds every known word that comparing with all of them would, filed or not', () => {
    const all = property(array(word, { minLength: 1, maxLength: 400 }), word, (words, requested) => {
      const known = [...new Set(words)];
      const spelling = new Spelling();
      for (const [at, each] of known.entries()) {
        spelling.add(each);
        if (at === known.length >> 1) spelling.settle();
      }
      const found = spelling
        .near(requested)
        .map((near) => near.word)
        .toSorted();
      const most = errorsAllowed(requested);
      return String(found) === String(known.filter((each) => editDistance(requested, each, most) <= most).toSorted());
    });
    expect(() => assert(all, { numRuns: 60 })).not.toThrow();
  });

  it('files thousands of words', () => {
    const spelling = new Spelling();
    for (let at = 0; at < 3000; at += 1)
      spelling.add(`kelime${String.fromCharCode(97 + (at % 26), 97 + ((at / 26) % 26), 97 + at / 676)}`);
    spelling.settle();
    expect(spelling.near('kelmeaba').map((near) => near.word)).toContain('kelimeaba');
  });

  it('allows one error from 3 letters and two from 6', () =>
    expect(['ab', 'abc', 'abcde', 'abcdef'].map(errorsAllowed)).toEqual([0, 1, 1, 2]));
});
