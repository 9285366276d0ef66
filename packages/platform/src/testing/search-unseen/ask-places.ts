import { ablative, locative, lower, placeForms, plural, theirs, tradeForms } from './grammar.js';
import { cityOf, clearDistrict, districtOf, inCity, inDistrict, type Make } from './question.js';
import { ascii, casings, punctuations, slip, slipFirst, slipTwice, unicodes } from './typing.js';

const aliases: Readonly<Record<number, readonly string[]>> = {
  63: ['urfa'],
  27: ['antep'],
  46: ['maraş'],
  3: ['afyon'],
  41: ['izmit'],
  54: ['adapazarı'],
  31: ['antakya'],
};
const inserted = (text: string, at: number): string => `${text.slice(0, at)} ${text.slice(at)}`;

/** Trades in places, written in every way that a phone allows. */
export const placeQuestions: Readonly<Record<string, Make>> = {
  'trade, city': (of, chance) => {
    const words = [lower(of.trade.name), lower(cityOf(of))];
    return { text: (chance.happens(0.5) ? words : words.toReversed()).join(' '), grade: inCity(of) };
  },
  casing: (of, chance) => ({
    text: chance.of(casings)(`${lower(cityOf(of))} ${lower(of.trade.name)}`),
    grade: inCity(of),
  }),
  unicode: (of, chance) => ({
    text: chance.of(unicodes)(`${lower(of.trade.name)} ${lower(cityOf(of))}`),
    grade: inCity(of),
  }),
  ascii: (of) => ({ text: ascii(`${cityOf(of)} ${of.trade.name}`), grade: inCity(of) }),
  punctuation: (of, chance) => ({
    text: chance.of(punctuations)(lower(of.trade.name), lower(cityOf(of))),
    grade: inCity(of),
  }),
  district: (of, chance) =>
    clearDistrict(of)
      ? {
          text: chance.of([`${districtOf(of)} ${of.trade.name}`, lower(`${of.trade.name} ${districtOf(of)}`)]),
          grade: inDistrict(of),
        }
      : undefined,
  'district and province': (of, chance) => {
    if (districtOf(of) === cityOf(of)) return undefined;
    const [district, city, trade] = [districtOf(of), cityOf(of), of.trade.name].map(lower);
    return {
      text: chance.of([
        `${trade} ${district} ${city}`,
        `${city} ${trade} ${district}`,
        `${district}/${city} ${trade}`,
        `${district} ${city} ${trade}`,
        `${trade} ${city} ${district}`,
        `${city}'${locative(city!).slice(city!.length)} ${district} ${trade}`,
        `${city}ın ${district} ilçesinde ${trade}`.replace(/^\S+/, placeForms[3]!(city!)),
      ]),
      grade: inDistrict(of),
    };
  },
  'province centre': (of) =>
    districtOf(of) === 'Merkez'
      ? { text: `${lower(cityOf(of))} merkezde ${lower(of.trade.name)}`, grade: inDistrict(of) }
      : undefined,
  alias: (of, chance) =>
    aliases[of.city] === undefined
      ? undefined
      : {
          text: `${chance.of([(word: string) => word, ...placeForms])(chance.of(aliases[of.city]!))} ${lower(of.trade.name)}`,
          grade: inCity(of),
        },
  'city with ending': (of, chance) => ({
    text: `${chance.of(placeForms)(lower(cityOf(of)))} ${lower(of.trade.name)}`,
    grade: inCity(of),
  }),
  'city with apostrophe': (of, chance) => {
    const city = cityOf(of);
    const ending = chance.of(placeForms)(city).slice(city.length);
    return {
      text: `${city}${chance.of([..."'’‘`´", " '", "' "])}${ending} ${chance.of([lower, plural])(lower(of.trade.name))}`,
      grade: inCity(of),
    };
  },
  'ending written apart': (of) => {
    const city = lower(cityOf(of));
    return {
      text: `${city} ${locative(city).slice(city.length)} ${lower(of.trade.name)}`,
      grade: inCity(of),
    };
  },
  'district with ending': (of, chance) =>
    clearDistrict(of)
      ? {
          text: `${chance.of(placeForms)(lower(districtOf(of)))} ${lower(of.trade.name)}`,
          grade: inDistrict(of),
        }
      : undefined,
  'trade with endings': (of, chance) => ({
    text: `${lower(cityOf(of))} ${chance.of(tradeForms)(lower(of.trade.name))}`,
    grade: inCity(of),
  }),
  'both with endings': (of, chance) => ({
    text: ascii(
      `${chance.of(placeForms)(lower(cityOf(of)))} ${chance.of([plural, theirs, ablative])(lower(of.trade.name))}`,
    ),
    grade: inCity(of),
  }),
  'slip in trade': (of, chance) => {
    const slipped = slip(of.trade.name, chance);
    return slipped === undefined ? undefined : { text: `${slipped} ${lower(cityOf(of))}`, grade: inCity(of) };
  },
  'first letter of trade': (of, chance) => {
    const slipped = slipFirst(of.trade.name, chance);
    return slipped === undefined ? undefined : { text: `${lower(cityOf(of))} ${slipped}`, grade: inCity(of) };
  },
  'two slips in trade': (of, chance) => {
    const slipped = slipTwice(of.trade.name, chance);
    return slipped === undefined ? undefined : { text: `${lower(cityOf(of))} ${slipped}`, grade: inCity(of) };
  },
  'slip in city': (of, chance) => {
    const slipped = slip(cityOf(of), chance);
    return slipped === undefined ? undefined : { text: `${slipped} ${lower(of.trade.name)}`, grade: inCity(of) };
  },
  'first letter of city': (of, chance) => {
    const slipped = slipFirst(cityOf(of), chance);
    return slipped === undefined ? undefined : { text: `${lower(of.trade.name)} ${slipped}`, grade: inCity(of) };
  },
  'slip in district': (of, chance) => {
    if (!clearDistrict(of)) return undefined;
    const slipped = slip(districtOf(of), chance, 6);
    return slipped === undefined
      ? undefined
      : { text: `${lower(cityOf(of))} ${slipped} ${lower(of.trade.name)}`, grade: inDistrict(of) };
  },
  'slips in both': (of, chance) => {
    const [city, trade] = [slip(cityOf(of), chance, 6), slip(of.trade.name, chance, 6)];
    return city === undefined || trade === undefined ? undefined : { text: `${city} ${trade}`, grade: inCity(of) };
  },
  'slip and ending': (of, chance) => {
    const slipped = slip(of.trade.name, chance, 6);
    return slipped === undefined || / /.test(slipped)
      ? undefined
      : { text: `${locative(lower(cityOf(of)))} ${plural(slipped)}`, grade: inCity(of) };
  },
  'without a space': (of, chance) => {
    const [city, trade] = [lower(cityOf(of)), lower(of.trade.name)];
    return {
      text: chance.of([
        `${city}${trade.replaceAll(' ', '')}`,
        `${trade.replaceAll(' ', '')}${city}`,
        `${locative(city)}${trade}`,
      ]),
      grade: inCity(of),
    };
  },
  'joined trade': (of) =>
    of.trade.name.includes(' ')
      ? { text: `${lower(of.trade.name).replaceAll(' ', '')} ${lower(cityOf(of))}`, grade: inCity(of) }
      : undefined,
  'split trade': (of, chance) => {
    const word = lower(of.trade.name);
    return word.includes(' ') || word.length < 7
      ? undefined
      : { text: `${lower(cityOf(of))} ${inserted(word, 3 + chance.below(word.length - 5))}`, grade: inCity(of) };
  },
  'unfinished trade': (of, chance) => {
    const word = lower(of.trade.name);
    return word.length < 6
      ? undefined
      : { text: `${lower(cityOf(of))} ${word.slice(0, word.length - 1 - chance.below(2))}`, grade: inCity(of) };
  },
  'unfinished city': (of) => {
    const city = lower(cityOf(of));
    return city.length < 6 ? undefined : { text: `${lower(of.trade.name)} ${city.slice(0, -2)}`, grade: inCity(of) };
  },
  'trade alone': (of, chance) => ({
    text: chance.of([lower(of.trade.name), plural(lower(of.trade.name)), ascii(of.trade.name)]),
    grade: ({ trade }) => (trade === of.trade ? 3 : 0),
  }),
  'root in city': (of) => ({
    text: `${lower(cityOf(of))} ${of.categoryWords[0]}`,
    grade: ({ city, trade }) => (city === of.city && trade.rootId === of.trade.rootId ? 3 : 0),
  }),
  'nobody in the district': (of, _chance, all) => {
    if (!clearDistrict(of)) return undefined;
    const here = new Set(all.filter(({ district }) => district === of.district).map(({ trade }) => trade));
    const absent = all.find(({ city, trade }) => city === of.city && !here.has(trade));
    return absent && { text: `${lower(districtOf(of))} ${lower(absent.trade.name)}`, grade: inCity(absent) };
  },
};
