import { type CampaignBody, blankProfile, type OfferingBody } from '@carsi/contracts/directory/company-profile';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import type { CategoryView } from '@carsi/contracts/directory/category';
import { type District, districtsOf, provinces } from '@carsi/turkish/places';
import { slug } from '@carsi/turkish/slug';
import { inName, lowerTurkish, plural } from '@carsi/turkish/suffix';
import { sentencesFor } from './data/descriptions.js';
import { givenNames, namesOfTrade } from './data/names.js';
import { daily, popularTrades } from './data/trades.js';
import { anatolian, anyTags, areaCodes, firstWords, shopWords, surnames, tagsOfRoot } from './data/words.js';
import { hoursOf } from './hours.js';
import { crowdedDistricts, placeOf, positionIn, townOf } from './places.js';
import { Random } from './random.js';
import { tradeOf } from './trade-of.js';

/** Large provinces have more shops; every province has some. */
const crowded: Readonly<Record<number, number>> = {
  34: 14,
  6: 7,
  35: 6,
  16: 4,
  7: 4,
  1: 3,
  42: 3,
  27: 3,
  63: 2,
  41: 2,
  33: 2,
  21: 2,
  38: 2,
  26: 2,
  55: 2,
  61: 2,
};
const plates = provinces.flatMap(({ plate }) => Array.from({ length: crowded[plate] ?? 1 }, () => plate));

/** What the home page proposes to search for, so that a newcomer's first click finds something: a few of each. */
const proposed: readonly (readonly [plate: number, categoryId: string])[] = [
  [34, 'lokanta'],
  [6, 'barber'],
  [35, 'cafe'],
  [16, 'beauty-salon'],
  [7, 'hotel'],
  [34, 'barber'],
  [34, 'dentist'],
  [6, 'cafe'],
];
const PROPOSED = proposed.length * 4;
const DENSE = crowdedDistricts.length * (2 * popularTrades.length + daily);
const ELSEWHERE = provinces.length * 9;
/** Where people spend their holidays, and what they look for there. */
const resorts =
  '48-bodrum 48-marmaris 48-fethiye 48-dalaman 7-alanya 7-manavgat 7-kemer 7-kas 9-kusadasi 9-didim 35-cesme 10-ayvalik 10-edremit 17-bozcaada 48-datca'.split(
    ' ',
  );
const holidayTrades = ['hotel', 'pension', 'apart', 'hotel', 'balik', 'cafe', 'boat', 'hotel', 'car-rental'];
/** Found nowhere else. */
const BY_THE_SEA = 'boat';
const RESORTS = resorts.length * holidayTrades.length;

interface Wanted {
  readonly plate: number;
  readonly district?: string;
  readonly categoryId?: string;
  readonly isAlwaysOpen?: boolean;
  /** Which of its district's neighbourhoods: those of one trade are in different ones. */
  readonly neighbourhood?: number;
}

/**
 * Where the `index`-th company is and what it does. The first go round all provinces, so that even a small sample has one everywhere;
 * then come those of the proposed searches, the dense districts, the resorts, nine more of each province, and at last any.
 */
const wantedAt = (index: number, random: Random): Wanted => {
  let at = index;
  if (at < provinces.length) return { plate: at + 1 };
  at -= provinces.length;
  if (at < PROPOSED) {
    const [plate, categoryId] = proposed[at % proposed.length]!;
    return { plate, categoryId, district: townOf(plate) };
  }
  at -= PROPOSED;
  if (at < DENSE) {
    const district = crowdedDistricts[at % crowdedDistricts.length]!;
    const turn = Math.floor(at / crowdedDistricts.length);
    const categoryId = popularTrades[turn % popularTrades.length]!;
    const isAlwaysOpen = categoryId === 'pharmacy' && turn < popularTrades.length;
    const neighbourhood = turn + Math.floor(turn / popularTrades.length);
    return { plate: Number.parseInt(district, 10), district, categoryId, isAlwaysOpen, neighbourhood };
  }
  at -= DENSE;
  if (at < RESORTS) {
    const district = resorts[at % resorts.length]!;
    const categoryId = holidayTrades[Math.floor(at / resorts.length)]!;
    return { plate: Number.parseInt(district, 10), district, categoryId };
  }
  at -= RESORTS;
  if (at < ELSEWHERE) {
    const plate = (at % provinces.length) + 1;
    return { plate, ...(at < ELSEWHERE / 2 && { district: townOf(plate), categoryId: random.pick(popularTrades) }) };
  }
  return { plate: random.pick(plates) };
};

