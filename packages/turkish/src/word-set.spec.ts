import { expect, it } from 'vitest';
import { fold } from './fold.js';
import { wordSetOf } from './word-set.js';

it('the words of a question are the same in any order, case and spelling', () => {
  const sets = ['Kadıköy’de Berber', 'berber kadikoy', 'BERBER  KADIKÖY berber'].map(wordSetOf);
  expect(new Set(sets)).toEqual(new Set(['berber kadikoy']));
});
it('are the same of a text and of its folded form', () => {
  for (const typed of ['İyi bir DİŞÇİ', "Kadıköy'de berber", 'Çiğ köfte (Etsiz)'])
    expect(wordSetOf(fold(typed))).toBe(wordSetOf(typed));
});
it('keep the place: what people open in Kadıköy says nothing of Van', () =>
  expect(wordSetOf('berber van')).not.toBe(wordSetOf('berber kadıköy')));
it('are none where nothing is a word', () => expect(wordSetOf(' !? ')).toBe(''));
