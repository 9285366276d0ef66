import type { FeatureCollection, MultiPolygon } from 'geojson';
import outline from './turkey-outline.json';

type Packed = ReadonlyArray<readonly [string, ReadonlyArray<readonly number[]>]>;

/** Rings are delta-encoded in hundredths of a degree. */
const ring = (packed: readonly number[]): number[][] => {
  const points: number[][] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    points.push([x / 100, y / 100]);
  }
  return points;
};

/** Where a province's name is drawn: the centre of its largest part. */
export const labels = (): Array<{ name: string; lat: number; lng: number }> =>
  (outline as unknown as Packed).map(([name, rings]) => {
    const largest = rings.reduce((a, b) => (b.length > a.length ? b : a));
    const points = ring(largest);
    const middle = (axis: 0 | 1): number => {
      const values = points.map((point) => point[axis] ?? 0);
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    return { name, lat: middle(1), lng: middle(0) };
  });

export const provinces = (): FeatureCollection<MultiPolygon, { name: string }> => ({
  type: 'FeatureCollection',
  features: (outline as unknown as Packed).map(([name, rings]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates: rings.map((packed) => [ring(packed)]) },
  })),
});
