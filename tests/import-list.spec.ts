import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOwner } from '@carsi/embedded/control/client';
import { socketOf } from '@carsi/platform/embedded/folder';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { runCommand, startCarsi, type Carsi } from './support/start-carsi.js';

const header = 'external_id;name;category;city;district;phone;latitude;longitude';

describe('what an import leaves behind', () => {
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
  const write = (content: string, ending = 'csv'): string => {
    const path = join(folder.path, `list-${files++}.${ending}`);
    writeFileSync(path, content);
    return path;
  };
  const rejectsOf = (list: string): string => list.replace(/\.[a-z]+$/, '.rejects.csv');
  const lines = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');
  const byName = async (slug: string): Promise<Record<string, unknown> & { id: string }> =>
    (await fetch(`${carsi.url}/api/companies/slug/${slug}`)).json() as never;

  beforeAll(async () => {
    carsi = await startCarsi(data);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  it('is a file of rejects, with the reason and the row, that can be mended and imported as it is', async () => {
    const list = write(
      [
        header,
        'r1;Reddi Berber;berber;Ankara;;;;',
        'r2;"=HYPERLINK(""x"")";berber;Paris;;;;',
        'r3;;berber;Van;;;;',
      ].join('\n'),
    );
    const { output } = await command('import', list);
    expect(output).toContain(`Alınmayanlar ve nedenleri: ${rejectsOf(list)}`);
    expect(lines(rejectsOf(list))).toEqual([
      '\uFEFFline;external_id;kind;code;reason;other_id;name;category;city;district;phone;latitude;longitude',
      `3;r2;alınmadı;CITY_UNKNOWN;Bilinmeyen şehir: Paris;;"'=HYPERLINK(""x"")";berber;Paris;;;;`,
      '4;r3;alınmadı;NAME_MISSING;Firma adı boş (name);;;berber;Van;;;;',
    ]);
    const mended = write(readFileSync(rejectsOf(list), 'utf8').replace(';berber;Paris;', ';berber;Bursa;'));
    const again = await command('import', mended);
    expect(again.output).toContain('1 yeni, 0 güncel, 0 aynı, 1 alınmadı');
    expect(again.output).not.toContain('Bilinmeyen sütunlar');
    await expect.poll(async () => (await byName('hyperlink-x')).name).toBe('=HYPERLINK("x")');
  });

  it('goes to the given path, and is not written where nothing was rejected', async () => {
    const elsewhere = join(folder.path, 'elsewhere.csv');
    const bad = write(`${header}\ne1;;berber;Van;;;;`);
    expect((await command('import', bad, '--rejects', elsewhere)).code).toBe(1);
    expect(lines(elsewhere)[1]).toContain('NAME_MISSING');
    expect(existsSync(rejectsOf(bad))).toBe(false);
    const good = write(`${header}\ne2;Başka Berber;berber;Van;;;;`);
    writeFileSync(rejectsOf(good), 'of yesterday');
    await command('import', good);
    expect(existsSync(rejectsOf(good))).toBe(false);
  });

  it('holds each company once, however the lists write it', async () => {
    const first = write(
      [
        header,
        'd1;İstanbul Çiçekçilik Ltd. Şti.;florist;İstanbul;Kadıköy;0216 000 11 22;40,9901;29,0301',
        'd2;ISTANBUL ÇİÇEKÇİLİK;florist;İstanbul;Kadıköy;;40,9905;29,0304',
        'd3;Kadıköy Fırını;bakery;İstanbul;Kadıköy;(0216) 000 33 44;;',
        'd4;Büyük Kadıköy Fırını;bakery;İstanbul;Kadıköy;+90 216 000 33 44;;',
        'd5;Kadıköy Fırını;bakery;Ankara;Çankaya;0216 000 33 44;;',
        'd6;Zincir Kahve;cafe;İstanbul;Kadıköy;444 0 123;40,98;29,02',
        'd7;Zincir Kahve;cafe;İstanbul;Kadıköy;444 0 123;40,985;29,03',
        'd8;Dr. Ayşe Diş;dentist;İstanbul;Kadıköy;0216 000 55 66;40,98;29,02',
        'd9;Dr. Bora Diş;dentist;İstanbul;Kadıköy;0216 000 55 66;40,98;29,02',
      ].join('\n'),
    );
    const { output } = await command('import', first);
    expect(output).toContain('7 yeni, 0 güncel, 0 aynı, 2 alınmadı');
    const id = (await byName('istanbul-cicekcilik-ltd-sti')).id;
    expect(
      lines(rejectsOf(first))
        .slice(1)
        .map((line) => line.split(';').slice(0, 6)),
    ).toEqual([
      [
        '3',
        'd2',
        'alınmadı',
        'COMPANY_DUPLICATE',
        'Bu firma başka bir external_id ile zaten var: İstanbul Çiçekçilik Ltd. Şti.',
        id,
      ],
      [
        '5',
        'd4',
        'alınmadı',
        'COMPANY_DUPLICATE',
        'Bu firma başka bir external_id ile zaten var: Kadıköy Fırını',
        expect.any(String),
      ],
    ]);
    const second = write(
      [
        header,
        'x1;istanbul cicekcilik;florist;İstanbul;;0216 000 11 22;;',
        'd1;İstanbul Çiçekçilik;florist;İstanbul;Kadıköy;0216 000 11 22;40,9901;29,0301',
      ].join('\n'),
    );
    expect((await command('import', second)).output).toContain('0 yeni, 1 güncel, 0 aynı, 1 alınmadı');
  });

  it('imports businesses of OpenStreetMap, counts what is none, and imports a row whose opening hours cannot be read', async () => {
    const node = (id: number, tags: object) => ({ type: 'node', id, lat: 38.4192, lon: 27.1287, tags });
    const elements = [
      node(1, {
        shop: 'bakery',
        name: 'Osmanlı Fırını',
        phone: '+90 232 000 11 22;+90 232 000 11 23',
        opening_hours: 'Mo-Sa 06:00-22:00; PH off',
      }),
      node(2, { amenity: 'bench' }),
      node(3, { amenity: 'bench' }),
      node(4, { amenity: 'cafe', name: 'Yazlık Kahve', opening_hours: 'Apr-Oct Mo-Su 10:00-23:00' }),
      node(5, { amenity: 'restaurant' }),
    ];
    const list = write(JSON.stringify({ version: 0.6, elements }), 'txt');
    const { output } = await command('import', list);
    expect(output).toContain('OpenStreetMap, utf-8');
    expect(output).toContain('2 yeni, 0 güncel, 0 aynı, 1 alınmadı');
    expect(output).toContain('İşletme olmayan 2 öğe atlandı: amenity=bench 2');
    expect(output).toContain('1 satır bir eksikle alındı');
    expect(
      lines(rejectsOf(list))
        .map((line) => line.split(';').slice(1, 4).join(' '))
        .slice(1),
    ).toEqual(['osm:node/4 uyarı HOURS_NOT_WEEKLY', 'osm:node/5 alınmadı NAME_MISSING']);
    await expect.poll(async () => (await byName('osmanli-firini')).city).toBe('İzmir');
    const bakery = await byName('osmanli-firini');
    expect(bakery).toMatchObject({ district: 'Konak', phone: '+90 232 000 11 22', category_id: 'bakery' });
    expect(bakery['working_hours']).toMatchObject({
      monday: { open: '06:00', close: '22:00' },
      sunday: { closed: true },
    });
    expect((await command('import', list)).output).toContain('0 yeni, 0 güncel, 2 aynı, 1 alınmadı');
  });

  it('leaves unchanged what a later list omits', async () => {
    await command(
      'import',
      write(
        'external_id;name;category;city;description;services\nk1;Kalan Berber;berber;Ankara;Uzun anlatım;Tıraş',
        'csv',
      ),
    );
    expect(
      (
        await command(
          'import',
          write('external_id;name;category;city;phone\nk1;Kalan Berber;berber;Ankara;0312 000 99 88'),
        )
      ).output,
    ).toContain('1 güncel');
    await expect.poll(async () => (await byName('kalan-berber'))['phone']).toBe('0312 000 99 88');
    const { id, description } = await byName('kalan-berber');
    expect(description).toBe('Uzun anlatım');
    const offerings = await fetch(`${carsi.url}/api/companies/${id}/products-services`);
    expect(await offerings.json()).toMatchObject([{ name: 'Tıraş' }]);
  });

  it('takes pictures that lie beside the list, and nothing from anywhere else', async () => {
    mkdirSync(join(folder.path, 'pictures'));
    const draw = (width: number) =>
      sharp({ create: { width, height: 300, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer();
    writeFileSync(join(folder.path, 'pictures/logo.jpg'), await draw(700));
    writeFileSync(join(folder.path, 'pictures/evil.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const outside = temporaryFolder();
    writeFileSync(join(outside.path, 'secret.jpg'), await draw(50));
    symlinkSync(join(outside.path, 'secret.jpg'), join(folder.path, 'pictures/link.jpg'));
    const images = [
      'pictures/logo.jpg',
      'pictures/link.jpg',
      '../secret.jpg',
      join(outside.path, 'secret.jpg'),
      'https://x.example/a.jpg',
      'pictures/evil.png',
      'pictures/none.jpg',
    ];
    const list = write(
      `external_id;name;category;city;logo;images\np1;Resimli Berber;berber;Ankara;pictures/logo.jpg;${images.join('|')}`,
    );
    expect((await command('import', list)).output).toContain('1 yeni');
    outside.remove();
    expect(
      lines(rejectsOf(list))
        .slice(1)
        .map((line) => line.split(';')[3]),
    ).toEqual([
      'PICTURE_OUTSIDE',
      'PICTURE_OUTSIDE',
      'PICTURE_OUTSIDE',
      'PICTURE_OUTSIDE',
      'PICTURE_FORMAT',
      'PICTURE_ABSENT',
    ]);
    await expect.poll(async () => (await byName('resimli-berber')).id).toBeDefined();
    const { logo_url: logo, images: gallery } = await byName('resimli-berber');
    expect(logo).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    expect(gallery).toEqual([logo]);
    const answer = await fetch(carsi.url + String(logo));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 700,
    });
    const narrow = await fetch(carsi.url + String(logo).replace('.webp', '-320.avif'));
    expect(narrow.headers.get('content-type')).toBe('image/avif');
    expect((await sharp(Buffer.from(await narrow.arrayBuffer())).metadata()).width).toBe(320);
    const wide = await fetch(carsi.url + String(logo).replace('.webp', '-1280.webp'));
    expect((await sharp(Buffer.from(await wide.arrayBuffer())).metadata()).width).toBe(700);
    const revalidated = await fetch(carsi.url + String(logo), {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(revalidated.status).toBe(304);
    for (const path of [
      '/files/none.webp',
      `/files/${'0'.repeat(32)}.webp`,
      '/files/..%2Fcarsi.db',
      '/files/%2e%2e/carsi.db',
      `/files/pictures%2F${String(logo).slice(7)}`,
    ])
      expect((await fetch(carsi.url + path)).status).toBe(404);
  });

  it('takes a company with everything that a column can say', async () => {
    const rows = [
      {
        external_id: 'full "1"',
        name: '=SUM(A1;"x")',
        category: 'Yıldız Gözlemevi',
        city: 'Ankara',
        district: 'Çankaya',
        description: 'İlk satır\r\nikinci; "satır"\t| çizgi',
        phone: '+90 312 000 44 55',
        whatsapp: false,
        latitude: 39.9012345,
        longitude: 32.8,
        tags: ['a|b', "'tırnak"],
        establishment_year: 1987,
        working_hours: {
          monday: [
            { open: '09:00', close: '02:00' },
            { open: '12:00', close: '12:00' },
          ],
          special_days: [{ date: '2026-10-29', closed: true, note: 'Bayram' }],
        },
        services: [{ name: 'Bakış', price: 12.5, price_unit: 'per_hour', description: '-' }, 'Yalın'],
        products: [{ name: 'Dürbün', active: false, image: 'pictures/logo.jpg' }],
        verified: true,
        featured: true,
        social_media: { instagram: 'https://instagram.example/x' },
        images: ['pictures/logo.jpg'],
      },
    ];
    expect(
      (await command('import', write(rows.map((row) => JSON.stringify(row)).join('\n')), '--create-categories')).output,
    ).toContain('1 yeni');
  });

  it.each(['csv', 'ndjson', 'geojson'])(
    'goes out as %s and comes into an empty folder without a difference',
    async (format) => {
      const out = join(folder.path, `export-${format}`, `all.${format}`);
      mkdirSync(join(out, '..'));
      const first = await command('export', '--format', format, '--out', out);
      expect(first.output).toMatch(/^\d\d firma yazıldı/);
      expect(readdirSync(join(out, '..')).sort()).toEqual(['all-files', `all.${format}`]);
      const fresh = join(folder.path, `fresh-${format}`);
      const imported = await runCommand(fresh, 'import', out, '--create-categories');
      expect(imported.output).toMatch(/\d\d yeni, 0 güncel, 0 aynı, 0 alınmadı/);
      expect(imported.output).not.toContain('eksikle');
      const again = join(folder.path, `again-${format}`, `all.${format}`);
      mkdirSync(join(again, '..'));
      await runCommand(fresh, 'export', '--format', format, '--out', again);
      expect(readFileSync(again, 'utf8')).toBe(readFileSync(out, 'utf8'));
      expect(readdirSync(join(again, '../all-files'))).toEqual(readdirSync(join(out, '../all-files')));
      // Into the folder that it came from it changes nothing.
      expect((await command('import', out, '--create-categories')).output).toMatch(
        /0 yeni, 0 güncel, \d\d aynı, 0 alınmadı/,
      );
    },
    60_000,
  );

  it('holds nothing that a spreadsheet would calculate', () =>
    expect(readFileSync(join(folder.path, 'export-csv/all.csv'), 'utf8')).toContain(`;"'=SUM(A1;""x"")";`));

  it('into a folder that does not exist fails with a message, and the site keeps running', async () => {
    const { code, output } = await command('export', '--out', join(folder.path, 'nowhere', 'all.csv'));
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('all.csv yazılamadı (ENOENT).'),
    });
    expect(await command('export', '--format', 'xlsx')).toMatchObject({ code: 2 });
  });

  it('goes to the screen where no file is named', async () => {
    const { output } = await command('export', '--format', 'ndjson');
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { external_id: string }).external_id),
    ).toContain('p1');
    expect(await command('export', '--format', 'xlsx')).toMatchObject({ code: 2 });
  });
});
