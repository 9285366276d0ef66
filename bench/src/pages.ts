import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, startCarsi } from './processes.js';

/**
 * Lighthouse as a phone, median of five, on the pages that visitors land on. It comes by `npm exec` and is no dependency: nobody who
 * only starts Çarşı should wait for it.
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

try {
  const data = join(folder, 'data');
  await command(data, 'sample', '--companies', String(COMPANIES));
  const carsi = await startCarsi(data);
  const [company] = (await (await fetch(`${carsi.url}/api/companies?limit=1`)).json()) as { slug: string }[];
  const pages = {
    home: '/',
    search: '/arama?q=istanbul%20restoran',
    categories: '/kategoriler',
    company: `/firma/${company!.slug}`,
  };
  const names = Object.keys(figures) as (keyof typeof figures)[];
  process.stdout.write(`| page | ${names.join(' | ')} |\n| --- |${' --- |'.repeat(names.length)}\n`);
  for (const [name, path] of Object.entries(pages)) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await look(carsi.url + path));
    const cells = names.map((figure) => {
      const value = median(reports.map((report) => figures[figure](report)));
      return figure === 'CLS' ? value.toFixed(3) : String(Math.round(value));
    });
    process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`);
  }
  await carsi.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
