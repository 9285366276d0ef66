import {
  blankProfile,
  type CampaignBody,
  type Interval,
  type OfferingBody,
  type WorkingHours,
} from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import type { CategoryView } from '@carsi/contracts/directory/category';
import { districtsOf, provinces } from '@carsi/turkish/places';
import { plural } from '@carsi/turkish/suffix';
import { slug } from '@carsi/turkish/slug';
import { Random } from './random.js';
import { anyTrade, featureTags, firstWords, streets, surnames, trades } from './data/words.js';

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
const OF_EACH = 4;
const proposedAt = (index: number): (typeof proposed)[number] | undefined => {
  const place = index - provinces.length;
  return place >= 0 && place < proposed.length * OF_EACH ? proposed[place % proposed.length] : undefined;
};

/** The `index`-th invented company: the same for the same index and day, whatever came before it. */
export const sampleCompany = (index: number, categories: readonly CategoryView[], today: string): ImportRow => {
  const random = new Random(index * 7_919 + 17);
  // The first companies go round all provinces, so that even a small sample has one everywhere.
  const wanted = proposedAt(index);
  const plate = wanted?.[0] ?? (index < provinces.length ? index + 1 : random.pick(plates));
  const province = provinces[plate - 1]!;
  const district = random.pick(districtsOf(province.plate));
  const children = categories.filter(({ parentId }) => parentId !== null);
  const requested = children.find(({ id }) => id === wanted?.[1]);
  const drawn = random.chance(0.35)
    ? random.pick(
        children.filter(
          ({ parentId }) =>
            parentId === 'restaurant' || parentId === 'beauty' || parentId === 'health' || parentId === 'home',
        ),
      )
    : random.pick(children);
  const category = requested ?? drawn;
  const root = category.parentId!;
  const name = nameOf(random, category.name);
  const trade = trades[root] ?? anyTrade;
  const offerings = random
    .some(trade, random.integer(1, 5))
    .map(([offered, price, unit = 'fixed', kind]): OfferingBody => ({
      name: offered,
      description: null,
      price: price === 0 ? null : Math.round((price * (0.8 + random.next() * 0.5)) / 10) * 10,
      priceUnit: unit,
      imageUrl: null,
      category: kind ?? 'service',
      active: true,
    }));
  const since = random.integer(1975, 2024);
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
      description: `${name}, ${since} yılından beri ${district.name} ilçesinde ${category.name.toLocaleLowerCase('tr')} alanında hizmet veriyor. ${random.pick(['Randevu için arayabilirsiniz.', 'Mahallemizin her gününde yanınızdayız.', 'Fiyatlarımız sitede açık yazar.', 'Aynı gün içinde yanıt veriyoruz.'])} (Örnek veri)`,
      shortDescription: `${district.name} ${category.name}`,
      // 0 (xxx) 000: no such exchange is handed out.
      phone: `0${random.integer(212, 488)} 000 ${String(random.integer(10, 99))} ${String(random.integer(10, 99))}`,
      whatsapp: random.chance(0.8),
      email: random.chance(0.6) ? `bilgi@${slug(name).slice(0, 40)}.example` : null,
      website: random.chance(0.5) ? `https://${slug(name).slice(0, 40)}.example` : null,
      address: `${random.pick(streets)} No: ${random.integer(1, 180)}`,
      city: province.plate,
      district: district.id,
      postalCode: `${String(province.plate).padStart(2, '0')}${random.integer(100, 990)}`,
      latitude: round(province.latitude + (random.next() - 0.5) * 0.12),
      longitude: round(province.longitude + (random.next() - 0.5) * 0.12),
      categoryId: category.id,
      tags: random.some(featureTags, random.integer(1, 4)),
      seoKeywords: [category.name, `${district.name} ${category.name}`],
      establishmentYear: since,
      workingHours: random.chance(0.92) ? hoursOf(random, root) : null,
      socialMedia: random.chance(0.4) ? { instagram: `https://instagram.example/${slug(name).slice(0, 30)}` } : {},
    },
  };
};

/** 'Demirciler', 'Yıldızlar': with the vowel of the name. */
const families = (surname: string): string => {
  const many = plural(surname);
  return surname + many.slice(many.length - 3);
};

const nameOf = (random: Random, trade: string): string => {
  const surname = random.pick(surnames);
  return random.pick([
    `${surname} ${trade}`,
    `${random.pick(firstWords)} ${surname} ${trade}`,
    `${surname} ${random.pick(surnames)} ${trade}`,
    `${families(surname)} ${trade}`,
  ]);
};

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const hoursOf = (random: Random, root: string): WorkingHours => {
  const day = (open: string, close: string): Interval[] => [{ open, close }];
  if (random.chance(0.05)) return { week: each(() => day('00:00', '00:00')), special: [] };
  if (root === 'restaurant' || root === 'entertainment')
    return { week: each(() => day('11:00', random.chance(0.15) ? '01:00' : '22:30')), special: [] };
  const open = random.pick(['08:00', '08:30', '09:00', '10:00']);
  const close = random.pick(['18:00', '18:30', '19:00', '20:00']);
  return {
    week: each((weekday) =>
      weekday === 'sunday' ? [] : weekday === 'saturday' ? day('10:00', '17:00') : day(open, close),
    ),
    special: [],
  };
};

const each = (day: (weekday: (typeof weekdays)[number]) => Interval[]): WorkingHours['week'] =>
  Object.fromEntries(weekdays.map((weekday) => [weekday, day(weekday)])) as WorkingHours['week'];

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
