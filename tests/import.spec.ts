import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOwner } from '@carsi/embedded/control/client';
import { socketOf } from '@carsi/platform/embedded/folder';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { runCommand, startCarsi, type Carsi } from './support/start-carsi.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const header = 'external_id,name,category,city,district,phone';
const agent = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari', 'content-type': 'application/json' };

interface Company {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly rating: number;
}

describe('an operator with a list of companies', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  let files = 0;
  let requested = 0;
  /** As the commands of package.json do while a process uses the folder, without a process of their own: that takes a second. */
  const command = async (...args: string[]): Promise<{ code: number; output: string }> => {
    let output = '';
    const code = await askOwner(socketOf(data), args, {
      line: (text) => void (output += `${text}\n`),
      progress: () => undefined,
    });
    if (code === undefined) throw new Error('Nobody uses the folder.');
    return { code, output };
  };
  const write = (content: string | Buffer, ending = 'csv'): string => {
    const path = join(folder.path, `list-${files++}.${ending}`);
    writeFileSync(path, content);
    return path;
  };
  const company = async (slug: string, from = carsi): Promise<Response> =>
    fetch(`${from.url}/api/companies/slug/${slug}`, { redirect: 'manual' });
  const byName = async (slug: string): Promise<Company> => (await company(slug)).json() as Promise<Company>;
  /** A list is cached for seconds: each request is another one. */
  const total = async (from = carsi): Promise<number> =>
    Number((await fetch(`${from.url}/api/companies?limit=1&asked=${requested++}`)).headers.get('x-total-count'));
  const settled = async (count: number): Promise<void> => {
    await expect.poll(() => total()).toBe(count);
  };

  beforeAll(async () => {
    carsi = await startCarsi(data);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  it('tries it first, and nothing is written', async () => {
    const list = write(`${header}\nd1,Deneme Berber,berber,Ankara,,\nd2,,berber,Ankara,,`);
    const { code, output } = await command('import', list, '--dry-run', '--create-categories');
    expect(output).toContain('3. satır: Firma adı boş (name)');
    expect(output).toContain('Deneme: 1 satır alınır, 1 satır alınmaz. Hiçbir şey yazılmadı.');
    expect(code).toBe(0);
    expect((await company('deneme-berber')).status).toBe(404);
  });

  it('takes the list of the README', async () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const list = write(/```\n(external_id;[\s\S]*?)```/.exec(readme)![1]!);
    expect((await command('import', list)).output).toContain('2 yeni, 0 güncel, 0 aynı, 0 alınmadı');
    await expect.poll(async () => (await company('ozlem-berber')).status).toBe(200);
    expect(await byName('ozlem-berber')).toMatchObject({ name: 'Özlem Berber', latitude: 37.15, city: 'Şanlıurfa' });
    expect(await byName('ada-kebap')).toMatchObject({ working_hours: { monday: { open: '11:00', close: '22:00' } } });
  });

  it('reads what Excel writes on a Turkish Windows, and reports what it does not know', async () => {
    const text = `${header};Renk\r\nw1;\xC7a\xF0lar I\xFE\xFDk;berber;I\xF0d\xFDr;;;mavi`.replaceAll(',', ';');
    const { output } = await command('import', write(Buffer.from(text, 'latin1')));
    expect(output).toContain('CSV, windows-1254');
    expect(output).toContain('Bilinmeyen sütunlar okunmaz: renk');
    expect(output).toContain('1 yeni, 0 güncel, 0 aynı, 0 alınmadı');
    await expect.poll(async () => (await company('caglar-isik')).status).toBe(200);
    expect(await byName('caglar-isik')).toMatchObject({ name: 'Çağlar Işık', city: 'Iğdır' });
  });

  it('takes semicolons, a BOM, Windows line ends, quotes and inches', async () => {
    const rows = [
      's1;"Çağ; Ticaret ""Merkez""";berber;İZMİR;Konak;0232 000 11 22',
      's2;3" Boru Dünyası;berber;izmir;;',
      ';;;;;',
    ];
    const list = write(`\uFEFF${[header.replaceAll(',', ';'), ...rows].join('\r\n')}\r\n`);
    expect((await command('import', list)).output).toContain('2 yeni, 0 güncel, 0 aynı, 0 alınmadı');
    await expect.poll(async () => (await company('cag-ticaret-merkez')).status).toBe(200);
    expect((await byName('cag-ticaret-merkez')).name).toBe('Çağ; Ticaret "Merkez"');
    expect((await byName('3-boru-dunyasi')).name).toBe('3" Boru Dünyası');
  });

  it('takes NDJSON with offerings, hours and verified ones', async () => {
    const rows = [
      {
        external_id: 'n1',
        name: 'Nar Kafe',
        category: 'kafe',
        city: 'Bursa',
        services: [{ name: 'Kahvaltı', price: 450 }],
        verified: true,
      },
      {
        external_id: 'n2',
        name: 'Nar Diş',
        category: 'dentist',
        city: 16,
        working_hours: { monday: { isOpen: true, open: '9:00', close: '18:00' } },
      },
    ];
    const list = write(rows.map((row) => JSON.stringify(row)).join('\n'), 'ndjson');
    expect((await command('import', list)).output).toContain('2 yeni, 0 güncel, 0 aynı, 0 alınmadı');
    await expect.poll(async () => (await company('nar-dis')).status).toBe(200);
    expect(await byName('nar-kafe')).toMatchObject({ verified: true });
    const offerings = await fetch(`${carsi.url}/api/companies/${(await byName('nar-kafe')).id}/products-services`);
    expect(await offerings.json()).toMatchObject([{ name: 'Kahvaltı', price: 450 }]);
  });

  it('creates missing categories only on request, and only for rows that are imported', async () => {
    const rows = ['c1,Kule Gözlem,Yıldız Gözlemevi,Ankara,,', 'c2,Paris Gözlem,Uzay Üssü,Paris,,'];
    const list = write([header, ...rows].join('\n'));
    expect((await command('import', list)).output).toContain('2. satır: Bilinmeyen kategori: Yıldız Gözlemevi');
    const { output } = await command('import', list, '--create-categories');
    expect(output).toContain('1 yeni, 0 güncel, 0 aynı, 1 alınmadı');
    expect(output).toContain('3. satır: Bilinmeyen şehir: Paris');
    const slugs = async (): Promise<string[]> =>
      ((await (await fetch(`${carsi.url}/api/categories`)).json()) as { slug: string }[]).map(({ slug }) => slug);
    await expect.poll(slugs).toContain('yildiz-gozlemevi');
    expect(await slugs()).not.toContain('uzay-ussu');
    expect((await command('import', list, '--create-categories')).output).toContain('0 yeni, 0 güncel, 1 aynı');
  });

  it('sees which rows are rejected and why, while the good ones are imported', async () => {
    const rows = [
      'b1,İyi Berber,berber,Ankara,Çankaya,0312 000 00 01',
      'b2,Kayıp Berber,berber,Atlantis,,',
      'b3,Uzun Berber,berber,Ankara,,0312 000 00 03,fazla',
      'b1,İkinci Berber,berber,Ankara,,',
      'b5,Sağlam Berber,berber,Ankara,,',
      'b6,Telefonsuz Berber,berber,Ankara,,ara beni',
    ];
    const { code, output } = await command('import', write([header, ...rows].join('\n')));
    for (const reason of [
      '3. satır: Bilinmeyen şehir: Atlantis',
      '4. satır: Satırda başlıktan fazla sütun var',
      '5. satır: external_id ikinci kez: b1',
      '7. satır: Geçersiz telefon: ara beni',
    ])
      expect(output).toContain(reason);
    expect(output).toContain('2 yeni, 0 güncel, 0 aynı, 4 alınmadı');
    expect(code).toBe(0);
    const nothing = await command('import', write(`${header}\nx1,,berber,Ankara,,`));
    expect(nothing).toMatchObject({ code: 1 });
  });

  it.each([
    ['is not there', '/nowhere/list.csv', 'okunamıyor'],
    ['is empty', '', 'Dosya boş'],
    ['begins with nothing', '\n\n', 'Dosya boş'],
    ['lacks columns', 'isim,şehir\nAda,Adana', 'Sütun başlıkları eksik: category'],
    ['is an array', '[{"external_id":"1","name":"Ada"}]', 'her satırda bir nesne'],
    ['is no JSON', '{"external_id":', 'İlk satır geçerli bir JSON nesnesi değil'],
    ['is a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'UTF-8'],
    ['names a column twice', `${header},Name\nz1,Ada,berber,Ankara,,,`, 'Sütun başlığı iki kez: name'],
  ])('gets a clear error when the file %s, and nothing is half done', async (_what, content, message) => {
    const path = typeof content === 'string' && content.startsWith('/') ? content : write(content);
    const before = await total();
    const { code, output } = await command('import', path);
    expect(output).toContain(message);
    expect(output).not.toMatch(/\bat .*\.js:\d+/);
    expect(code).toBe(1);
    expect(await total()).toBe(before);
  });

  it('gets an error when the file is a folder, or a word of the command is wrong', async () => {
    mkdirSync(join(folder.path, 'folder.csv'));
    expect(await command('import', join(folder.path, 'folder.csv'))).toMatchObject({ code: 1 });
    expect(await command('import', 'x.csv', '--dryrun')).toMatchObject({ code: 2 });
    expect(await command('import')).toMatchObject({ code: 2 });
    expect(await command('improt')).toMatchObject({ code: 2 });
  });

  it('learns which line breaks off, and loses no other', async () => {
    const list = write(
      `${header}\nq1,Kırık Berber,berber,Ankara,,\nq2,"açık kalan,berber,Ankara,,\nq3,Sonraki Berber,berber,Ankara,,\nq4,Son Ber`,
    );
    const { code, output } = await command('import', list);
    expect(output).toContain('3. satır: Tırnak açılmış ve kapanmamış');
    expect(output).toContain('5. satır: Dosya bu satırın ortasında bitiyor');
    expect(output).toContain('2 yeni, 0 güncel, 0 aynı, 2 alınmadı');
    expect(code).toBe(0);
  });

  it('runs it again and nothing changes; renames one and the old address leads to the new', async () => {
    const rows = ['r1,Eski Ad Fırın,berber,Konya,,', 'r2,Öbür Fırın,berber,Konya,,'];
    const list = write([header, ...rows].join('\n'));
    await command('import', list);
    expect((await command('import', list)).output).toContain('0 yeni, 0 güncel, 2 aynı, 0 alınmadı');
    const renamed = write([header, rows[0]!.replace('Eski', 'Yeni'), rows[1]!].join('\n'));
    expect((await command('import', renamed)).output).toContain('0 yeni, 1 güncel, 1 aynı, 0 alınmadı');
    await expect.poll(async () => (await company('yeni-ad-firin')).status).toBe(200);
    const page = async (): Promise<Response> => fetch(`${carsi.url}/firma/eski-ad-firin`, { redirect: 'manual' });
    await expect.poll(async () => (await page()).status).toBe(301);
    expect((await page()).headers.get('location')).toMatch(/\/firma\/yeni-ad-firin$/);
  });

  it('loads sample companies and removes every one of them again', async () => {
    const before = await total();
    expect((await command('sample', '--companies', '90')).code).toBe(0);
    await settled(before + 90);
    expect((await command('sample', '--companies', '90')).code).toBe(0);
    await settled(before + 90);
    expect((await command('sample', '--remove')).output).toContain('90 örnek firma kaldırıldı');
    await settled(before);
    expect((await command('sample', '--remove')).output).toContain('0 örnek firma kaldırıldı');
    expect((await command('sample', '--companies', 'çok')).code).toBe(2);
  });

  it('backs up while visitors come, and a restored folder has the same companies and figures', async () => {
    const { id } = await byName('nar-kafe');
    const visits = (n: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          fetch(`${carsi.url}/api/companies/${id}/track-visit`, {
            method: 'POST',
            headers: { ...agent, 'user-agent': `${agent['user-agent']} ${n}-${i}` },
            body: '{}',
          }),
        ),
      );
    await visits(1);
    const metrics = async (): Promise<string> => (await command('metrics', 'nar-kafe', '--json')).output;
    await expect.poll(metrics).toContain('"views":20');
    const before = await metrics();
    const companies = await total();
    const backup = join(folder.path, 'backup');
    const [taken] = await Promise.all([command('backup', backup), total()]);
    expect(taken).toMatchObject({ code: 0 });
    expect(existsSync(join(backup, 'views.db'))).toBe(false);
    expect((await command('backup', backup)).code).toBe(1);
    await visits(2);
    await expect.poll(metrics).toContain('"views":40');

    expect((await runCommand(data, 'restore', backup)).code).toBe(1);
    const empty = join(folder.path, 'restored');
    expect((await runCommand(empty, 'restore', join(folder.path, 'nothing'))).code).toBe(1);
    expect((await runCommand(empty, 'restore', backup)).code).toBe(0);
    expect((await runCommand(empty, 'restore', backup)).output).toContain('boş değil');
    const restored = await startCarsi(empty);
    try {
      expect(await total(restored)).toBe(companies);
      expect(await (await company('nar-kafe', restored)).json()).toMatchObject({ id, name: 'Nar Kafe' });
      const again = async (): Promise<string> => (await runCommand(empty, 'metrics', 'nar-kafe', '--json')).output;
      await expect.poll(again).toBe(before);
    } finally {
      expect(await restored.stop()).toBe(0);
    }
  });

  it('cannot start a second process on the same folder', async () => {
    await expect(startCarsi(data)).rejects.toThrow(/ended with 1 .*[\s\S]*klasörünü başka bir süreç kullanıyor/);
    expect((await company('nar-kafe')).status).toBe(200);
  });

  it.each([
    ['PORT', 'bakkal'],
    ['PORT', '70000'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('gets an error naming that %s cannot be %s', async (name, value) => {
    const child = spawn(process.execPath, [join(root, 'embedded/dist/main.js'), '--empty'], {
      env: { ...process.env, CARSI_DATA: join(folder.path, 'never'), [name]: value },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(78);
    expect(said).toContain(name);
    expect(existsSync(join(folder.path, 'never'))).toBe(false);
  });

  it('works on a folder that nobody uses, too', async () => {
    expect(await carsi.stop()).toBe(0);
    const list = write(`${header}\no1,Gece Berber,berber,Van,,`);
    expect((await runCommand(data, 'import', list)).output).toContain('1 yeni');
    expect((await runCommand(data, 'import', list)).output).toContain('0 yeni, 0 güncel, 1 aynı');
    const wrong = await runCommand(data, 'import', list, '--dryrun');
    expect(wrong.code).toBe(2);
    expect(wrong.output).not.toMatch(/\bat .*\.js:\d+/);
    carsi = await startCarsi(data);
    expect((await byName('gece-berber')).name).toBe('Gece Berber');
  });
});
