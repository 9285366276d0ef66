const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres. */
export const distanceKm = (latitude: number, longitude: number, toLatitude: number, toLongitude: number): number => {
  const halfLatitude = Math.sin(((toLatitude - latitude) * RADIANS) / 2);
  const halfLongitude = Math.sin(((toLongitude - longitude) * RADIANS) / 2);
  const a = halfLatitude ** 2 + Math.cos(latitude * RADIANS) * Math.cos(toLatitude * RADIANS) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
};
