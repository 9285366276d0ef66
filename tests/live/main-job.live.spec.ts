import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { districtsOf, provinces } from '@carsi/turkish/places';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi } from '../support/start-carsi.js';
import { startDistributed } from '../support/start-distributed.js';

/** The emulated MongoDB takes minutes for ten thousand: MAIN_JOB_ROWS=10000 sets them (docs/measurements.md). */
const ROWS = { embedded: 10_000, distributed: Number(process.env['MAIN_JOB_ROWS'] ?? 2_000) };
const trades = [
  ['berber', 'Berber'],
  ['dentist', 'Diş Kliniği'],
  ['kafe', 'Kafe'],
  ['lawyer', 'Hukuk Bürosu'],
  ['tire', 'Lastik'],
  ['hotel', 'Otel'],
  ['pharmacy', 'Eczanesi'],
  ['vet', 'Veteriner Kliniği'],
] as const;
const names = ['Kale', 'Çınar', 'Yıldız', 'İnci', 'Güneş', 'Şafak', 'Özlem', 'Ilgaz', 'Deniz', 'Pınar'];

/** A list as a chamber of commerce would send it: every province, eight trades, with phone, place, tags and services. */
const list = (length: number): string => {
  const rows = Array.from({ length }, (_, n) => {
    const province = provinces[n % 81]!;
    const district = districtsOf(province.plate)[n % districtsOf(province.plate).length]!;
    const [category, trade] = trades[(n * 7) % trades.length]!;
    const name = `${names[(n * 3) % names.length]} ${names[(n * 13 + 5) % names.length]} ${trade}`;
    const at = `${(province.latitude + (n % 9) / 100).toFixed(4)},${(province.longitude + (n % 7) / 100).toFixed(4)}`;
    return `oda-${n},${name},${category},${province.name},${district.name},0312 000 ${String(n % 90).padStart(2, '0')} 10,${at},Güvenilir|Uygun Fiyat,Danışma|Yerinde hizmet`;
  });
  rows[1_321] =
    'oda-1321,Çınaraltı Gülümseme Diş Kliniği,dentist,İzmir,Karşıyaka,0232 000 10 10,38.4612,27.1102,Profesyonel,İmplant|Diş beyazlatma';
  return ['external_id,name,category,city,district,phone,latitude,longitude,tags,services', ...rows].join('\n');
};

interface System {
  readonly url: string;
  command(...args: string[]): Promise<{ readonly code: number; readonly output: string }>;
}

const figures: string[] = [];
const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now();
  const result = await work();
  figures.push(`${what}: ${((performance.now() - begun) / 1000).toFixed(2)} s`);
  return result;
};

/** From a list to the eight metrics, as an operator and a visitor do it. */
const mainJob = async (profile: keyof typeof ROWS, folder: string, { url, command }: System): Promise<void> => {
  const rows = ROWS[profile];
  const file = join(folder, 'list.csv');
  writeFileSync(file, list(rows));
  const imported = await timed(`${profile}: import of ${rows} rows`, () => command('import', file));
  expect(imported.output).toContain(`${rows} yeni`);
  const found = async () => {
    const response = await fetch(
      `${url}/api/companies/search?q=${encodeURIComponent('karşıyakada gülümseme dişçi')}&facets=true`,
    );
    return (await response.json()) as { total: number; results: { id: string; slug: string }[] };
  };
  await timed(`${profile}: until the last row is found`, async () => {
    await expect
      .poll(async () => (await found()).results[0]?.slug, { timeout: 120_000, interval: 100 })
      .toBe('cinaralti-gulumseme-dis-klinigi');
  });
  await expect
    .poll(async () => (await fetch(`${url}/api/companies?limit=1`)).headers.get('x-total-count'), { timeout: 120_000 })
    .toBe(String(rows));
  const [company] = (await found()).results;
  const page = await fetch(`${url}/firma/${company!.slug}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Çınaraltı Gülümseme Diş Kliniği');
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' },
      body: JSON.stringify(body),
    });
  await expect.poll(async () => (await post(`/api/companies/${company!.id}/track-visit`, {})).status).toBe(202);
  expect((await post('/api/analytics', { company_id: company!.id, event_type: 'call' })).status).toBe(202);
  const metrics = async () =>
    (JSON.parse((await command('metrics', company!.slug, '--json')).output) as { metrics: Record<string, number> })
      .metrics;
  await timed(`${profile}: until the metrics say so, with a command's start`, async () => {
    await expect.poll(metrics).toMatchObject({
      views: 1,
      clicks: 1,
      calls: 1,
      whatsappMessages: 0,
      websiteVisits: 0,
      favoriteAdds: 0,
      reviewsReceived: 0,
      conversionRate: 100,
    });
  });
};

describe('the main job on a long list', () => {
  const folder = temporaryFolder();
  afterAll(() => {
    folder.remove();
    process.stdout.write(`${figures.join('\n')}\n`);
  });

  it('is done in one process', async () => {
    const carsi = await startCarsi(join(folder.path, 'data'));
    await mainJob('embedded', folder.path, carsi).finally(() => carsi.stop());
  }, 180_000);
  it('is done by seven processes on real servers', async () => {
    const system = await startDistributed();
    await mainJob('distributed', folder.path, system).finally(() => system.stop());
  }, 420_000);
});
