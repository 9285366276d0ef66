import { lower, locative } from '../search-unseen/grammar.js';
import { ascii, slip } from '../search-unseen/typing.js';
import {
  both,
  byDistrict,
  byProvince,
  byTrade,
  districtOf,
  explains,
  type Make,
  provinceOf,
  tradeName,
} from './question.js';

const voice: readonly ((place: string, trade: string) => string)[] = [
  (place, trade) => `hey ${locative(place)} bana iyi bir ${trade} bulur musun`,
  (place, trade) => `${locative(place)} en yakın ${trade} nerede acaba`,
  (place, trade) => `${trade} arıyorum ${place} tarafında`,
  (place, trade) => `${locative(place)} güvenilir bir ${trade} önerir misiniz lütfen`,
];
/** Who brings something, by the service that shops list. */
const bringers: Readonly<Record<string, string>> = {
  'tüp siparişi': 'tüpçü',
  'damacana su': 'sucu',
};
/** People's own words, and other ways of typing. */
export const wordKinds: Readonly<Record<string, Make>> = {
  'what people say': (of, chance) =>
    explains(of)
      ? {
          text: `${provinceOf(of)} ${chance.of(of.trade.said)}`,
          grade: both(byTrade(of.trade), byProvince(of.document.city)),
        }
      : undefined,
  needs: (of, chance) => (explains(of) ? { text: chance.of(of.trade.needs), grade: byTrade(of.trade) } : undefined),
  'a sentence': (of, chance) => {
    const district = districtOf(of);
    if (district === undefined || !explains(of)) return undefined;
    return {
      text: chance.of(voice)(district, chance.of(of.trade.said)),
      grade: both(byTrade(of.trade), byDistrict(of.document.district!)),
    };
  },
  'no Turkish letters': (of, _, list) => {
    const district = districtOf(of);
    const text = `${district} ${tradeName(of.trade, list)}`;
    if (district === undefined || !explains(of) || ascii(text) === text) return undefined;
    return { text: ascii(text), grade: both(byTrade(of.trade), byDistrict(of.document.district!)) };
  },
  'joined or split': (of, chance, list) => {
    const trade = tradeName(of.trade, list);
    const place = provinceOf(of);
    const grade = both(byTrade(of.trade), byProvince(of.document.city));
    if (!explains(of)) return undefined;
    if (trade.includes(' ')) return { text: `${place} ${trade.replaceAll(' ', '')}`, grade };
    const at = 3 + chance.below(3);
    return trade.length < 8 ? undefined : { text: `${place} ${trade.slice(0, at)} ${trade.slice(at)}`, grade };
  },
  'begun last word': (of, _, list) => {
    const trade = tradeName(of.trade, list);
    const word = trade.split(' ').at(-1)!;
    // 'adana kebap' is a dish before it is a place.
    if (word.length < 7 || !explains(of) || ['kebap', 'doner'].includes(of.trade.id)) return undefined;
    return {
      text: `${provinceOf(of)} ${trade.slice(0, trade.length - 2)}`,
      grade: both(byTrade(of.trade), byProvince(of.document.city)),
    };
  },
  'trade with a slip': (of, chance, list) => {
    const text = slip(tradeName(of.trade, list), chance, 6);
    return text === undefined || !explains(of)
      ? undefined
      : { text: `${provinceOf(of)} ${text}`, grade: both(byTrade(of.trade), byProvince(of.document.city)) };
  },
  'who brings it': (of) => {
    const { services, city } = of.document;
    const service = services.find((each) => each in bringers);
    if (service === undefined) return undefined;
    return {
      text: `${provinceOf(of)} ${bringers[service]!}`,
      grade: ({ document, trade }) =>
        document.city !== city ? 0 : document.services.includes(service) ? 3 : Number(trade === of.trade),
    };
  },
  'a listed service': (of, _, { companies }) => {
    const service = of.document.services[0];
    if (service === undefined) return undefined;
    const listed = companies.filter(({ document }) => document.services.includes(service)).length;
    if (listed === 0) return undefined;
    return {
      text: lower(service),
      grade: ({ document, trade }) => (document.services.includes(service) ? 3 : trade === of.trade ? 1 : 0),
    };
  },
};
