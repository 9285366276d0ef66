/** Turkish as a grammar book has it, apart from what the engine knows. Words come in lower case. */
export const lower = (text: string): string => text.toLocaleLowerCase('tr');
const vowels = 'aıoueiöüâ';
const lastVowel = (word: string): string => [...lower(word)].findLast((letter) => vowels.includes(letter)) ?? 'e';
const open = (word: string): boolean => vowels.includes(lower(word).at(-1)!);
const hard = (word: string): boolean => 'fstkçşhp'.includes(lower(word).at(-1)!);
const e = (word: string): string => ('aıouâ'.includes(lastVowel(word)) ? 'a' : 'e');
const i = (word: string): string =>
  ({ a: 'ı', â: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' })[lastVowel(word)]!;

/** kitap → kitab-, ağaç → ağac-, böcek → böceğ-: before a vowel, in words of more than one syllable. */
const soften = (word: string): string => {
  if ([...word].filter((letter) => vowels.includes(letter)).length < 2) return word;
  const softer = { p: 'b', ç: 'c', k: 'ğ' }[word.at(-1)!];
  return softer === undefined || /[nlr][kç]$/.test(word) ? word : `${word.slice(0, -1)}${softer}`;
};

/** Compounds end in a possessive (diş hekimi): their plural takes its place, their cases follow an n. */
const compound = (phrase: string): boolean => / /.test(phrase) && /[^aeıioöuü][ıiuü]$/.test(phrase);
export const plural = (phrase: string): string => {
  const bare = compound(phrase) ? phrase.slice(0, -1) : phrase;
  const many = `${bare}l${e(bare)}r`;
  return bare === phrase ? many : `${many}${i(many)}`;
};

export const locative = (word: string): string => `${word}${hard(word) ? 't' : 'd'}${e(word)}`;
export const ablative = (word: string): string => `${locative(word)}n`;
export const relative = (word: string): string => `${locative(word)}ki`;
export const genitive = (word: string): string => (open(word) ? `${word}n${i(word)}n` : `${soften(word)}${i(word)}n`);
export const dative = (word: string): string => (open(word) ? `${word}y${e(word)}` : `${soften(word)}${e(word)}`);
export const accusative = (word: string): string => (open(word) ? `${word}y${i(word)}` : `${soften(word)}${i(word)}`);
export const theirs = (phrase: string): string => {
  const many = plural(phrase);
  return /[ıiuü]$/.test(many) ? many : `${many}${i(many)}`;
};

/** Place names keep their letters: Zonguldak'ın, not Zonguldağın. */
const placeGenitive = (word: string): string => `${word}${open(word) ? 'n' : ''}${i(word)}n`;
const placeDative = (word: string): string => `${word}${open(word) ? 'y' : ''}${e(word)}`;
export const placeForms: readonly ((word: string) => string)[] = [
  locative,
  relative,
  ablative,
  placeGenitive,
  placeDative,
];

/** Forms of a trade in a question, from the plain plural to chains of endings. */
export const tradeForms: readonly ((phrase: string) => string)[] = [
  plural,
  theirs,
  (phrase) => genitive(plural(phrase)),
  (phrase) => (compound(phrase) ? `${phrase}n${e(phrase)}` : dative(phrase)),
  (phrase) => (compound(phrase) ? `${phrase}n${i(phrase)}` : accusative(phrase)),
  (phrase) => `${theirs(phrase)}nd${e(theirs(phrase))}`,
  (phrase) => relative(plural(phrase)),
];
