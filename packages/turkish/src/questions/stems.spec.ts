import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedFrom, placeStems, stems } from './stems.js';

describe('a stem', () => {
  it.each([
    ['berberler', 'berber'],
    ['berberlerin', 'berber'],
    ['berberlerdeki', 'berber'],
    ['berberlerdekiler', 'berber'],
    ['hekimi', 'hekim'],
    ['hekimlerine', 'hekim'],
    ['salonlari', 'salon'],
    ['salonunda', 'salon'],
    ['kitabi', 'kitap'],
    ['mutfagi', 'mutfak'],
    ['eczanelerden', 'eczane'],
    ['kuaforumuz', 'kuafor'],
    ['sehrinde', 'sehir'],
    ['pansiyonu', 'pansiyon'],
    ['kafeye', 'kafe'],
    ['arabasi', 'araba'],
  ])('of %s may be %s', (word, stem) => expect(stems(word)).toContain(stem));
  it('begins with the word itself, then the least changed', () => {
    expect(stems('salonlari')[0]).toBe('salonlari');
    const lengths = stems('salonlarindaki').map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
  it('keeps vowel harmony where folding left it', () => {
    expect(stems('kalemlar')).not.toContain('kalem');
    expect(stems('okuli')).not.toContain('okul');
  });
  it('never comes of a number or a short word', () =>
    expect([stems('7nin'), stems('ada')]).toEqual([['7nin'], ['ada']]));
  it('is found for any text', () => {
    const any = property(string({ unit: 'binary', maxLength: 60 }), (word) => stems(word)[0] === word);
    expect(() => assert(any)).not.toThrow();
  });
  it('of a trade is what is made or sold', () => {
    expect(derivedFrom('kebapci')).toContain('kebap');
    expect(derivedFrom('cicekcilik')).toContain('cicek');
    expect(derivedFrom('lastikcilerde')).toContain('lastik');
  });
  it('of a place is the place before a case ending', () => {
    expect(placeStems('istanbuldaki')).toContain('istanbul');
    expect(placeStems('zonguldaga')).toContain('zonguldak');
    expect(placeStems('beyoglunda')).toContain('beyoglu');
    expect(placeStems('aydin')).not.toContain('ay');
  });
});
