import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOwner } from '@carsi/embedded/control/client';
import { socketOf } from '@carsi/platform/embedded/folder';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCarsi, type Carsi } from './support/start-carsi.js';

describe('a list that others made', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  let files = 0;
  const command = async (...args: string[]): Promise<{ code: number; output: string }> => {
    let output = '';
    const line = (text: string): void => void (output += `${text}\n`);
    const code = await askOwner(socketOf(data), args, { line, progress: () => undefined });
    return { code: code!, output };
  };
  const write = (content: string): string => {
    const path = join(folder.path, `list-${files++}.csv`);
    writeFileSync(path, content);
    return path;
  };
  beforeAll(async () => {
    carsi = await startCarsi(data);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  const trades = [
    ['Eczacılık ürünlerinin perakende ticareti', 'Eczanesi', 'eczane'],
    ['Erkek kuaförlüğü', 'Berber Salonu', 'berber'],
    ['Diş hekimliği uygulama faaliyetleri', 'Ağız ve Diş Sağlığı', 'dis-hekimi'],
    ['Cep telefonu mağazası', 'İletişim', 'telefoncu'],
    ['restaurant', 'Kebap Salonu', 'kebapci'],
    ['Muhtelif', 'Veteriner', 'veteriner'],
  ] as const;
  const places = ['Kadıköy/İstanbul', 'ÇANKAYA / ANKARA', 'Bornova İZMİR', '16110 Nilüfer/Bursa Türkiye'] as const;
  const districts = ['kadikoy', 'cankaya', 'bornova', 'nilufer'] as const;
  const plain = (text: string): string =>
    text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('İ', 'I');
  const spellings = {
    'as written': (text: string) => text,
    'in capitals': (text: string) => text.toLocaleUpperCase('tr'),
    'without Turkish letters': plain,
  };
  const companies = trades.flatMap(([source, noun, slug], trade) =>
    places.map((place, at) => ({
      slug,
      district: districts[at]!,
      row: (name: string, spell: (text: string) => string) =>
        [
          spell(`${name} ${noun}`),
          spell(source),
          spell(`Cumhuriyet Mah. Atatürk Cad. No: ${trade * 10 + at} ${place}`),
          `0${[216, 312, 232, 224][at]!} ${400 + trade} ${10 + name.length} ${10 + at}`,
        ].join(';'),
    })),
  );

  it.each(Object.entries(spellings))('finds category and district of every row, %s', async (how, spell) => {
    const name = `Çınarlı${how.length}`;
    const rows = companies.map(({ row }, at) => `${how}${at};${row(name, spell)}`);
    const list = write(['external_id;name;category;address;phone', ...rows].join('\n'));
    const { output } = await command('import', list);
    expect(output).toContain(`${rows.length} yeni, 0 güncel, 0 aynı, 0 alınmadı`);
    expect(output).toContain('Kaynaktaki kategoriler:');
    const found = async ({ slug, district }: (typeof companies)[number]) => {
      const query = new URLSearchParams({ q: spell(name), category: slug, district, limit: '50' });
      const answer = await fetch(`${carsi.url}/api/companies/search?${query}`);
      return ((await answer.json()) as { total: number }).total;
    };
    await expect.poll(async () => Promise.all(companies.map(found))).toEqual(companies.map(() => 1));
  });

  it('takes branches of a chain as companies of their own', async () => {
    const rows = districts.map(
      (_, at) => `zincir${at};Zincir Kebap;restaurant;Sakarya Cad. No: ${at} ${places[at]};444 0 123`,
    );
    const { output } = await command('import', write(['external_id;name;category;address;phone', ...rows].join('\n')));
    expect(output).toContain('4 yeni');
    expect(output).toContain('restaurant → Kebapçı (firma adı): 4 satır');
  });

  it('reports categories that nothing is known of, and takes them by the operator’s own mapping', async () => {
    const list = write('external_id;name;category;city\nx1;Ada;Kara işler;Van\nx2;Bora;Kara işler;Van');
    const before = await command('import', list, '--dry-run');
    expect(before.output).toContain('Kara işler → yok: 2 satır alınmadı');
    const wrong = await command('import', list, '--categories', write('kaynak;kategori\nKara işler;Böyle Bir Şey'));
    expect(wrong.output).toContain('Eşleme dosyasında bilinmeyen kategori: Böyle Bir Şey.');
    expect(wrong.code).toBe(1);
    const own = await command('import', list, '--categories', write('kaynak;kategori\nkara isler;Nalbur'));
    expect(own.output).toContain('Kara işler → Nalbur (eşleme dosyası): 2 satır');
    expect(own.output).toContain('2 yeni, 0 güncel, 0 aynı, 0 alınmadı');
  });

  it('is in the sitemap, whose every address is a page of its own that may be indexed', async () => {
    const inMap = async (path: string): Promise<readonly string[]> => {
      const answer = await fetch(carsi.url + path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'application/xml; charset=utf-8',
      ]);
      return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
        const { pathname, search } = new URL(address!.replaceAll('&amp;', '&'));
        return pathname + search;
      });
    };
    const parts = await inMap('/sitemap.xml');
    const pages = (await Promise.all(parts.map(inMap))).flat();
    expect(pages.filter((path, at) => pages.indexOf(path) < at)).toEqual([]);
    for (const { slug, district } of companies)
      expect(
        pages.filter((path) => path.startsWith(`/kategoriler/${slug}?`) && path.endsWith(`=${district}`)),
      ).toHaveLength(1);
    const titles = await Promise.all(
      pages.map(async (path) => {
        const answer = await fetch(carsi.url + path);
        const html = await answer.text();
        expect([path, answer.status, /<meta[^>]+noindex/.test(html)]).toEqual([path, 200, false]);
        return /<title>([^<]+)<\/title>/.exec(html)?.[1];
      }),
    );
    const companyPages = pages.filter((path) => /\/firma\//.test(path)).length;
    expect(companyPages).toBe(companies.length * 3 + 6);
    expect(titles.filter((title) => title === undefined)).toEqual([]);
    const twice = titles.filter((title, at) => titles.indexOf(title) < at);
    expect(twice).toEqual([]);
  });
});
