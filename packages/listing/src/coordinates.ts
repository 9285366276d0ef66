import { bad } from './reasons.js';
import { decimal, text, type Values } from './values.js';

export interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Turkey and its waters, in degrees. */
const LATITUDES = [35, 43] as const;
const LONGITUDES = [25, 46] as const;
const within = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;

/** A point outside of Turkey is a mistake of the list; two that fit the other way round are a known one. */
export const placeOf = (values: Values): Place => {
  const latitude = degrees(values, 'latitude');
  const longitude = degrees(values, 'longitude');
  if (latitude !== null && longitude !== null) {
    if (within(latitude, LATITUDES) && within(longitude, LONGITUDES)) return { latitude, longitude };
    if (within(longitude, LATITUDES) && within(latitude, LONGITUDES)) bad('COORDINATES_SWAPPED');
    bad('COORDINATES_OUTSIDE', `${latitude}, ${longitude}`);
  }
  if (latitude !== null && !within(latitude, LATITUDES)) bad('COORDINATE_INVALID', 'latitude', String(latitude));
  if (longitude !== null && !within(longitude, LONGITUDES)) bad('COORDINATE_INVALID', 'longitude', String(longitude));
  return { latitude, longitude };
};

const degrees = (values: Values, column: 'latitude' | 'longitude'): number | null => {
  const typed = text(values, column, 30);
  if (typed === null) return null;
  const value = decimal(typed);
  return Number.isFinite(value) ? value : bad('COORDINATE_INVALID', column, typed);
};
