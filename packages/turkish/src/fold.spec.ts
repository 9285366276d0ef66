import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, matchesSpelling } from './fold.js';

describe('folding', () => {
  it.each([
    'İSTANBUL',
    'istanbul',
    'ISTANBUL',
    'ıstanbul',
    'I\u0307stanbul',
    'i̇stanbul',
    'Ｉstanbul',
    'is\u00adtan\u200bbul',
  ])('makes istanbul of %j', (text) => expect(fold(text)).toBe('istanbul'));
  it('knows every Turkish letter, composed and decomposed', () => {
    expect(fold('ÇĞIİÖŞÜ çğıiöşü âîû')).toBe('cgiiosu cgiiosu aiu');
    expect(fold('ÇĞIİÖŞÜ çğıiöşü âîû'.normalize('NFD'))).toBe('cgiiosu cgiiosu aiu');
  });
  it('is the same twice, whatever the text', () => {
    const twice = property(string({ unit: 'binary', maxLength: 200 }), (text) => fold(fold(text)) === fold(text));
    expect(() => assert(twice)).not.toThrow();
  });
  it('is the same letter by letter as by normal forms', () => {
    const letters = [...'aAzZ0 ,.çğıöşüÇĞİÖŞÜâîûÂÎÛI’“–'];
    const same = property(
      array(constantFrom(...letters), { maxLength: 40 }),
      (of) => fold(of.join('')) === fold(`${of.join('')}é`).slice(0, -1),
    );
    expect(() => assert(same)).not.toThrow();
  });
  it('does not distinguish Unicode forms', () => {
    const forms = property(
      string({ unit: 'grapheme' }),
      (text) => fold(text.normalize('NFD')) === fold(text.normalize('NFC')),
    );
    expect(() => assert(forms)).not.toThrow();
  });
});

describe('letters as typed', () => {
  it.each([
    ['diş', 'Diş Hekimi', true],
    ['dis', 'Diş Hekimi', true],
    ['DİŞ', 'diş hekimi', true],
    ['diş'.normalize('NFD'), 'Diş Hekimi', true],
    ['diş', 'dış çekim', false],
    ['ış', 'Işık', true],
    ['kadıkoy', 'Kadıköy', true],
  ])('%j stands at the beginning of %j: %j', (typed, text, stands) =>
    expect(matchesSpelling(typed, text)).toBe(stands),
  );
});
