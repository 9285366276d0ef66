import { describe, expect, it } from 'vitest';
import { districtAt } from '../places/district-at.js';
import { placeOfAddress } from '../places/place-of-address.js';
import { categoryOf } from './category-of.js';
import { elementRow, featureRow } from './feature.js';

const tags = {
  name: 'Ada Restaurant',
  'name:tr': 'Ada Lokantası',
  amenity: 'restaurant',
  cuisine: 'regional;kebab',
  'contact:phone': 'yok; +90 216 000 11 22; +90 216 000 11 23',
  website: 'ada.example',
  email: 'bilgi@ada.example;diger@ada.example',
  'addr:neighbourhood': 'Caferağa',
  'addr:street': 'Moda Caddesi',
  'addr:housenumber': '12',
  'addr:postcode': '34710',
  'addr:city': 'Kadıköy',
  opening_hours: 'Mo-Su 10:00-23:00',
  wheelchair: 'yes',
  'contact:instagram': '@ada',
};

describe('an element of OpenStreetMap', () => {
  it('becomes the columns of a list', () =>
    expect(elementRow({ type: 'node', id: 17, lat: 40.985, lon: 29.026, tags })).toEqual({
      values: {
        external_id: 'osm:node/17',
        name: 'Ada Lokantası',
        category: 'kebap',
        latitude: 40.985,
        longitude: 29.026,
        address: 'Caferağa Moda Caddesi No: 12',
        postal_code: '34710',
        phone: '+90 216 000 11 22',
        email: 'bilgi@ada.example',
        website: 'https://ada.example',
        working_hours: 'Mo-Su 10:00-23:00',
        attributes: ['engelli-erisimi'],
        social_media: { instagram: 'https://www.instagram.com/ada' },
      },
    }));
  it('lies in its centre when it is a building, in its middle when it is an outline', () => {
    const way = { type: 'way', id: 5, tags: { shop: 'bakery', name: 'Fırın' } };
    expect(elementRow({ ...way, center: { lat: 39.9, lon: 32.8 } }).values).toMatchObject({
      latitude: 39.9,
      longitude: 32.8,
    });
    const bounds = { minlat: 39, maxlat: 40, minlon: 32, maxlon: 33 };
    expect(elementRow({ ...way, bounds }).values).toMatchObject({
      external_id: 'osm:way/5',
      latitude: 39.5,
      longitude: 32.5,
    });
    const ring = [
      [32, 39],
      [33, 39],
      [33, 40],
      [32, 39],
    ];
    const feature = {
      type: 'Feature',
      id: 'relation/9',
      properties: way.tags,
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    expect(featureRow(feature).values).toMatchObject({
      external_id: 'osm:relation/9',
      latitude: 39.5,
      longitude: 32.5,
    });
  });
  it('finds its place in the words of its address where it has no point', () => {
    expect(elementRow({ type: 'way', id: 5, tags }).values).toMatchObject({ city: 'İstanbul', district: 'Kadıköy' });
    expect(placeOfAddress(['Bornova / İzmir'])).toEqual({ city: 'İzmir', district: 'Bornova' });
    expect(placeOfAddress(['Merkez'])).toEqual({});
  });
  it.each([
    [{ amenity: 'bench' }, 'amenity=bench'],
    [{ amenity: 'toilets', name: 'WC' }, 'amenity=toilets'],
    [{ amenity: 'parking' }, 'amenity=parking'],
    [{ tourism: 'information' }, 'tourism=information'],
    [{ shop: 'vacant' }, 'shop=vacant'],
    [{ highway: 'bus_stop' }, 'highway=bus_stop'],
    [{ amenity: 'constructor' }, 'amenity=constructor'],
    [{}, 'etiketsiz'],
  ])('that is no business is skipped: %j', (kind, what) =>
    expect(elementRow({ type: 'node', id: 1, lat: 39, lon: 32, tags: kind }).skipped).toBe(what),
  );
  it.each([
    [{ shop: 'hairdresser', male: 'yes' }, 'barber'],
    [{ shop: 'unheard_of' }, 'shopping'],
    [{ amenity: 'pharmacy', healthcare: 'pharmacy' }, 'pharmacy'],
    [{ amenity: 'restaurant', tourism: 'hotel' }, 'hotel'],
    [{ office: 'lawyer' }, 'lawyer'],
    [{ craft: 'plumber' }, 'plumber'],
    [{ leisure: 'fitness_centre' }, 'gym'],
  ])('%j is a %s', (kind, category) => expect(categoryOf(kind)).toEqual({ category }));
});

describe('a feature of our own export', () => {
  it('is read as columns, with the place of its geometry', () =>
    expect(
      featureRow({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [29, 41] },
        properties: { external_id: 'x', name: 'Ada', category: 'berber' },
      }),
    ).toEqual({ values: { external_id: 'x', name: 'Ada', category: 'berber', latitude: 41, longitude: 29 } }));
});

describe('a point', () => {
  it.each([
    [41.0369, 28.985, '34-beyoglu'],
    [41.0082, 28.9784, '34-fatih'],
    [39.9208, 32.8541, '6-cankaya'],
    [38.4189, 27.1287, '35-konak'],
    [37.0, 35.3213, '1-seyhan'],
    [38.4944, 43.38, '65-ipekyolu'],
  ])('at %d, %d lies in %s', async (latitude, longitude, district) =>
    expect((await districtAt(latitude, longitude))?.id).toBe(district),
  );
  it('on a pier lies in the district of its coast, and on the high sea or abroad in none', async () => {
    expect((await districtAt(40.9925, 29.0205))?.id).toBe('34-kadikoy');
    expect(await districtAt(35.5, 30)).toBeUndefined();
    expect(await districtAt(37.98, 23.72)).toBeUndefined();
  });
});
