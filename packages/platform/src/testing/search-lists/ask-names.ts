import { districtsByName } from '@carsi/turkish/places';
import { lower } from '../search-unseen/grammar.js';
import { slip } from '../search-unseen/typing.js';
import {
  both,
  byDistrict,
  byName,
  byNeighbourhood,
  byTrade,
  districtOf,
  explains,
  type Make,
  tradeName,
} from './question.js';

const many = 25;
/** Questions for one company by its name. */
export const nameKinds: Readonly<Record<string, Make>> = {
  // A place alone is asked for as a place.
  'whole name': ({ document }) =>
    districtsByName(document.name).length > 0
      ? undefined
      : { text: lower(document.name), grade: byName(document.name) },
  'half a name': ({ document }, _, { companies }) => {
    const words = document.name.split(' ');
    if (words.length < 2) return undefined;
    const text = lower(words.slice(0, Math.ceil(words.length / 2)).join(' '));
    const grade = byName(text);
    const found = companies.filter((company) => grade(company) > 0).length;
    return text.length < 5 || found > many ? undefined : { text, grade };
  },
  'name with a slip': ({ document, chain }, chance, { companies }) => {
    const name = lower(document.name);
    const text = slip(name, chance, 6);
    const grade = byName(name);
    if (chain || text === undefined || !name.includes(' ')) return undefined;
    return companies.some(byName(text)) ? undefined : { text, grade };
  },
  'name and district': (of) => {
    const district = districtOf(of);
    if (district === undefined || of.chain) return undefined;
    return {
      text: `${lower(of.own)} ${district}`,
      grade: both(byName(of.own), byDistrict(of.document.district!)),
    };
  },
  'name and trade': (of, _, list) =>
    of.chain || !explains(of)
      ? undefined
      : { text: `${lower(of.own)} ${tradeName(of.trade, list)}`, grade: both(byName(of.own), byTrade(of.trade)) },
  'chain and district': (of) => {
    const district = districtOf(of);
    if (!of.chain || district === undefined) return undefined;
    return { text: `${lower(of.own)} ${district}`, grade: both(byName(of.own), byDistrict(of.document.district!)) };
  },
  'chain and neighbourhood': (of) =>
    !of.chain || !of.place.asked || of.document.address === ''
      ? undefined
      : {
          text: `${lower(of.own)} ${lower(of.place.neighbourhood)}`,
          grade: both(byName(of.own), byNeighbourhood(of.place.neighbourhood)),
        },
};
