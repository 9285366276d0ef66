import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askAdminLists, fillAdminLists, type AdminLists } from './admin-lists.js';
import { writeList } from './import-list.js';
import { p95OneByOne } from './load.js';
import { command, startCarsi, withAdmin } from './processes.js';
import { coldPath, questions } from './queries.js';
import { say } from './table.js';

/** p95 in milliseconds of one question after the other, each answer made anew. */
export interface Grown extends AdminLists {
  readonly search: number;
  readonly details: number;
  readonly page: number;
  readonly dashboard: number;
  readonly listing: number;
  readonly searchPage: number;
  readonly categoryPage: number;
  readonly nearby: number;
  readonly suggest: number;
  readonly sitemap: number;
  readonly stats: number;
  readonly loadSeconds: number;
  readonly readyMs: number;
  readonly afterKillMs: number;
  readonly residentMb: number;
}

/** Of so many one has a past: reviews and visits of a hundred thousand take ten minutes, and no question sees those of another company. */
const WITH_PAST = 10;

/** A directory of so many companies and people, asked what visitors, owners and admins ask. */
export const grown = async (companies: number): Promise<Grown> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
  try {
    say(`loading ${companies} companies, ${companies / WITH_PAST} of them with reviews and visits …`);
    const begun = performance.now();
    const data = join(folder, 'data');
    const list = join(folder, 'list.csv');
    await writeList(list, companies - companies / WITH_PAST);
    await command(data, 'import', list);
    await command(data, 'sample', '--companies', String(companies / WITH_PAST));
    const loadSeconds = (performance.now() - begun) / 1000;
    say(`loaded in ${loadSeconds.toFixed(0)} s`);
    const visited = await asVisitors(data, companies);
    say(`${companies} people …`);
    await fillAdminLists(data, companies);
    return { loadSeconds, ...visited, ...(await asAdmin(data)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const asVisitors = async (
  folder: string,
  companies: number,
): Promise<Omit<Grown, keyof AdminLists | 'loadSeconds'>> => {
  // The first start of a folder makes what a later one finds.
  await (await startCarsi(folder)).kill();
  const { readyMs: afterKillMs, stop } = await startCarsi(folder);
  await stop();
  const carsi = await startCarsi(folder);
  const { url, readyMs } = carsi;
  const residentMb = carsi.residentMb();
  const visited = (await (await fetch(`${url}/api/companies?limit=100&sort=views`)).json()) as { id: string }[];
  const categories = (await (await fetch(`${url}/api/categories`)).json()) as { slug: string }[];
  const company = (turn: number): string => visited[turn % visited.length]!.id;
  const p95 = (pathOf: (turn: number) => string, times?: number): Promise<number> => p95OneByOne(url, pathOf, times);
  const word = (turn: number): string => encodeURIComponent(questions[turn % questions.length]!);
  const figures = {
    search: await p95(coldPath),
    details: await p95((turn) => `/api/companies/${company(turn)}/details?n=${turn}`),
    page: await p95((turn) => `/firma/${company(turn)}?n=${turn}`),
    dashboard: await p95((turn) => `/api/companies/${company(turn)}/visitor-stats?days=30&n=${turn}`),
    listing: await p95((turn) => `/api/companies/search?limit=20&facets=true&offset=${turn % 200}`, FEWER),
    searchPage: await p95((turn) => `/arama?n=${turn}`, FEWER),
    categoryPage: await p95((turn) => `/kategoriler/${categories[turn % categories.length]!.slug}?n=${turn}`, FEWER),
    nearby: await p95(
      (turn) => `/api/companies/search?limit=100&radius=10&lat=${40.9 + (turn % 300) / 1_000}&lng=29&n=${turn}`,
      FEWER,
    ),
    suggest: await p95((turn) => `/api/companies/suggest?q=${word(turn).slice(0, 4 + (turn % 3))}&n=${turn}`),
    sitemap: await p95(
      (turn) => `/sitemap-companies-${turn % Math.ceil(companies / PER_SITEMAP)}.xml?n=${turn}`,
      FILES,
    ),
    stats: await p95((turn) => `/api/stats?n=${turn}`),
  };
  await carsi.stop();
  return { ...figures, readyMs, afterKillMs, residentMb };
};

/** Pages take longer than answers, and files of the sitemap are read once a day. */
const FEWER = 200;
const FILES = 40;
const PER_SITEMAP = 5_000;

const asAdmin = async (folder: string): Promise<AdminLists> => {
  const carsi = await startCarsi(folder, withAdmin);
  const asked = await askAdminLists(carsi.url);
  await carsi.stop();
  return asked;
};
