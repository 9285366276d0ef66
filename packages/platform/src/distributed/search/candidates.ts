import { FIELD_BITS } from '../../searching/fields.js';
import type { Companies } from '../../searching/companies.js';
import type { MeiliDocument } from './documents.js';
import type { Lexicon } from './lexicon.js';

export type Hit = Pick<
  MeiliDocument,
  | 'id'
  | 'title'
  | 'city'
  | 'district'
  | 'categoryIds'
  | 'phoneEnds'
  | 'attributes'
  | 'bayesianRating'
  | 'reviewCount'
  | '_geo'
>;

/** The companies that the engine found, as the scorer reads them: their words are this replica's copy. */
export const candidatesOf = (hits: readonly Hit[], lexicon: Lexicon): Companies => {
  const { vocabulary, gazetteer } = lexicon;
  const where = (matches: (hit: Hit) => boolean): Uint32Array =>
    Uint32Array.from(hits.flatMap((hit, ordinal) => (matches(hit) ? [ordinal] : [])));
  return {
    size: hits.length,
    word: (word) => {
      const number = vocabulary.id(word);
      if (number === undefined) return new Uint32Array(0);
      return Uint32Array.from(
        hits.flatMap(({ id }, ordinal) => {
          const fields = lexicon.fieldsOf(id, number);
          return fields === 0 ? [] : [(ordinal << FIELD_BITS) | fields];
        }),
      );
    },
    city: (plate) => where(({ city }) => city === plate),
    district: (id) => where(({ district }) => district === id),
    category: (id) => where(({ categoryIds }) => categoryIds.includes(id)),
    attribute: (id) => where(({ attributes }) => attributes.includes(id)),
    phone: (digits) => where(({ phoneEnds }) => phoneEnds.includes(digits)),
    ownCategory: (ordinal) => hits[ordinal]!.categoryIds.at(-1),
    nameLength: (ordinal) => lexicon.nameLength(hits[ordinal]!.id),
    vocabulary,
    alike: (category) => gazetteer.alike(category),
    alikeBelow: (category) => gazetteer.alikeBelow(category),
    spokenOf: (category) => gazetteer.spokenOf(category),
    rougher: (category, spoken) => gazetteer.rougher(category, spoken),
  };
};
