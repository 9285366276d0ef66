import { type District, districtById, districts, provinceByPlate } from '@carsi/turkish/places';
import { neighbourhoodTable } from './data/neighbourhoods.js';
import { placeTable } from './data/places.generated.js';
import { streets } from './data/words.js';
import type { Random } from './random.js';

interface Area {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres around the point that are inside the district. */
  readonly radius: number;
}
export interface Neighbourhood extends Area {
  readonly name: string;
  readonly streets: readonly string[];
}
export interface Place {
  readonly district: District;
  /** What people say: a central district is called by its province. */
  readonly name: string;
  readonly neighbourhoods: readonly Neighbourhood[];
}

const linesOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
/** Blocks of houses, not the whole neighbourhood: those beside it begin half a kilometre off. */
const NEIGHBOURHOOD_KM = 0.25;

const known = Map.groupBy(linesOf(neighbourhoodTable), ([district = '']) => district);
/** Districts in which the sample is dense: ten of İstanbul, the centres of seven other cities. */
export const crowdedDistricts: readonly string[] = [...known.keys()];

const neighbourhoodsOf = (id: string, area: Area, names: readonly string[]): readonly Neighbourhood[] =>
  known.get(id)?.map(([, name = '', latitude, longitude, own = '']) => ({
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    radius: NEIGHBOURHOOD_KM,
    streets: own.split(','),
  })) ?? names.map((name) => ({ ...area, name, streets }));

const places = new Map(
  linesOf(placeTable).map(([id = '', latitude, longitude, radius, names = '']): [string, Place] => {
    const district = districtById(id)!;
    const area = { latitude: Number(latitude), longitude: Number(longitude), radius: Number(radius) };
    return [
      id,
      {
        district,
        name: district.slug === 'merkez' ? provinceByPlate(district.plate)!.name : district.name,
        neighbourhoods: neighbourhoodsOf(id, area, names === '' ? ['Merkez'] : names.split(',')),
      },
    ];
  }),
);

export const placeOf = (district: string): Place => places.get(district)!;

/** The district of a province that holds its town: the crowded one, the centre, else the first of the table. */
export const townOf = (plate: number): string =>
  crowdedDistricts.find((id) => districtById(id)!.plate === plate) ??
  (districts.find((district) => district.plate === plate && district.slug === 'merkez') ??
    districts.find((district) => district.plate === plate))!.id;

const KM_OF_DEGREE = 111.2;
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** A point in an area, evenly over the circle around its middle. */
export const positionIn = (random: Random, { latitude, longitude, radius }: Area) => {
  const distance = (radius * Math.sqrt(random.next())) / KM_OF_DEGREE;
  const angle = random.next() * 2 * Math.PI;
  return {
    latitude: round(latitude + distance * Math.sin(angle)),
    longitude: round(longitude + (distance * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
};
