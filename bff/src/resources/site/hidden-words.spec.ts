import { describe, expect, it } from 'vitest';
import { hasHiddenWord } from './hidden-words.js';

describe('a word that an admin hides', () => {
  it.each([
    ['Lale Kafe sahtekâr', 'sahtekar', true],
    ['sahtekarlar çarşısı', 'SAHTEKÂR, dolandırıcı', true],
    ['DOLANDIRICI kasap', 'sahtekar,dolandırıcı', true],
    ['kasap', 'sahtekar', false],
    ['kasap', null, false],
    ['kasap', ' , ', false],
    ['dürüst olmayan kasap', 'dürüst olmayan', true],
    ['eskişehir kafe', 'şehir', false],
  ])('in %j, hidden %j: %s', (query, hidden, found) => expect(hasHiddenWord(query, hidden)).toBe(found));
});
