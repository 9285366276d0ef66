import { fold } from './fold.js';

const back = new Set('aâıouAÂIOU');
const round = new Set('oöuûüOÖUÛÜ');
const vowels = new Set('aâeıiîoöuûüAÂEIİÎOÖUÛÜ');
const hard = new Set('fstkçşhpFSTKÇŞHP');

/** Folded words that end in a narrow vowel of their own, so that no possessive is read into 'Kapalı Çarşı' or 'Bizim Anadolu'. */
const bare = new Set(
  (
    'carsi kapi yapi cati hali kiyi yali sayi yazi tani kahvalti sergi dergi bilgi ilgi sevgi cizgi vergi gemi kedi deri inci hobi taksi ' +
    'mini wiki yeni eski iyi mavi sari kirmizi gazi veli ali kopru koylu oyku ulku orgu utu suru su kutu duygu kuyu koku konu soru kuru ' +
    'dolu ordu bolu anadolu denizli kayseri agri cankiri'
  ).split(' '),
);
const WORDS = /[\s-]+|(?<=\p{Ll})(?=\p{Lu})/u;

const lastVowel = (name: string): string => [...name].findLast((letter) => vowels.has(letter)) ?? 'e';
const endsInVowel = (name: string): boolean => vowels.has([...name].at(-1) ?? '');
const wide = (name: string): string => (back.has(lastVowel(name)) ? 'a' : 'e');
const narrow = (name: string): string => {
  const vowel = lastVowel(name);
  if (back.has(vowel)) return round.has(vowel) ? 'u' : 'ı';
  return round.has(vowel) ? 'ü' : 'i';
};

/**
 * Whether the last word belongs to one before it, and so takes n before a case: 'Kent Rehberi’nde', 'İzmir Çarşısı’na'. By its form: a word
 * in -(s)I after another; who does something ('Usta Tamirci') is not meant.
 */
const isPossessed = (name: string): boolean => {
  const words = name.trim().split(WORDS);
  const last = fold(words.at(-1) ?? '');
  return words.length > 1 && /[iu]$/.test(last) && !/c[iu]$/.test(last) && !bare.has(last);
};
const joint = (name: string): string => (isPossessed(name) ? 'n' : endsInVowel(name) ? 'y' : '');

/** Proper names with their case: 'Çarşı’da', 'Çarşı’ya', 'Çarşı’yı'. Read as written: an abbreviation may be spoken otherwise. */
export const inName = (name: string): string => {
  const [n, d] = [isPossessed(name) ? 'n' : '', hard.has([...name].at(-1) ?? '') ? 't' : 'd'];
  return `${name}’${n}${d}${wide(name)}`;
};
export const toName = (name: string): string => `${name}’${joint(name)}${wide(name)}`;
export const ofName = (name: string): string => `${name}’${joint(name)}${narrow(name)}`;
