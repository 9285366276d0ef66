import type { SearchPart } from '@carsi/contracts/directory/http/search';
import { atName, inName, lowerTurkish, plural } from '@carsi/turkish/suffix';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
const quoted = (parts: readonly SearchPart[]): string => `“${parts.map(({ text }) => text).join(' ')}”`;

interface Wording {
  readonly place: (name: string) => string;
  readonly near: string;
  readonly noun: (name: string) => string;
  /** A name that is looked for needs no noun: 'Kadıköy’de “şahinler” bulunamadı.' */
  readonly isBare: boolean;
}

const sentence: Wording = { place: inName, near: 'yakınınızda', noun: lowerTurkish, isBare: true };
const heading: Wording = { place: atName, near: 'yakınınızdaki', noun: plural, isBare: false };

/**
 * Parts in the order of a Turkish sentence: where, words as they were typed, what it must be, what it is. A place without a name is a
 * word of addresses, which may be a neighbourhood or not.
 */
const phraseOf = (parts: readonly SearchPart[], isNear: boolean, { place, near, noun, isBare }: Wording): string => {
  const of = (...kinds: readonly SearchPart['kind'][]): SearchPart[] =>
    parts.filter(({ kind }) => kinds.includes(kind));
  const places = of('place').flatMap(({ name }) => name ?? []);
  const words = parts.filter(({ kind, name }) => kind === 'word' || (kind === 'place' && name === undefined));
  const names = of('name');
  const nouns = of('category').map(({ name, text }) => noun(name ?? text));
  const isNameAlone = isBare && names.length > 0 && nouns.length === 0;
  return [
    places.length > 0 ? place(places.join(' ')) : isNear && near,
    words.length > 0 && `${quoted(words)} ile eşleşen`,
    names.length > 0 && `${quoted(names)}${isNameAlone ? '' : ' adlı'}`,
    ...of('service').map((service) => `${quoted([service])} sunan`),
    of('wish', 'attribute')
      .map(({ name, text }) => name ?? lowerTurkish(text))
      // 'yakınımda' has an empty name: the words before say it.
      .filter((wish) => wish !== '')
      .join(', '),
    ...(nouns.length > 0 ? nouns : isNameAlone ? [] : [noun('işletme')]),
  ]
    .filter(Boolean)
    .join(' ');
};

/** What a search says where no company meets all of it; the assistant says the same. */
export const groupTexts = {
  /** 'Kadıköy’de açık eczane bulunamadı.' `isNear`: of a search around the visitor. */
  notAll: (parts: readonly SearchPart[], isNear = false) =>
    `${capitalised(phraseOf(parts, isNear, sentence))} bulunamadı.`,
  /** 'Kadıköy’deki eczaneler (4, şu an açık görünmüyor)', 'Kadıköy dışında açık eczaneler (7)'. */
  group: (parts: readonly SearchPart[], lacks: readonly SearchPart[], n: string, isNear = false) => {
    const isLacking = ({ kind, text }: SearchPart): boolean =>
      lacks.some((lack) => lack.kind === kind && lack.text === text);
    const met = parts.filter((part) => !isLacking(part));
    const elsewhere = lacks
      .filter(({ kind }) => kind === 'place')
      .map((lack) => `${lack.name ?? quoted([lack])} dışında`)
      .join(', ');
    const isClosed = lacks.some(({ kind, name }) => kind === 'wish' && name === 'açık');
    return `${capitalised([elsewhere, phraseOf(met, isNear, heading)].filter(Boolean).join(' '))} (${n}${isClosed ? ', şu an açık görünmüyor' : ''})`;
  },
} as const;
