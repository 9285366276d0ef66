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
  if (COMPOUND.test(last) || /..içi$/i.test(name)) return !SIMPLE.has(last) && !bare.has(last);
  return words.length > 1 && /[iu]$/.test(last) && !/c[iu]$/.test(last) && !bare.has(last);
};
/** Ends of one-word compounds that belong to their first half: 'Beylikdüzü’nde', 'Kuşadası’nda', 'Huzurevi’nde'. */
const COMPOUND =
  /^.{2,}(?:oglu|basi|dagi|ozu|pazari|adasi|yeri|duzu|yolu|hani|onu|sehri|ereglisi|madeni|ovasi|burnu|yuzu|alti|eli|beli|evi|okulu)$/;
/** Of that form, and used without the n. */
const SIMPLE = new Set('inonu kocaeli tunceli'.split(' '));
const joint = (name: string): string => (isPossessed(name) ? 'n' : endsInVowel(name) ? 'y' : '');

/** Proper names with their case: 'Çarşı’da', 'Çarşı’ya', 'Çarşı’yı'. Read as written: an abbreviation may be spoken otherwise. */
export const inName = (name: string): string => {
  const [n, d] = [isPossessed(name) ? 'n' : '', hard.has([...name].at(-1) ?? '') ? 't' : 'd'];
  return `${name}’${n}${d}${wide(name)}`;
};
export const toName = (name: string): string => `${name}’${joint(name)}${wide(name)}`;
export const ofName = (name: string): string => `${name}’${joint(name)}${narrow(name)}`;
/** What is there: 'Kadıköy’deki', 'Beyoğlu’ndaki', 'İstanbul’daki'. */
export const atName = (name: string): string => `${inName(name)}ki`;

const SOFTENED: Readonly<Record<string, string>> = { ğ: 'k', b: 'p', c: 'ç' };
/** Stems in s, which is theirs and not the possessive's. */
const S_STEM = /(?:servi|ofi|otobü|kur|şan|ajan|adre|proje)s$/i;

/** Without its possessive: 'Diş Hekimi' is a 'Diş Hekim', 'Fizik Kliniği' a 'Fizik Klinik', 'Oyun Odası' an 'Oyun Oda'. */
const withoutPossessive = (name: string): string => {
  const stem = name.slice(0, -1);
  const letters = [...stem];
  const last = letters.at(-1) ?? '';
  if (last === 's' && vowels.has(letters.at(-2) ?? '') && !S_STEM.test(stem)) return stem.slice(0, -1);
  return vowels.has(letters.at(-2) ?? '') && SOFTENED[last] ? stem.slice(0, -1) + SOFTENED[last] : stem;
};

/** A common noun in the middle of a sentence. */
export const lowerTurkish = (text: string): string => text.trim().toLocaleLowerCase('tr');

/** More than one of a common noun, in lower case: 'berberler', 'diş hekimleri', 'güzellik salonları', 'çocuk kulüpleri'. */
export const plural = (noun: string): string => {
  const lower = lowerTurkish(noun);
  const owned = isPossessed(lower);
  const one = owned ? withoutPossessive(lower) : lower;
  const ending = wide(one) === 'a' ? 'lar' : 'ler';
  return one + ending + (owned ? (ending === 'lar' ? 'ı' : 'i') : '');
};
