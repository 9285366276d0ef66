import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileRow } from './file-row.js';
import { inspect } from './inspect.js';
import { openFile } from './read-file.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());
let files = 0;
const write = (content: string | Buffer): string => {
  const path = join(folder.path, `list-${files++}`);
  writeFileSync(path, content);
  return path;
};
const read = async (content: string | Buffer) => {
  const path = write(content);
  const { head, rows } = await openFile(path, await inspect(path));
  const all: FileRow[] = [];
  for await (const some of rows()) all.push(...some);
  return { head, rows: all };
};
const codes = ({ rows }: { rows: readonly FileRow[] }) =>
  rows.map(({ line, problem }) => [line, problem?.code ?? 'fine']);
const HEADER = 'external_id,name,category,city,phone';
/** What Excel on a Turkish Windows writes. */
const windows = (text: string): Buffer => {
  const high: Readonly<Record<string, number>> = {
    ğ: 0xf0,
    ı: 0xfd,
    ş: 0xfe,
    İ: 0xdd,
    Ğ: 0xd0,
    Ş: 0xde,
    ç: 0xe7,
    ö: 0xf6,
    ü: 0xfc,
    Ç: 0xc7,
    '–': 0x96,
  };
  return Buffer.from([...text].map((letter) => high[letter] ?? letter.codePointAt(0)!));
};

