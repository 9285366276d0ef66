import { describe, expect, it } from 'vitest';
import { compareTurkish } from './collate.js';

describe('the Turkish alphabet', () => {
  it('has every letter in its place', () => {
    const alphabet = [...'abcçdefgğhıijklmnoöprsştuüvyz'];
    expect(alphabet.toReversed().sort(compareTurkish)).toEqual(alphabet);
    expect(
      alphabet
        .map((letter) => letter.toLocaleUpperCase('tr'))
        .toReversed()
        .sort(compareTurkish)
        .join(''),
    ).toBe('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ');
  });
  it('puts c before ç before d inside words, and a word before its longer one', () => {
    const names = ['Can', 'Cz Oto', 'Çam', 'Dal', 'Hz', 'Isı', 'İç', 'Şen', 'Şen Oto', 'Şenay'];
    expect(names.toReversed().sort(compareTurkish)).toEqual(names);
  });
  it('agrees with Intl on plain names', () => {
    const names = [
      'Öz Kebap',
      'Ozan Oto',
      'ozan kafe',
      'Ümit',
      'Uğur',
      'Ulaş',
      'Üç Kardeşler',
      'Iğdır Pazarı',
      'İpek',
      'Işık',
      'Ağa',
      'Afşar',
    ];
    const byIntl = names.toSorted(new Intl.Collator('tr').compare);
    expect(names.toSorted(compareTurkish)).toEqual(byIntl);
  });
});
