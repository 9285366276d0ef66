import { describe, expect, it } from 'vitest';
import type { FetchedJson } from './lib/http';
import { readTarget, render } from './server';
import { aCompany } from './testing/company';

const headers = {};
const dentists = {
  id: 'dentist',
  slug: 'dis-hekimi',
  name: 'Diş Hekimi',
  plural: 'diş hekimleri',
  parent: null,
  subcategories: [],
  description: null,
  icon_name: 'Tooth',
  color_class: 'deniz',
};
const cities = [
  { slug: 'istanbul', name: 'İstanbul', popular: true },
  { slug: 'isparta', name: 'Isparta', popular: false },
];
const districts = [
  { slug: 'kadikoy', name: 'Kadıköy', company_count: 12 },
  { slug: 'merkez', name: 'Merkez', company_count: 3 },
];
const places = [{ city_slug: 'istanbul', district_slug: 'kadikoy', name: 'Kadıköy', company_count: 12 }];
const found = (total: number) => ({
  results: Array.from({ length: Math.min(total, 3) }, (_, n) => aCompany({ id: `c${n}`, slug: `c${n}` })),
  total,
  interpreted: { rest: '', corrections: [] },
});

/** A page where a search finds as many companies as `totalOf` says of its query. */
const page = (url: string, totalOf: (query: URLSearchParams) => number = () => 12) =>
  render({
    url,
    origin: 'https://carsi.example',
    assets: { script: '/assets/client.js', styles: [], preloads: [] },
    fetchJson: async (address): Promise<FetchedJson> => {
      const { pathname, searchParams } = new URL(address, 'http://localhost');
      const bodies: Record<string, unknown> = {
        '/api/categories/dis-hekimi': dentists,
        '/api/categories/dis-hekimi/places': searchParams.has('sehir') ? places : [],
        '/api/categories': [dentists],
        '/api/cities': cities,
        '/api/cities/istanbul/districts': districts,
        '/api/cities/isparta/districts': districts,
        '/api/companies/search': found(totalOf(searchParams)),
      };
      return pathname in bodies
        ? { status: 200, body: bodies[pathname], headers }
        : { status: 404, body: { code: 'NOT_FOUND', message: 'Yok' }, headers };
    },
  });
const inKadikoy = '/kategoriler/dis-hekimi?sehir=istanbul&ilce=kadikoy';

describe('the page of a category in a district', () => {
  it('shows the district’s companies under its own title and first sentence', async () => {
    const { status, html } = await page(inKadikoy, (query) => (query.get('district') === 'kadikoy' ? 12 : 400));
    expect(status).toBe(200);
    expect(html).toContain('<title>Kadıköy’deki diş hekimleri, İstanbul | Çarşı</title>');
    expect(html).toMatch(/<h1[^>]*>Kadıköy’deki diş hekimleri<\/h1>/);
    expect(html).toMatch(/<p[^>]*>Kadıköy’deki diş hekimleri: 12 işletme; /);
    expect(html).toContain(
      'rel="canonical" href="https://carsi.example/kategoriler/dis-hekimi?sehir=istanbul&amp;ilce=kadikoy"',
    );
    expect(html).not.toContain('noindex');
  });
  it('names the province of a central district', async () => {
    const { html } = await page('/kategoriler/dis-hekimi?sehir=isparta&ilce=merkez');
    expect(html).toContain('<title>Isparta Merkez’deki diş hekimleri | Çarşı</title>');
  });
  it('is reached from the page of its province', async () => {
    const { html } = await page('/kategoriler/dis-hekimi?sehir=istanbul');
    expect(html).toContain('href="/kategoriler/dis-hekimi?sehir=istanbul&amp;ilce=kadikoy"');
    expect(html).toMatch(/<p[^>]*>İstanbul’daki diş hekimleri: 12 işletme; /);
  });
});

describe('the list of a place', () => {
  it.each([
    inKadikoy,
    '/kategoriler/dis-hekimi?sehir=istanbul',
    '/arama?sehir=istanbul',
    '/arama?kategori=dis-hekimi&sehir=istanbul&ilce=kadikoy',
  ])('with fewer than three companies is not for search engines: %s', async (url) => {
    const robots = async (total: number) => (await page(url, () => total)).headers['x-robots-tag'];
    expect([await robots(2), await robots(3)]).toEqual(['noindex, follow', undefined]);
  });
  it('is an answer with one company where people asked in words', async () => {
    expect((await page('/arama?q=di%C5%9F&sehir=istanbul', () => 1)).headers['x-robots-tag']).toBeUndefined();
  });
  it.each([
    '/kategoriler/dis-hekimi?sehir=atlantis',
    '/kategoriler/dis-hekimi?sehir=istanbul&ilce=yok-boyle',
    '/kategoriler/dis-hekimi?sehir=istanbul&ilce=cankaya',
    '/arama?sehir=istanbul&ilce=yok-boyle',
    '/firmalar?sehir=istanbul&ilce=yok-boyle',
  ])('is 404 where nobody knows the place: %s', async (url) => expect((await page(url)).status).toBe(404));
  it.each([
    ['/arama?q=kebap&sehir=urfa', '/arama?q=kebap&sehir=sanliurfa'],
    ['/firmalar?sehir=%C4%B0zmir', '/firmalar?sehir=izmir'],
    ['/arama?sehir=34', '/arama?sehir=istanbul'],
    ['/kategoriler/x?sehir=antep', '/kategoriler/x?sehir=gaziantep'],
    ['/kategoriler/x?sehir=istanbul&ilce=Kad%C4%B1k%C3%B6y', '/kategoriler/x?sehir=istanbul&ilce=kadikoy'],
    ['/kategoriler/x?sehir=istanbul&ilce=eyup', '/kategoriler/x?sehir=istanbul&ilce=eyupsultan'],
  ])('moves to the names of addresses: %s', (from, to) => expect(readTarget(from)).toEqual({ moved: to }));
  it('stays where its address is right, or nobody knows the place', () => {
    for (const url of [inKadikoy, '/arama?sehir=atlantis', '/arama?ilce=kadikoy'])
      expect(readTarget(url)).toEqual({ url });
  });
});
