import type { Interpreted } from '@carsi/contracts/directory/http/search';
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
  ...(interpreted.attributes?.length ? [{ literal: 'attribute', text: interpreted.attributes.join(', ') }] : []),
  ...(interpreted.rating ? [{ literal: 'rating', text: texts.ratingFrom(formatRating(interpreted.rating)) }] : []),
  ...(interpreted.open_now ? [{ literal: 'open_now', text: texts.open }] : []),
  ...(interpreted.verified ? [{ literal: 'verified', text: texts.verifiedOnly }] : []),
];

/** The question without words that its companies lack. */
export const withoutWords = (q: string, words: string): string => q.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
