import { districtNames } from './data/districts.generated.js';
import { fold } from './fold.js';
import { provinceTable } from './data/provinces.js';
import { slug } from './slug.js';

export interface Province {
  /** Plate code, 1–81: the province's id. */
  readonly plate: number;
  readonly name: string;
  readonly slug: string;
  /** The centre of its chief town, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Other names that people type, folded. */
  readonly aliases: readonly string[];
}

export interface District {
  /** `<plate>-<folded name>`: `34-kadikoy`, `3-merkez`. */
  readonly id: string;
  readonly plate: number;
  readonly name: string;
  /** The id without the plate: names a district within its province. */
  readonly slug: string;
}

const key = (text: string): string => fold(text).replaceAll(/[^a-z0-9]+/g, '');

export const provinces: readonly Province[] = provinceTable
  .trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', latitude, longitude, ...aliases] = line.split(' ');
    return {
      plate: index + 1,
      name,
      slug: slug(name),
      latitude: Number(latitude),
      longitude: Number(longitude),
      aliases,
    };
  });

const provinceByKey = new Map(
  provinces.flatMap((province) => [province.slug, ...province.aliases].map((name) => [name, province])),
);

export const provinceByPlate = (plate: number): Province | undefined => provinces[plate - 1];

/** Any case, ASCII or Turkish, alias or plate code: `Urfa`, `ISTANBUL`, `34`. */
export const findProvince = (text: string): Province | undefined => {
  const folded = key(text);
  return /^\d{1,2}$/.test(folded) ? provinceByPlate(Number(folded)) : provinceByKey.get(folded);
};

/** The specification's 22 cities of the search filter, in its order ('sık arananlar', decision 33). */
export const frequentFilterPlates: readonly number[] =
  'istanbul ankara izmir bursa antalya adana konya gaziantep mersin diyarbakir kayseri eskisehir urfa malatya manisa samsun kahramanmaras van denizli batman balikesir sakarya'
    .split(' ')
    .map((name) => findProvince(name)!.plate);

export const districts: readonly District[] = Object.entries(districtNames).flatMap(([plate, names]) =>
  names.split(',').map((name) => ({ id: `${plate}-${slug(name)}`, plate: Number(plate), name, slug: slug(name) })),
);

/** Former and everyday names, folded → the district's id. */
export const districtAliases: ReadonlyMap<string, string> = new Map([
  ['eyup', '34-eyupsultan'],
  ['gop', '34-gaziosmanpasa'],
  ['bcekmece', '34-buyukcekmece'],
  ['kcekmece', '34-kucukcekmece'],
  ['karadenizeregli', '67-eregli'],
]);

const byId = new Map(districts.map((district) => [district.id, district]));
const byPlate = Map.groupBy(districts, (district) => district.plate);
const districtsByKey = Map.groupBy(districts, (district) => key(district.name));

export const districtById = (id: string): District | undefined => byId.get(id);
export const districtsOf = (plate: number): readonly District[] => byPlate.get(plate) ?? [];

/** All districts of that name; there are several Yenişehir, Ereğli, Merkez. */
export const districtsByName = (text: string): readonly District[] => {
  const folded = key(text);
  const alias = byId.get(districtAliases.get(folded) ?? '');
  return districtsByKey.get(folded) ?? (alias === undefined ? [] : [alias]);
};

/** By name or id. Without a plate only a name that one province has: a second Ereğli would be a guess. */
export const findDistrict = (text: string, plate?: number): District | undefined => {
  const exact = byId.get(fold(text.trim()));
  if (exact !== undefined && (plate === undefined || exact.plate === plate)) return exact;
  const matches = districtsByName(text);
  const here = plate === undefined ? matches : matches.filter((district) => district.plate === plate);
  return here.length === 1 ? here[0] : undefined;
};
