import { genitive, locative, lower } from './grammar.js';
import {
  both,
  cityOf,
  clearDistrict,
  districtOf,
  full,
  type Grade,
  type Make,
  byName,
  type Question,
  sameCity,
  short,
} from './question.js';
import { ascii, slip, slipFirst } from './typing.js';

const branded =
  (of: { brand: string }): Grade =>
  (company) =>
    company.brand === of.brand ? 3 : byName(of.brand)(company) > 0 ? 2 : 0;
const when = (text: string | undefined, grade: Grade): Question | undefined =>
  text === undefined ? undefined : { text, grade };

/** Names of companies: whole, cut, bent, mistyped, and names that mean something else besides. */
export const nameQuestions: Readonly<Record<string, Make>> = {
  'whole name': (of, chance) => ({
    text: chance.of([of.name, lower(of.name), ascii(short(of))]),
    grade: byName(of.name),
  }),
  'name and city': (of) => ({ text: lower(`${full(of)} ${cityOf(of)}`), grade: sameCity(of, byName(full(of))) }),
  'name and district': (of) =>
    of.naming === 'chain' || !clearDistrict(of)
      ? undefined
      : {
          text: lower(`${full(of)} ${districtOf(of)}`),
          grade: both(byName(full(of)), ({ district }) => district === of.district),
        },
  'invented brand': (of) => (of.naming === 'invented' ? { text: lower(of.brand), grade: branded(of) } : undefined),
  'invented brand, slipped': (of, chance) =>
    of.naming === 'invented' && !of.brand.includes(' ') && of.brand.length >= 6
      ? when(slip(of.brand, chance, 6), branded(of))
      : undefined,
  'brand, slipped, and trade': (of, chance) => {
    const slipped = of.naming === 'brand' || of.naming === 'invented' ? slip(of.brand, chance, 6) : undefined;
    return slipped === undefined ? undefined : { text: `${slipped} ${lower(of.noun)}`, grade: byName(full(of)) };
  },
  'first letter of a brand': (of, chance) => {
    const slipped = of.naming === 'invented' && of.brand.length >= 7 ? slipFirst(of.brand, chance) : undefined;
    return slipped === undefined ? undefined : { text: `${slipped} ${lower(of.noun)}`, grade: byName(full(of)) };
  },
  'name with ending': (of) =>
    of.naming === 'invented' || of.naming === 'chain'
      ? {
          text: `${lower(of.brand).replace(/\S+$/, genitive)} ${lower(cityOf(of))}`,
          grade: sameCity(of, byName(of.brand)),
        }
      : undefined,
  'ending on the noun': (of) =>
    of.naming === 'invented' && of.noun !== ''
      ? {
          text: `${lower(of.brand)} ${lower(of.noun).replace(/\S+$/, (word) => (/[ıiuü]$/.test(word) ? `${word}nde` : locative(word)))}`,
          grade: byName(full(of)),
        }
      : undefined,
  'name without a space': (of) =>
    of.naming === 'invented' && !/ /.test(of.brand)
      ? { text: lower(`${of.brand}${of.noun}`.replaceAll(' ', '')), grade: byName(full(of)) }
      : undefined,
  'words in another order': (of) =>
    of.naming === 'brand' ? { text: lower(`${of.noun} ${of.brand}`), grade: byName(full(of)) } : undefined,
  'unfinished name': (of, chance) => {
    if (of.naming !== 'invented' || of.noun.length < 5) return undefined;
    const cut = lower(full(of));
    const text = cut.slice(0, lower(of.brand).length + 3 + chance.below(2));
    const noun = lower(of.noun).slice(0, text.length - lower(of.brand).length - 1);
    return { text, grade: both(byName(of.brand), (company) => lower(company.noun).startsWith(noun)) };
  },
  person: (of) => (of.naming === 'person' ? { text: ascii(of.brand), grade: byName(of.brand) } : undefined),
  'person with title': (of) => {
    const title = of.naming === 'person' ? /^(?:\S+\. )+/.exec(of.name)?.[0] : undefined;
    return title === undefined
      ? undefined
      : { text: lower(title + of.brand), grade: both(byName(of.brand), ({ trade }) => trade === of.trade) };
  },
  'person and trade in city': (of) =>
    of.naming === 'person'
      ? {
          text: lower(`${of.brand} ${of.trade.name} ${cityOf(of)}`),
          grade: both(byName(of.brand), ({ city, trade }) => city === of.city && trade === of.trade),
        }
      : undefined,
  'owner without apostrophe': (of) =>
    of.naming === 'owner'
      ? {
          text: `${lower(of.brand).replace("'", '')} ${lower(cityOf(of))}`,
          grade: sameCity(of, (company) => (company.brand === of.brand ? 3 : 0)),
        }
      : undefined,
};