describe('the text of a list', () => {
  const list = `${HEADER}\nş1,Çağlayan Işık,berber,İzmir,\nş2,Öz Güneş,berber,Iğdır,`;
  it.each([
    ['UTF-8', Buffer.from(list), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${list}`), 'utf-8'],
    ['UTF-16 of Excel', Buffer.from(`\uFEFF${list}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${list}`, 'utf16le').swap16(), 'utf-16be'],
    ['UTF-16 without a mark', Buffer.from(list, 'utf16le'), 'utf-16le'],
    ['Windows-1254', windows(list), 'windows-1254'],
    [
      'Windows-1254 behind a megabyte of ASCII',
      windows(`${HEADER}\n${'x,y,z,w,\n'.repeat(120_000)}${list.slice(HEADER.length + 1)}`),
      'windows-1254',
    ],
  ])('is read from %s', async (_what, bytes, encoding) => {
    const { head, rows } = await read(bytes);
    expect(head).toMatchObject({ format: 'CSV', encoding });
    expect(rows.slice(-2).map(({ values }) => [values['name'], values['city']])).toEqual([
      ['Çağlayan Işık', 'İzmir'],
      ['Öz Güneş', 'Iğdır'],
    ]);
  });
  it('that is broken in one place loses that row and no other', async () => {
    const good = Buffer.from(`${HEADER}\n${'ş,İyi Işıkçı,berber,İzmir,\n'.repeat(20)}`);
    const answer = await read(
      Buffer.concat([good, Buffer.from([0x62, 0xff, 0x2c]), Buffer.from('Kırık,berber,Ankara,\nb,İyi,berber,Ankara,')]),
    );
    expect(answer.head.encoding).toBe('utf-8');
    expect(codes(answer).slice(-2)).toEqual([
      [22, 'ROW_BROKEN_TEXT'],
      [23, 'fine'],
    ]);
  });
  it('may hold a NUL, which costs its row', async () =>
    expect(codes(await read(`${HEADER}\na,A\0da,berber,Ankara,\nb,Bora,berber,Ankara,`))).toEqual([
      [2, 'ROW_BROKEN_TEXT'],
      [3, 'fine'],
    ]));
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000ff0000', 'hex')],
    ['a spreadsheet', Buffer.concat([Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0'), Buffer.alloc(300, 1)])],
    ['another alphabet', Buffer.concat([Buffer.from(HEADER), Buffer.alloc(500, 0xcf), Buffer.alloc(500, 0xcb)])],
  ])('is not %s', async (_what, bytes) => expect(read(bytes)).rejects.toThrow('metin değil'));
});

describe('a CSV', () => {
  it.each([
    ['commas', ',', '\n'],
    ['semicolons', ';', '\r\n'],
    ['tabs', '\t', '\r\n'],
    ['the line ends of old Macs', ',', '\r'],
  ])('has %s', async (_what, separator, end) => {
    const lines = [HEADER, 'a,Ada,berber,Ankara,0312 000 00 01', '', 'b,Bora,berber,Van,'];
    const { head, rows } = await read(lines.map((line) => line.replaceAll(',', separator)).join(end));
    expect(head.columns).toEqual(HEADER.split(','));
    expect(rows).toMatchObject([
      { row: 1, line: 2, values: { external_id: 'a', phone: '0312 000 00 01' } },
      { row: 2, line: 4, values: { external_id: 'b', city: 'Van' } },
    ]);
  });
  it('names its separator as Excel does, and begins with empty lines', async () => {
    const { rows } = await read(
      `\n\nsep=;\n${HEADER.replaceAll(',', ';')}\na;Ada, Bora ve Can, hepsi, birlikte, burada;berber;Ankara;`,
    );
    expect(rows).toMatchObject([{ line: 5, values: { name: 'Ada, Bora ve Can, hepsi, birlikte, burada' } }]);
  });
  it('keeps line ends, separators and marks inside of quotation marks', async () => {
    const { rows } = await read(
      `${HEADER}\r\na,"Ada\r\n""Büyük"", Ltd.",berber,Ankara,\r\nb,3" Boru,berber,Ankara,\r\nc, "Can" ,berber,Van,`,
    );
    expect(rows.map(({ line, values }) => [line, values['name']])).toEqual([
      [2, 'Ada\n"Büyük", Ltd.'],
      [4, '3" Boru'],
      [5, 'Can'],
    ]);
  });
  it('loses only its own line to a quotation mark that was not closed', async () => {
    const rows = [
      'a,Ada,berber,Ankara,',
      'b,"Bora,berber,Ankara,',
      'c,Can,berber,Ankara,',
      'd,"Deniz, ""Su""",berber,Ankara,',
      'e,Ece,berber,Ankara,',
    ];
    expect(codes(await read([HEADER, ...rows].join('\n')))).toEqual([
      [2, 'fine'],
      [3, 'ROW_QUOTE_OPEN'],
      [4, 'fine'],
      [5, 'fine'],
      [6, 'fine'],
    ]);
  });
  it('tells a row with a cell too many, whose cells may all stand wrongly', async () =>
    expect(codes(await read(`${HEADER}\na,Ada,Kebap,berber,Ankara,1\nb,Bora,berber,Ankara,,,`))).toEqual([
      [2, 'ROW_TOO_WIDE'],
      [3, 'fine'],
    ]));
  it.each([
    ['in a cell', 'b,Bora,ber'],
    ['in a quoted cell', 'b,"Bora, Can'],
  ])('that ends in its middle, %s, says so in its last row', async (_where, last) =>
    expect(codes(await read(`${HEADER}\na,Ada,berber,Ankara,\n${last}`))).toEqual([
      [2, 'fine'],
      [3, 'ROW_CUT_OFF'],
    ]),
  );
  it('is refused with two columns of one name, and without the two that it needs', async () => {
    await expect(read(`${HEADER},Phone\n`)).rejects.toThrow('Sütun başlığı iki kez: phone');
    await expect(read('kod,şehir\n1,Adana')).rejects.toThrow('Sütun başlıkları eksik: name, category');
    await expect(read(' \n\n')).rejects.toThrow('Dosya boş');
  });
  it('knows what other lists call its columns, and takes one of two that mean the same', async () => {
    const { rows } = await read(
      'Sıra;FİRMA ÜNVANI;Ünvanı;Meslek Grubu;İL;İlçe;TELEFON NO;Tel\n1;A.Ş.;Ada;berber;Adana;Seyhan;0322;0532',
    );
    expect(rows[0]!.values).toEqual({
      sira: '1',
      'firma unvani': 'A.Ş.',
      name: 'Ada',
      category: 'berber',
      city: 'Adana',
      district: 'Seyhan',
      phone: '0322',
      tel: '0532',
    });
  });
  it('takes what a spreadsheet would calculate as text, and an apostrophe before it away', async () => {
    const { rows } = await read(
      `${HEADER}\na,=1+1,berber,Ankara,'+90 312 000 00 01\nb,'=1+1,berber,Ankara,\nc,'Ada,berber,Ankara,`,
    );
    expect(rows.map(({ values }) => values['name'])).toEqual(['=1+1', '=1+1', "'Ada"]);
    expect(rows[0]!.values['phone']).toBe('+90 312 000 00 01');
  });
  it('may name a column as an object names its kind, and gets no other kind by it', async () => {
    const { rows } = await read(`${HEADER},__proto__,constructor\na,Ada,berber,Ankara,,x,y`);
    expect(rows[0]!.values['toString']).toBe(Object.prototype.toString);
    expect(Object.keys(rows[0]!.values)).toContain('__proto__');
  });
});

describe('objects, a line each', () => {
  it('are rows, and what is none is told by its line', async () => {
    const lines = [
      '{"external_id":"a","name":"Ada"}',
      '',
      'çöp',
      '[1]',
      '{"__proto__":{"external_id":"b"},"name":"Bora"}',
      '{"external_id":"c","na',
    ];
    const answer = await read(lines.join('\n'));
    expect(codes(answer)).toEqual([
      [1, 'fine'],
      [3, 'ROW_UNREADABLE'],
      [4, 'ROW_UNREADABLE'],
      [5, 'fine'],
      [6, 'ROW_CUT_OFF'],
    ]);
    expect(answer.rows[3]!.values['external_id']).toBeUndefined();
  });
  it('are refused as a whole where already the first is none, or where they are one list', async () => {
    await expect(read('{"external_id":')).rejects.toThrow('İlk satır geçerli bir JSON nesnesi değil');
    await expect(read('[{"external_id":"1"}]')).rejects.toThrow('JSON dizisi okunmaz');
  });
});

