import { describe, expect, it } from 'vitest';
import { tokenize, wordsOf } from './tokens.js';

const texts = (text: string): readonly string[] => tokenize(text).map((token) => token.text);

describe('the words of a text', () => {
  it.each(["'", '’', '‘', '`', '´', 'ʼ', '′'])('lose a case ending after %s', (apostrophe) =>
    expect(tokenize(`İstanbul${apostrophe}daki`)).toEqual([{ text: 'istanbul', proper: true, open: true }]),
  );
  it('are joined where what follows an apostrophe is no case ending', () =>
    expect(texts("D'Or Kafe, Mc'Donald")).toEqual(['dor', 'kafe', 'mcdonald']));
  it('join dotted abbreviations', () =>
    expect(texts('T.C. Yıldız A.Ş. 2.el')).toEqual(['tc', 'yildiz', 'as', '2', 'el']));
  it('weigh no legal words, nor the "ve" between them, unless they open the name', () => {
    expect(wordsOf('Yıldız Gıda San. ve Tic. Ltd. Şti.')).toEqual(['yildiz', 'gida']);
    expect(wordsOf('As Kebap ve Pide A.Ş.')).toEqual(['as', 'kebap', 've', 'pide']);
  });
  it('know whether someone may still be typing the last one', () => {
    expect(tokenize('ada ke').map(({ open }) => open)).toEqual([false, true]);
    expect(tokenize('ada ke ').map(({ open }) => open)).toEqual([false, false]);
  });
  it('are bounded in number and length', () => {
    expect(tokenize('ab '.repeat(500)).length).toBe(20);
    expect(tokenize('a'.repeat(500))[0]!.text.length).toBe(48);
  });
  it('are none in what has no letters', () => expect(texts('🙂 !? — ()[]{}*+\\')).toEqual([]));
});
