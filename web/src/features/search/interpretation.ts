import type { Interpreted } from '@carsi/contracts/directory/http/search';
import type { Found } from '../../lib/api/search-companies';
import { foldKey } from '../../lib/format/fold-key';
import { formatRating } from '../../lib/format/numbers';
import { texts } from './texts';

export interface Reading {
  /** The word of `literal=` that takes this reading back. */
  literal: string;
  text: string;
}

/** The interpretation of the search words, as removable chips. */
export const readings = (interpreted: Interpreted): Reading[] => [
  ...(interpreted.city ? [{ literal: 'city', text: interpreted.city.name }] : []),
  ...(interpreted.district ? [{ literal: 'district', text: interpreted.district.name }] : []),
  ...(interpreted.categories?.length
    ? [{ literal: 'category', text: interpreted.categories.map(({ name }) => name).join(', ') }]
    : []),
  ...(interpreted.service ? [{ literal: 'service', text: interpreted.service }] : []),
  ...(interpreted.attributes?.length === 1 ? [{ literal: 'attribute', text: interpreted.attributes.join(', ') }] : []),
  ...(interpreted.rating ? [{ literal: 'rating', text: texts.ratingFrom(formatRating(interpreted.rating)) }] : []),
  ...(interpreted.open_now ? [{ literal: 'open_now', text: texts.open }] : []),
  ...(interpreted.open_on ? [{ literal: 'open_now', text: texts.openOn(interpreted.open_on) }] : []),
  ...(interpreted.verified ? [{ literal: 'verified', text: texts.verifiedOnly }] : []),
];

/** Words of the question that a chip takes out of it. */
export interface WordChip {
  text: string;
  words: string;
  isPlace: boolean;
}

type Answer = Pick<Found, 'interpreted' | 'parts' | 'total' | 'groups'>;

/** Words that every result has in its address, such as a neighbourhood, and attributes of which there are several. */
export const wordChips = ({ interpreted, parts, total, groups }: Answer): readonly WordChip[] => {
  const lacks = total > 0 ? [] : (groups[0]?.lacks ?? []);
  const met = parts.filter(({ kind, text }) => !lacks.some((lack) => lack.kind === kind && lack.text === text));
  const inAddress = met.flatMap(({ kind, name, text }) =>
    kind === 'place' && name === undefined && isIn(interpreted.rest, text)
      ? [{ text, words: text, isPlace: true }]
      : [],
  );
  const attributes = hasSeveral(interpreted) ? met.filter(({ kind }) => kind === 'attribute') : [];
  return [...attributes.map(({ name, text }) => ({ text: name ?? text, words: text, isPlace: false })), ...inAddress];
};
/** One has a chip that takes the reading back. */
const hasSeveral = ({ attributes = [] }: Interpreted): boolean => attributes.length > 1;
const isIn = (words: string, text: string): boolean => ` ${foldKey(words)} `.includes(` ${foldKey(text)} `);

/** The question without words that its companies lack. */
export const withoutWords = (q: string, words: string): string => q.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
