import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type { Companies } from '../../searching/companies.js';
import { LOCAL_DIGITS, type Segment } from './segment.js';

const none = new Uint32Array(0);

/** A segment as the scorer reads it. */
export const companiesOf = (segment: Segment, gazetteer: Gazetteer): Companies => {
  const { entries, vocabulary } = segment;
  const nameLengths = segment.nameLengths.view();
  return {
    size: entries.length,
    word: (word) => {
      const id = vocabulary.id(word);
      return id === undefined ? none : segment.postings(id);
    },
    city: (plate) => segment.byCity.get(plate)?.view() ?? none,
    district: (id) => segment.byDistrict.get(id)?.view() ?? none,
    category: (id) => segment.byCategory.get(id)?.view() ?? none,
    attribute: (id) => segment.byAttribute.get(id)?.view() ?? none,
    phone: (digits) =>
      (segment.byPhone.get(digits.slice(-LOCAL_DIGITS))?.view() ?? none).filter((ordinal) =>
        entries[ordinal]?.phones.some((phone) => phone.endsWith(digits)),
      ),
    ownCategory: (ordinal) => entries[ordinal]?.categoryIds.at(-1),
    nameLength: (ordinal) => nameLengths[ordinal]!,
    vocabulary,
    parentOf: (category) => gazetteer.categories.get(category)?.parentId ?? undefined,
    phrasesOf: (category) => gazetteer.phrasesOf(category),
  };
};
