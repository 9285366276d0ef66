import type { PlacePage } from '@carsi/contracts/directory/category';
import { describe, expect, it } from 'vitest';
import { PublicCache } from '../answers/public-cache.js';
import { SitemapController } from './sitemap.controller.js';

const changed = '2026-11-03T09:00:00.000Z';
const placePage = (city: number | null, district: string | null): PlacePage => ({
  categoryId: 'dentist',
  city,
  district,
  companies: 3,
  updatedAt: changed,
});
const places = [placePage(34, null), placePage(34, '34-kadikoy'), { ...placePage(34, null), categoryId: 'gone' }];

/** A directory with `more` pages of places beside the three, and one company. */
const open = async (part: 'index' | 'pages' | 'places', more = 0, file = '0'): Promise<readonly string[]> => {
  const all = [...places, ...Array.from({ length: more }, () => placePage(6, null))];
  const directory = {
    sitemap: async () => ({ total: 1, companies: [] }),
    categoryPages: async () => [placePage(null, null)],
    placePages: async ({ offset, limit }: { offset: number; limit: number }) => ({
      total: all.length,
      pages: all.slice(offset, offset + limit),
    }),
    articles: async () => ({ articles: [], total: 0 }),
  };
  const sitemap = new SitemapController(
    new PublicCache(),
    { directory } as never,
    { byId: async () => new Map([['dentist', { slug: 'dis-hekimi' }]]) } as never,
    { publicUrl: 'https://carsi.example' } as never,
  );
  let sent = '';
  const reply = {
    code: () => reply,
    headers: () => reply,
    header: () => reply,
    send: async (body: Buffer) => void (sent = body.toString()),
  };
  await sitemap[part]({ url: `/${part}`, headers: {}, params: { file }, ip: '192.0.2.7' } as never, reply as never);
  return [...sent.matchAll(/<(?:url|sitemap)>.*?<\/(?:url|sitemap)>/g)].map(([entry]) => entry);
};

describe('the sitemap', () => {
  it('has the pages of categories in provinces and districts, with their last change', async () => {
    const at = (query: string): string =>
      `<url><loc>https://carsi.example/kategoriler/dis-hekimi?${query}</loc><lastmod>${changed}</lastmod></url>`;
    expect(await open('places')).toEqual([at('sehir=istanbul'), at('sehir=istanbul&amp;ilce=kadikoy')]);
  });
  it('has the pages of whole categories among the others', async () => {
    const pages = await open('pages');
    expect(pages).toContain(
      `<url><loc>https://carsi.example/kategoriler/dis-hekimi</loc><lastmod>${changed}</lastmod></url>`,
    );
    expect(pages.join('')).not.toContain('sehir=');
  });
  it('lists as many parts as there are places, and none that is empty', async () => {
    const parts = async (more: number) =>
      (await open('index', more)).filter((part) => part.includes('/sitemap-places-')).length;
    expect([await parts(0), await parts(20_000 - 3), await parts(20_000 - 2)]).toEqual([1, 1, 2]);
    expect(await open('places', 20_000 - 2, '1')).toHaveLength(1);
  });
  it('has no part without a number', () =>
    expect(open('places', 0, 'hepsi')).rejects.toMatchObject({ code: 'NOT_FOUND' }));
});