/** The `index`-th invented company: the same for the same index and day, whatever came before it. */
export const sampleCompany = (index: number, categories: readonly CategoryView[], today: string): ImportRow => {
  const random = new Random(index * 7_919 + 17);
  const wanted = wantedAt(index, random);
  const place = placeOf(wanted.district ?? random.pick(districtsOf(wanted.plate)).id);
  const { district } = place;
  const children = categories.filter(
    ({ id, parentId }) => parentId !== null && (id !== BY_THE_SEA || wanted.categoryId === id),
  );
  const wantedId = wanted.categoryId ?? (random.chance(0.5) ? random.pick(popularTrades) : undefined);
  const category = children.find(({ id }) => id === wantedId) ?? random.pick(children);
  const root = category.parentId!;
  const trade = tradeOf(category);
  const drawn = random.integer(0, place.neighbourhoods.length - 1);
  const neighbourhood = place.neighbourhoods[(wanted.neighbourhood ?? drawn) % place.neighbourhoods.length]!;
  const where = { district: place.name, neighbourhood: neighbourhood.name };
  const name = nameOf(random, category, where);
  const since = random.integer(Math.max(1975, trade.youngest), 2024);
  const hours = wanted.isAlwaysOpen ? 'always' : trade.hours;
  const priceLevel = trade.prices && random.chance(0.75) ? (random.integer(...trade.prices) as 1 | 2 | 3 | 4) : null;
  const offerings = random
    .some(trade.offers, random.integer(2, 5))
    .map(([offered, price, unit = 'fixed', kind]): OfferingBody => ({
      name: offered,
      description: null,
      price: price === 0 ? null : priceNear(price * (0.8 + random.next() * 0.5)),
      priceUnit: unit,
      imageUrl: null,
      category: kind ?? 'service',
      active: true,
    }));
  return {
    externalId: `ornek-${index}`,
    sample: true,
    verified: random.chance(0.35),
    featured: random.chance(0.04),
    offerings,
    campaigns: random.chance(0.18) ? [campaignOf(random, today)] : [],
    profile: {
      ...blankProfile,
      name,
      description: descriptionOf(random, sentencesFor(category.id, root), { ...where, since }),
      shortDescription: summaryOf(offerings),
      // 0 (xxx) 000: no such exchange is handed out.
      phone: `0${areaCodeOf(district)} 000 ${String(random.integer(10, 99))} ${String(random.integer(10, 99))}`,
      whatsapp: random.chance(0.8),
      email: random.chance(0.6) ? `bilgi@${slug(name).slice(0, 40)}.example` : null,
      website: random.chance(0.5) ? `https://${slug(name).slice(0, 40)}.example` : null,
      address: `${neighbourhood.name} Mah. ${random.pick(neighbourhood.streets)} No: ${random.integer(1, 120)}`,
      city: district.plate,
      district: district.id,
      postalCode: `${String(district.plate).padStart(2, '0')}${random.integer(100, 990)}`,
      ...positionIn(random, neighbourhood),
      categoryId: category.id,
      tags: random.some(
        [
          ...(tagsOfRoot[root] ?? anyTags),
          ...(hours === 'always' ? ['7/24 Hizmet'] : []),
          ...(priceLevel === 1 ? ['Uygun Fiyat'] : []),
        ],
        random.integer(1, 3),
      ),
      attributes: trade.attributes.filter(
        (id) => random.chance(0.5) && (id !== 'uygun-fiyat' || (priceLevel ?? 1) === 1),
      ),
      priceLevel,
      seoKeywords: [category.name, `${district.name} ${category.name}`],
      establishmentYear: since,
      workingHours: hours === 'always' || random.chance(0.94) ? hoursOf(random, hours) : null,
      socialMedia: random.chance(0.4) ? { instagram: `https://instagram.example/${slug(name).slice(0, 30)}` } : {},
    },
  };
};

