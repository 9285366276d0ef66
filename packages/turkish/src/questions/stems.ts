const VOWEL = /[aeiou]/;
const ENDS_IN_VOWEL = /[aeiou]$/;
const VOICELESS = /[fstkchp]$/;

const cases =
  `nin nun in un yi yu ni nu i u ya ye na ne a e nda nde da de ta te ndan nden dan den tan ten yla yle la le`.split(
    ' ',
  );
const possessives = `lari leri imiz umuz miz muz iniz unuz niz nuz im um m in un si su i u`.split(' ');
const plurals = ['lar', 'ler'];
/** These follow a third person's possessive only: `salonunda`, but `hastane` is no `hasta`. */
const pronominal = new Set('ni nu na ne nda nde ndan nden'.split(' '));
const locative = /(?:da|de|ta|te)$/;

/** Hardened or restored ends of what a suffix that begins with a vowel has changed: kitab(ı) → kitap, şehr(i) → şehir. */
const restored = (stem: string): readonly string[] => {
  if (stem.length < 3) return [stem];
  const last = stem.at(-1)!;
  const hard = { b: 'p', d: 't', g: 'k' }[last];
  const forms = hard === undefined ? [stem] : [stem, stem.slice(0, -1) + hard];
  if (stem.length <= 5 && /[^aeiou]{2}$/.test(stem)) {
    const vowel = /[ou][^aeiou]*$/.test(stem) ? 'u' : 'i';
    forms.push(`${stem.slice(0, -1)}${vowel}${last}`);
  }
  return forms;
};

const lastVowel = (stem: string): string => {
  for (let at = stem.length - 1; at >= 0; at -= 1) if (VOWEL.test(stem[at]!)) return stem[at]!;
  return '';
};

/** What folding leaves of vowel harmony: e is never followed by a, o and u never by i, a e i never by u. */
const harmonious = (stem: string, suffix: string): boolean => {
  const before = lastVowel(stem);
  const after = /[aeiou]/.exec(suffix)?.[0];
  if (before === '' || after === undefined) return before !== '';
  if (after === 'a') return before !== 'e';
  if (after === 'i') return before !== 'o' && before !== 'u';
  if (after === 'u') return before === 'o' || before === 'u';
  return true;
};

const strip = (word: string, suffix: string): readonly string[] => {
  if (!word.endsWith(suffix)) return [];
  const stem = word.slice(0, -suffix.length);
  if (stem.length < (suffix.length === 1 ? 3 : 2) || !harmonious(stem, suffix)) return [];
  const first = suffix[0]!;
  if (pronominal.has(suffix) && !/[iu]$/.test(stem)) return [];
  const afterVowel = ENDS_IN_VOWEL.test(stem);
  if (VOWEL.test(first)) return afterVowel ? [] : restored(stem);
  if ((first === 'y' || first === 'n' || first === 's' || first === 'm') && !afterVowel) return [];
  if (first === 't' && !VOICELESS.test(stem)) return [];
  return [stem];
};

const stripAny = (words: Iterable<string>, suffixes: readonly string[]): Set<string> => {
  const found = new Set(words);
  for (const word of words) for (const suffix of suffixes) for (const stem of strip(word, suffix)) found.add(stem);
  return found;
};

/**
 * Every way to take plural, possessive, case and -ki endings off a folded word, the word itself first, then the least changed.
 * A light stripper guesses; which guess is right is decided by what the index contains. Not for places: `aydın` is no `ay`.
 */
export const stems = (word: string): readonly string[] => {
  if (word.length < 4 || /\d/.test(word)) return [word];
  const found = new Set<string>();
  let pending = [word];
  for (let round = 0; round < 2 && pending.length > 0; round += 1) {
    const level = stripAny(stripAny(stripAny(pending, cases), possessives), plurals);
    for (const stem of level) found.add(stem);
    pending = [...level]
      .filter((stem) => stem.endsWith('ki') && locative.test(stem.slice(0, -2)))
      .map((stem) => stem.slice(0, -2));
  }
  return [...found].sort((a, b) => Number(b === word) - Number(a === word) || b.length - a.length);
};

/** A name without possessive and plural: names have no case. `sahne` is no `sahn-e`, thus no Şahin. */
export const nameStems = (word: string): readonly string[] =>
  word.length < 4 ? [word] : [...stripAny(stripAny([word], possessives), plurals)];

/** Endings of who makes or sells it, and of the trade. */
export const derivations = ['ciligi', 'culugu', 'cilik', 'culuk', 'ligi', 'lugu', 'lik', 'luk', 'ci', 'cu'];

/** Whoever makes or sells it, and the trade of it: kebapçı, kebapçılık → kebap. Only to find a category by. */
export const derivedFrom = (word: string): readonly string[] => {
  const found = new Set<string>();
  for (const stem of stems(word)) {
    for (const suffix of derivations)
      if (stem.endsWith(suffix) && stem.length - suffix.length >= 3) found.add(stem.slice(0, -suffix.length));
  }
  return [...found].sort((a, b) => b.length - a.length);
};

/** What something has: havuzlu → havuz. Only to find topics by: `İzmirli` is a person. */
export const equipment = (word: string): readonly string[] => {
  const base = /^(.{4,})l[iu]$/.exec(word)?.[1];
  return base === undefined || !harmonious(base, word.slice(-2)) ? [] : [base];
};

/** Endings that a place name carries in a sentence; longest first. */
const placeEndings =
  `ndakiler ndekiler dakiler dekiler takiler tekiler ndaki ndeki daki deki taki teki ndan nden dan den tan ten nda nde nin nun yla yle
  da de ta te in un ya ye yi yu na ne ni nu la le a e i u`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);

/** What remains of a word without a place ending, the least changed first: `istanbuldaki` → `istanbul`, `zonguldaga` → `zonguldak`. */
export const placeStems = (word: string): readonly string[] => {
  const found = new Set<string>();
  for (const ending of placeEndings.toReversed()) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, -ending.length);
    found.add(stem);
    const hard = VOWEL.test(ending[0]!) ? { b: 'p', d: 't', g: 'k' }[stem.at(-1)!] : undefined;
    if (hard !== undefined) found.add(stem.slice(0, -1) + hard);
  }
  return [...found];
};
