import { distanceKm } from '@carsi/turkish/distance';
import { districtById, type District } from '@carsi/turkish/places';

interface Outline {
  readonly district: District;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly polygons: readonly (readonly (readonly (readonly number[])[])[])[];
}

/** How far from every outline a point may lie and still belong to the nearest: piers, and coasts that are drawn roughly. */
const NEAR_KM = 5;

/**
 * The district around a point; undefined outside of Turkey. The outlines are simplified: of points spread over all districts 98 %
 * come into their own, 99.3 % into their province, the others into the neighbour (docs/decisions/0013).
 */
export const districtAt = async (latitude: number, longitude: number): Promise<District | undefined> => {
  outlines ??= load();
  const { all, contains } = await outlines;
  const inside = all.find(
    ({ west, south, east, north, polygons }) =>
      longitude >= west &&
      longitude <= east &&
      latitude >= south &&
      latitude <= north &&
      polygons.some((polygon) => contains([longitude, latitude], polygon)),
  );
  return inside?.district ?? nearest(all, latitude, longitude);
};

const nearest = (all: readonly Outline[], latitude: number, longitude: number): District | undefined => {
  let [best, least]: [District | undefined, number] = [undefined, NEAR_KM];
  for (const { district, west, south, east, north, polygons } of all) {
    if (longitude < west - 0.06 || longitude > east + 0.06 || latitude < south - 0.05 || latitude > north + 0.05)
      continue;
    for (const [x = 0, y = 0] of polygons.flat(2)) {
      const distance = distanceKm(latitude, longitude, y, x);
      if (distance < least) [best, least] = [district, distance];
    }
  }
  return best;
};

type Contains = (point: readonly number[], polygon: Outline['polygons'][number]) => boolean;
let outlines: Promise<{ readonly all: readonly Outline[]; readonly contains: Contains }> | undefined;

/** A third of a megabyte that most lists never need. */
const load = async (): Promise<{ all: readonly Outline[]; contains: Contains }> => {
  const [{ districtOutlines }, { feature }, { default: pointInPolygon }] = await Promise.all([
    import('../data/district-outlines.generated.js'),
    import('topojson-client'),
    import('point-in-polygon-hao'),
  ]);
  const topology = JSON.parse(districtOutlines) as Parameters<typeof feature>[0];
  const { features } = feature(topology, topology.objects['d'] as never) as unknown as {
    features: readonly { id: string; geometry: { type: string; coordinates: never } }[];
  };
  const all = features.map(({ id, geometry }): Outline => {
    const polygons = (
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    ) as Outline['polygons'];
    const points = polygons.flat(2);
    const [xs, ys] = [points.map(([x]) => x!), points.map(([, y]) => y!)];
    return {
      district: districtById(id)!,
      west: Math.min(...xs),
      south: Math.min(...ys),
      east: Math.max(...xs),
      north: Math.max(...ys),
      polygons,
    };
  });
  // 0 is on the edge, which is inside of both.
  return { all, contains: (point, polygon) => pointInPolygon(point as never, polygon as never) !== false };
};