/** As shops write prices: tens below a thousand, hundreds above. */
const priceNear = (lira: number): number => {
  const step = lira < 100 ? 5 : lira < 1000 ? 10 : 100;
  return Math.round(lira / step) * step;
};

/** 'Demirciler', 'Yıldızlar': with the vowel of the name. */
const families = (surname: string): string => {
  const many = plural(surname);
  return surname + many.slice(many.length - 3);
};

/** 'Dış yıkama, iç dış yıkama, detaylı temizlik'. */
const summaryOf = (offerings: readonly OfferingBody[]): string => {
  const names = offerings.slice(0, 3).map(({ name }, at) => (at === 0 || !isPlain(name) ? name : lowerTurkish(name)));
  return names.join(', ').slice(0, 100);
};
/** Without an abbreviation or a proper name behind its first letter: 'LGS hazırlık' stays. */
const isPlain = (name: string): boolean => name.slice(1) === lowerTurkish(name).slice(1) && !properNames.test(name);
const properNames =
  /^(?:Adana|Urfa|Ayvalık|Türk|İngilizce|Almanca|İskender|Kars|Ezine|Antep|Oltu|Schengen|İngiltere|Alzheimer|Umre|Ramazan)/u;

const areaCodeOf = ({ plate, slug: district }: District): string =>
  plate === 34 && anatolian.districts.includes(district) ? anatolian.code : areaCodes[plate - 1]!;

interface Where {
  readonly district: string;
  readonly neighbourhood: string;
}

const nameOf = (random: Random, { id, name }: CategoryView, { district, neighbourhood }: Where): string => {
  const noun = random.pick(namesOfTrade[id] ?? [name]);
  const pattern = noun.includes('{')
    ? noun
    : `${random.pick(['{s}', '{s}', '{s}', '{ss}', '{f}', 'Yeni {s}', 'Öz {k}', '{k} Kardeşler'])} ${noun}`;
  return pattern
    .replaceAll('{ss}', () => families(random.pick(surnames)))
    .replaceAll('{s}', () => random.pick(random.chance(0.25) ? shopWords : surnames))
    .replaceAll('{k}', () => random.pick(surnames))
    .replaceAll('{f}', () => random.pick(firstWords))
    .replaceAll('{p}', () => `${random.pick(givenNames)} ${random.pick(surnames)}`)
    .replaceAll('{d}', district)
    .replaceAll('{n}', neighbourhood);
};

const descriptionOf = (
  random: Random,
  { first, then }: ReturnType<typeof sentencesFor>,
  { district, neighbourhood, since }: Where & { readonly since: number },
): string =>
  `${random.pick(first)} ${random.pick(then)}`
    .replaceAll('{y}', String(since))
    .replaceAll('{in}', inName(district))
    .replaceAll('{n}', neighbourhood);

const campaignOf = (random: Random, today: string): CampaignBody => {
  const shift = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const discount = random.pick([10, 15, 20, 25, 30, 50]);
  return {
    title: random.pick([`%${discount} indirim`, 'Yeni müşterilere özel', 'Mevsim kampanyası', 'Hafta içi fırsatı']),
    description: 'Örnek kampanya. Ayrıntılar için işletmeyi arayın.',
    discountPercentage: discount,
    startDate: shift(-random.integer(0, 20)),
    endDate: shift(random.integer(5, 60)),
    active: true,
  };
};
