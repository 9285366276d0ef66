import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeList } from './support/import-list.js';
import { admin, command, startCarsi, withAdmin } from './support/processes.js';
import { benchScrolling } from './measurements/scrolling.js';

/**
 * Lighthouse as a phone, median of five, on the pages that visitors land on. It comes by `npm exec` and is no dependency: nobody who
 * only starts Çarşı should wait for it. With RUNS=0 the admin's long lists alone.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.env['RUNS'] ?? 5);
const COMPANIES = 2_000;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const chromium = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
if (!chromium) throw new Error('No Chromium found. Install one or name it in CHROMIUM.');

const folder = mkdtempSync(join(tmpdir(), 'carsi-pages-'));

/** Imported and not sample companies, which search engines are told to leave out; one of them with pictures. */
const fill = async (data: string): Promise<void> => {
  mkdirSync(data);
  const list = join(folder, 'list.csv');
  await writeList(list, COMPANIES);
  await command(data, 'import', list);
  const noise = { type: 'gaussian', mean: 110, sigma: 35 } as const;
  const draw = (name: string, width: number, height: number, background: string): Promise<unknown> =>
    sharp({ create: { width, height, channels: 3, background, noise } })
      .blur(3)
      .jpeg()
      .toFile(join(folder, name));
  await Promise.all([draw('logo.jpg', 400, 400, '#17616b'), draw('cover.jpg', 1_600, 600, '#a4421c')]);
  const gallery = Array.from({ length: 6 }, (_, n) => `${n}.jpg`);
  await Promise.all(gallery.map((name) => draw(name, 1_400, 1_000, '#345')));
  const pictured = join(folder, 'pictured.csv');
  writeFileSync(
    pictured,
    [
      'external_id,name,category,city,district,phone,address,latitude,longitude,working_hours,description,logo,cover,images',
      `l1,Lale Kafe,kafe,İstanbul,Kadıköy,0216 311 22 33,Moda Cad. 5,40.98,29.02,Mo-Su 08:00-22:00,Sahilde kahve ve kahvaltı.,logo.jpg,cover.jpg,${gallery.join('|')}`,
    ].join('\n'),
  );
  await command(data, 'import', pictured);
};

const look = async (url: string): Promise<Report> => {
  const path = join(folder, 'report.json');
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url];
  const options = ['--quiet', '--output=json', `--output-path=${path}`, flags];
  const child = spawn('npm', [...args, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${String(code)}.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const figures = {
  performance: (report: Report) => report.categories['performance']!.score * 100,
  accessibility: (report: Report) => report.categories['accessibility']!.score * 100,
  'best practices': (report: Report) => report.categories['best-practices']!.score * 100,
  SEO: (report: Report) => report.categories['seo']!.score * 100,
  'LCP ms': (report: Report) => report.audits['largest-contentful-paint']!.numericValue,
  'TBT ms': (report: Report) => report.audits['total-blocking-time']!.numericValue,
  CLS: (report: Report) => report.audits['cumulative-layout-shift']!.numericValue,
} as const;

let carsi: Awaited<ReturnType<typeof startCarsi>> | undefined;
try {
  const data = join(folder, 'data');
  await fill(data);
  carsi = await startCarsi(data, withAdmin);
  const pages = {
    home: '/',
    search: '/arama?q=istanbul%20restoran',
    categories: '/kategoriler',
    company: '/firma/lale-kafe',
  };
  const names = Object.keys(figures) as (keyof typeof figures)[];
  process.stdout.write(`| page | ${names.join(' | ')} |\n| --- |${' --- |'.repeat(names.length)}\n`);
  for (const [name, path] of Object.entries(RUNS > 0 ? pages : {})) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await look(carsi.url + path));
    const cells = names.map((figure) => {
      const value = median(reports.map((report) => figures[figure](report)));
      return figure === 'CLS' ? value.toFixed(3) : String(Math.round(value));
    });
    process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
  }
  process.stdout.write('\n| list | rows | frames | over 50 ms | longest ms |\n| --- | --- | --- | --- | --- |\n');
  for (const { what, rows, frames, longShare, longestMs } of await benchScrolling(carsi.url, admin, chromium))
    process.stdout.write(
      `| ${what} | ${rows} | ${frames} | ${(longShare * 100).toFixed(1)} % | ${Math.round(longestMs)} |\n`,
    );
} finally {
  await carsi?.stop();
  rmSync(folder, { recursive: true, force: true });
}
