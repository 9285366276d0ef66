import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type { Companies } from '../../searching/companies.js';
import type { Segment } from './segment.js';

const none = new Uint32Array(0);

/** A segment as the scorer reads it. */
export const companiesOf = (segment: Segment, gazetteer: Gazetteer): Companies => {
  const { alive, companies, vocabulary } = segment;
  const nameLengths = companies.nameLengths.view();
  return {
    size: segment.size,
    word: (word) => {
      const id = vocabulary.id(word);
      return id === undefined ? none : segment.postings(id);
    },
    city: (plate) => segment.byCity.get(plate)?.view() ?? none,
    district: (id) => segment.byDistrict.get(id)?.view() ?? none,
    category: (id) => segment.byCategory.get(id)?.view() ?? none,
    attribute: (id) => segment.byAttribute.get(id)?.view() ?? none,
    phone: (digits) => companies.phones.endingWith(digits).filter((ordinal) => alive.values[ordinal] === 1),
    ownCategory: (ordinal) => companies.categoryIds(ordinal).at(-1),
    nameLength: (ordinal) => nameLengths[ordinal]!,
    vocabulary,
    alike: (category) => gazetteer.alike(category),
    alikeBelow: (category) => gazetteer.alikeBelow(category),
    spokenOf: (category) => gazetteer.spokenOf(category),
    rougher: (category, spoken) => gazetteer.rougher(category, spoken),
  };
};
