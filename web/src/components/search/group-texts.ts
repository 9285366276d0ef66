import type { SearchPart } from '@carsi/contracts/directory/http/search';
import { atName, inName, lowerTurkish, plural } from '@carsi/turkish/suffix';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
const placeOf = ({ name, text }: SearchPart): string => name ?? capitalised(text);
const quoted = ({ text }: SearchPart): string => `“${text}”`;

/** Parts in the order of a Turkish sentence: where, words as they were typed, what it must be, what it is. */
const phraseOf = (
  parts: readonly SearchPart[],
  place: (name: string) => string,
  noun: (name: string) => string,
): string => {
  const of = (...kinds: readonly SearchPart['kind'][]): SearchPart[] =>
    parts.filter(({ kind }) => kinds.includes(kind));
  const places = of('place').map(placeOf).join(' ');
  const nouns = of('category').map(({ name, text }) => noun(name ?? text));
  const words = of('name', 'word').map(quoted);
  return [
    places && place(places),
    ...words,
    ...of('service').map((service) => `${quoted(service)} sunan`),
    ...of('wish', 'attribute').map(({ name, text }) => name ?? lowerTurkish(text)),
    ...(nouns.length > 0 ? nouns : words.length > 0 && place === inName ? [] : [noun('işletme')]),
  ]
    .filter(Boolean)
    .join(' ');
};

/** What a search says where no company meets all of it; the assistant says the same. */
export const groupTexts = {
  /** 'Kadıköy’de açık eczane bulunamadı.' */
  notAll: (parts: readonly SearchPart[]) => `${capitalised(phraseOf(parts, inName, lowerTurkish))} bulunamadı.`,
  /** 'Kadıköy’deki eczaneler (4, şu an açık görünmüyor)', 'Kadıköy dışında açık eczaneler (7)'. */
  group: (parts: readonly SearchPart[], lacks: readonly SearchPart[], n: string) => {
    const isLacking = ({ kind, text }: SearchPart): boolean =>
      lacks.some((lack) => lack.kind === kind && lack.text === text);
    const met = phraseOf(
      parts.filter((part) => !isLacking(part)),
      atName,
      plural,
    );
    const elsewhere = lacks
      .filter(({ kind }) => kind === 'place')
      .map((lack) => `${placeOf(lack)} dışında`)
      .join(', ');
    const isClosed = lacks.some(({ kind, name }) => kind === 'wish' && name === 'açık');
    return `${capitalised([elsewhere, met].filter(Boolean).join(' '))} (${n}${isClosed ? ', şu an açık görünmüyor' : ''})`;
  },
} as const;
