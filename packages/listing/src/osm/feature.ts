import type { FileRow } from '../files/file-row.js';
import type { Tags } from './category-of.js';
import { valuesOfTags } from './values.js';

type Json = Readonly<Record<string, unknown>>;
type Read = Pick<FileRow, 'values' | 'skipped'>;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** An element of Overpass: a node with its place, a way or relation with its `center` (`out center`) or bounds. */
export const elementRow = (element: Json): Read => {
  const { type, id } = element;
  return valuesOfTags(`osm:${String(type)}/${String(id)}`, tagsOf(element['tags']), pointOf(element));
};

/** A GeoJSON feature: of an export of ours, whose properties are columns, or of OpenStreetMap, whose properties are tags. */
export const featureRow = (feature: Json): Read => {
  const properties = objectOf(feature['properties']) ?? {};
  const point = middleOf(objectOf(feature['geometry']));
  if (properties['external_id'] !== undefined) return { values: { ...point, ...properties } };
  const id = String(properties['@id'] ?? feature['id'] ?? properties['id'] ?? '').replace(
    /^(.*\/)?(?=(node|way|relation)\/)/,
    '',
  );
  const isFullId = /^(node|way|relation)\/\d+$/.test(id)
    ? id
    : id === ''
      ? ''
      : `${String(properties['type'] ?? 'node')}/${id}`;
  return valuesOfTags(
    isFullId === '' ? '' : `osm:${isFullId}`,
    tagsOf(objectOf(properties['tags']) ?? properties),
    point,
  );
};

const objectOf = (value: unknown): Json | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : undefined;

const tagsOf = (value: unknown): Tags =>
  Object.fromEntries(
    Object.entries(objectOf(value) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const pointOf = (element: Json): Point | undefined => {
  const center = objectOf(element['center']) ?? element;
  const { lat, lon } = center;
  if (typeof lat === 'number' && typeof lon === 'number') return { latitude: lat, longitude: lon };
  const { minlat, maxlat, minlon, maxlon } = (objectOf(element['bounds']) ?? {}) as Record<string, number | undefined>;
  if (minlat === undefined || maxlat === undefined || minlon === undefined || maxlon === undefined) return undefined;
  return rounded((minlat + maxlat) / 2, (minlon + maxlon) / 2);
};

/** A point's own place, of an outline the middle of what it spans. */
const middleOf = (geometry: Json | undefined): Point | undefined => {
  if (!geometry) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const look = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    const [x, y] = value as unknown[];
    if (typeof x !== 'number' || typeof y !== 'number') return value.forEach(look);
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  };
  look(geometry['coordinates']);
  if (west > east) return undefined;
  return west === east && south === north
    ? { latitude: south, longitude: west }
    : rounded((south + north) / 2, (west + east) / 2);
};

/** Seven places are a centimetre, as OpenStreetMap has them. */
const rounded = (latitude: number, longitude: number): Point => ({
  latitude: Math.round(latitude * 1e7) / 1e7,
  longitude: Math.round(longitude * 1e7) / 1e7,
});
