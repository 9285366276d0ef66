import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWish } from './wish.js';

describe('a wish in a sentence', () => {
  it.each([
    ['yakınımda açık diş kliniği 4 puan üstü', { text: 'dis klinigi', near: true, openNow: true, rating: 4 }],
    ['Şu an açık olan eczane', { text: 'eczane', openNow: true }],
    ['bana en yakın 7/24 market', { text: 'market', near: true, tags: ['7/24 Hizmet'] }],
    ['ankarada 4,5 yıldız ve üzeri otel', { text: 'ankarada otel', rating: 4.5 }],
    ['izmirde en iyi kebapçı', { text: 'izmirde kebapci', sort: 'rating' }],
    ['doğrulanmış, uygun fiyatlı nakliyat', { text: ', nakliyat', verified: true, tags: ['Uygun Fiyat'] }],
    ['kadıköyde kuaför', { text: 'kadikoyde kuafor' }],
    ['', { text: '' }],
  ])('"%s" is read into filters', (sentence, wish) => expect(readWish(sentence)).toEqual(wish));

  it('is safe whatever was typed', () => {
    const any = property(
      string({ unit: 'binary', maxLength: 300 }),
      (sentence) => readWish(sentence).text.length <= sentence.length * 20,
    );
    expect(() => assert(any)).not.toThrow();
  });
});