describe('OpenStreetMap', () => {
  const node = (id: number, tags: object) => ({ type: 'node', id, lat: 39.9, lon: 32.8, tags });
  const overpass = {
    version: 0.6,
    generator: 'Overpass "elements": [ API',
    elements: [node(1, { shop: 'bakery', name: 'Köşe {Fırın}]"' }), node(2, { amenity: 'bench' })],
  };
  it.each([
    ['in one line', JSON.stringify(overpass)],
    ['in many', JSON.stringify(overpass, null, 2)],
  ])('is known by what is in it, %s', async (_how, text) => {
    const { head, rows } = await read(text.replace('\\"elements\\": [', ''));
    expect(head.format).toBe('OpenStreetMap');
    expect(rows).toMatchObject([
      { values: { external_id: 'osm:node/1', name: 'Köşe {Fırın}]"' } },
      { skipped: 'amenity=bench' },
    ]);
  });
  it('comes as GeoJSON, too, whole or a feature a line', async () => {
    const feature = {
      type: 'Feature',
      id: 'node/7',
      geometry: { type: 'Point', coordinates: [32.8, 39.9] },
      properties: { name: 'Ada', shop: 'bakery' },
    };
    for (const text of [
      JSON.stringify({ type: 'FeatureCollection', features: [feature, feature] }),
      `${JSON.stringify(feature)}\n${JSON.stringify(feature)}`,
    ])
      expect((await read(text)).rows[1]).toMatchObject({
        row: 2,
        values: { external_id: 'osm:node/7', latitude: 39.9 },
      });
  });
  it('that ends in its middle says so, and gives what was before', async () => {
    const text = JSON.stringify(overpass, null, 1).replace('\\"elements\\": [', '');
    expect(codes(await read(text.slice(0, -60)))).toMatchObject([
      [expect.any(Number), 'fine'],
      [expect.any(Number), 'ROW_CUT_OFF'],
    ]);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of this thread alone: resident memory includes every spec that runs at the same time. */
const allocated = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const RETAINED_MOST = 100_000_000;
/** Garbage counts for nothing: on a busy machine the collector runs late. It is asked to run only where the limit seems to be passed. */
const retainedBeyond = (before: number): number => {
  if (allocated() - before < RETAINED_MOST) return allocated() - before;
  collectGarbage();
  return allocated() - before;
};

describe('a line without an end', () => {
  it.each([
    ['CSV', HEADER, 'a,Ada,berber,Ankara,'],
    ['NDJSON', '{"external_id":"z","name":"Z"}', '{"external_id":"a","name":"Ada"}'],
    ['JSON', '{"elements":[', '{"type":"node","id":1,"lat":39,"lon":32,"tags":{"shop":"bakery"}}'],
  ])(
    'of 200 MB in a %s is reported by its number, is not held in memory, and the next lines are read',
    async (format, first, good) => {
      const path = join(folder.path, `long-${format}`);
      const file = createWriteStream(path);
      const block = Buffer.alloc(1_000_000, 'x');
      const json = format === 'JSON';
      file.write(`${first}\n${json ? '{"a":"' : ''}`);
      for (let i = 0; i < 200; i += 1) if (!file.write(block)) await once(file, 'drain');
      file.end(json ? `"},\n${good}]}` : `\n${good}\n`);
      await once(file, 'close');
      collectGarbage();
      const before = allocated();
      let [samples, most] = [0, 0];
      const sampling = setInterval(() => {
        samples += 1;
        most = Math.max(most, retainedBeyond(before));
      }, 5);
      const found: (string | undefined)[] = [];
      const { rows } = await openFile(path, await inspect(path));
      for await (const some of rows()) found.push(...some.map(({ line, problem }) => `${line} ${problem?.code}`));
      clearInterval(sampling);
      expect(found.slice(-2)).toEqual([`2 ROW_TOO_LONG`, `3 undefined`]);
      expect(samples).toBeGreaterThan(0);
      expect(most).toBeLessThan(RETAINED_MOST);
    },
  );
});

describe('a file', () => {
  it('that cannot be read is told by its name', async () => {
    mkdirSync(join(folder.path, 'folder.csv'));
    await expect(inspect(join(folder.path, 'folder.csv'))).rejects.toThrow('okunamıyor');
    await expect(inspect('/nowhere/list.csv')).rejects.toThrow('okunamıyor');
  });
});
