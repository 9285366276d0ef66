const back = new Set('aıouAIOU');
const round = new Set('oöuüOÖUÜ');
const vowels = new Set('aeıioöuüAEIİOÖUÜ');
const hard = new Set('fstkçşhpFSTKÇŞHP');

const lastVowel = (name: string): string => [...name].findLast((letter) => vowels.has(letter)) ?? 'e';
const endsInVowel = (name: string): boolean => vowels.has([...name].at(-1) ?? '');
const wide = (name: string): string => (back.has(lastVowel(name)) ? 'a' : 'e');
const narrow = (name: string): string => {
  const vowel = lastVowel(name);
  if (back.has(vowel)) return round.has(vowel) ? 'u' : 'ı';
  return round.has(vowel) ? 'ü' : 'i';
};

/** Proper names with their case: 'Çarşı’da', 'Çarşı’ya', 'Çarşı’yı'. Read as written: an abbreviation may be spoken otherwise. */
export const inName = (name: string): string => `${name}’${hard.has([...name].at(-1) ?? '') ? 't' : 'd'}${wide(name)}`;
export const toName = (name: string): string => `${name}’${endsInVowel(name) ? 'y' : ''}${wide(name)}`;
export const ofName = (name: string): string => `${name}’${endsInVowel(name) ? 'y' : ''}${narrow(name)}`;
