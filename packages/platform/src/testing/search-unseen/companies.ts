import { districts, provinceByPlate, provinces } from '@carsi/turkish/places';
import { slug } from '@carsi/turkish/slug';
import type { SearchDocument } from '../../search.js';
import { type Chance, createChance } from '../search/corpus.js';
import { chains, type Named, nameCompany } from './names.js';
import { items, roots, type Trade, trades } from './trades.js';

export interface UnseenCompany extends SearchDocument {
  readonly trade: Trade;
  readonly naming: Named['naming'] | 'chain';
  readonly brand: string;
  readonly noun: string;
}

const tags = items(
  'Hızlı Teslimat,7/24 Hizmet,Aile İşletmesi,Engelli Dostu,Otopark,Kredi Kartı,Taksitli Ödeme,Evcil Hayvan Dostu,Kadın Girişimci,Ücretsiz Keşif',
);
const crowded = [34, 34, 34, 34, 34, 6, 6, 6, 35, 35, 16, 7, 1, 42, 27, 33, 63, 41, 54, 31, 46, 3, 55, 26, 38];
const byPlate = Map.groupBy(districts, ({ plate }) => plate);

/** Prose as shops write it: it mentions other towns and trades, which must not make the company one of them. */
const describe = (
  trade: Trade,
  city: string,
  district: string,
  services: readonly string[],
  chance: Chance,
): string => {
  const elsewhere = () => chance.of(provinces).name;
  const other = () => chance.of(trades).name;
  return chance.of([
    () =>
      `${district} merkezdeki dükkanımızda ${services.join(', ')} yapıyoruz. ${elsewhere()} ve ${elsewhere()} illerine de gidiyoruz.`,
    () =>
      `1998'den beri ${city}'dayız. ${other()} ve ${other()} esnafına ürün veriyor, ${services.join(' ve ')} işlerini üstleniyoruz.`,
    () =>
      `Aslen ${elsewhere()}'lıyız; ${district} halkına hizmet ediyoruz. Yanımızda ${other()} ve karşımızda ${other()} var, bulması kolay.`,
    () => `Uzman kadro, uygun fiyat, güler yüz. ${services.join(', ')}. Randevu için arayınız.`,
    () => '',
  ])();
};

/** Seeded companies: crowded towns, chains, people, places and trades as brands; 4 in 10 names are rare words. */
export const unseenCompanies = (count: number, seed: number): readonly UnseenCompany[] => {
  const chance = createChance(seed);
  return Array.from({ length: count }, (_, index) => {
    const chain = chance.happens(0.05) ? chance.of(chains) : undefined;
    const trade = chain === undefined ? chance.of(trades) : trades.find(({ id }) => id === chain[1])!;
    const city = chance.happens(0.65) ? chance.of(crowded) : 1 + chance.below(81);
    const local = byPlate.get(city)!;
    const district = local[Math.floor(chance.next() ** 1.7 * local.length)]!;
    const province = provinceByPlate(city)!;
    const byName =
      chain === undefined
        ? nameCompany(trade, chance)
        : {
            naming: 'chain' as const,
            brand: chain[0],
            noun: '',
            name: chance.happens(0.5) ? `${chain[0]} ${district.name} Şubesi` : chain[0],
          };
    const services = trade.services.filter(() => chance.happens(0.65));
    const reviewCount = Math.floor(chance.next() ** 3 * 200);
    const rating = reviewCount === 0 ? 0 : Math.round((2 + chance.next() * 3) * 10) / 10;
    const begin = chance.below(7) * 1440 + 480;
    return {
      id: `unseen-${String(index).padStart(6, '0')}`,
      slug: `${slug(byName.brand)}-${index}`,
      name: byName.name,
      description: describe(trade, province.name, district.name, services, chance),
      categoryIds: [trade.rootId, trade.id],
      categoryWords: [roots.find(({ id }) => id === trade.rootId)!.name, trade.name, ...trade.synonyms],
      services,
      tags: tags.filter(() => chance.happens(0.12)),
      city,
      district: district.id,
      rating,
      reviewCount,
      bayesianRating: (5 * 3.5 + rating * reviewCount) / (5 + reviewCount),
      verified: chance.happens(0.3),
      featured: chance.happens(0.05),
      premium: chance.happens(0.05),
      latitude: province.latitude + (chance.next() - 0.5) / 5,
      longitude: province.longitude + (chance.next() - 0.5) / 5,
      viewCount: chance.below(5000),
      createdAt: 1_700_000_000 + chance.below(50_000_000),
      phones: [],
      address: '',
      attributes: [],
      priceLevel: null,
      open: chance.happens(0.1) ? [[0, 10080]] : [[begin, begin + 600]],
      trade,
      naming: byName.naming,
      brand: byName.brand,
      noun: byName.noun,
    };
  });
};

export const documentOf = ({
  trade: _t,
  naming: _m,
  brand: _b,
  noun: _n,
  ...document
}: UnseenCompany): SearchDocument => document;
