import { describe, expect, it } from 'vitest';
import { isTckn, isVkn } from './tax-numbers.js';

describe('a tax number (VKN)', () => {
  it.each(['4540536920', '0010213576', '3973535717', '2037637860', '2823097943'])('is one: %s', (text) =>
    expect(isVkn(text)).toBe(true),
  );
  it.each([
    ['with another last digit', '4540536921'],
    ['with two digits changed about', '4504536920'],
    ['too short', '454053692'],
    ['too long', '45405369200'],
    ['with a blank in it', '454 0536920'],
    ['of one digit, although its check holds', '4444444444'],
    ['of other digits than 0 to 9', '٤٥٤٠٥٣٦٩٢٠'],
    ['empty', ''],
  ])('is none %s: %s', (_why, text) => expect(isVkn(text)).toBe(false));
  it('is known by its last digit: of ten that differ in nothing else, one is one', () =>
    expect(Array.from({ length: 10 }, (_, last) => `454053692${last}`).filter(isVkn)).toEqual(['4540536920']));
});

describe('a number of a citizen (TCKN)', () => {
  it.each(['10000000146', '17291716060', '23456789060', '34567891238', '98765432150'])('is one: %s', (text) =>
    expect(isTckn(text)).toBe(true),
  );
  it.each([
    ['with another tenth digit', '17291716050'],
    ['with another last digit', '10000000147'],
    ['that begins with 0', '07291716092'],
    ['too short', '1729171606'],
    ['too long', '172917160600'],
    ['of one digit', '11111111111'],
    ['with a letter', '1000000014a'],
    ['empty', ''],
  ])('is none %s: %s', (_why, text) => expect(isTckn(text)).toBe(false));
});
