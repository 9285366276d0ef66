import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentimentOf } from './sentiment.js';

describe('the tone of a review', () => {
  it.each([
    ['Harika bir yer, çok memnun kaldık, teşekkürler!', 'positive'],
    ['HİZMET ÇOK KALİTELİYDİ, PERSONEL GÜLERYÜZLÜ', 'positive'],
    ['Yemekler soğuk, personel kaba, fiyatlar pahalı.', 'negative'],
    ['Rezalet! Bir daha gelmem, pişmanım.', 'negative'],
    ['Hiç iyi değil', 'negative'],
    ['kötü değil', 'positive'],
    ['Salı günü gittik.', 'neutral'],
    ['Yemek güzel ama servis yavaş', 'neutral'],
    ['', 'neutral'],
  ] as const)('of "%s" is %s', (text, label) => expect(sentimentOf(text).label).toBe(label));

  it('is stronger where it is said strongly', () =>
    expect(sentimentOf('çok güzel').magnitude).toBeGreaterThan(sentimentOf('güzel').magnitude));
  it('names the emotion', () => {
    const { emotions } = sentimentOf('İğrenç, her yer pis ve kirliydi');
    expect(emotions.disgust).toBeGreaterThan(emotions.happiness);
    expect(sentimentOf('Salı günü').emotions).toEqual({
      happiness: 0,
      sadness: 0,
      anger: 0,
      fear: 0,
      surprise: 0,
      disgust: 0,
    });
  });
  it('lies between −1 and 1 for any text', () => {
    const bounded = property(
      string({ unit: 'binary', maxLength: 500 }),
      (text) => Math.abs(sentimentOf(text).score) <= 1,
    );
    expect(() => assert(bounded)).not.toThrow();
  });
});
