import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askAdminLists, fillAdminLists, type AdminLists } from './admin-lists.js';
import { writeList } from '../support/import-list.js';
import { p95OneByOne } from '../support/load.js';
import { command, startCarsi, withAdmin } from '../support/processes.js';
import { coldPath, questions } from '../support/queries.js';
import { say } from '../support/table.js';

/** p95 in milliseconds of one request after the other, none answered from a cache. */
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

/** Of so many one has a past: reviews and visits of a hundred thousand take ten minutes, and no request reads those of another company. */
const WITH_PAST = 10;

/** A folder with so many companies and people. */
interface Loaded {
  readonly folder: string;
  readonly data: string;
  readonly companies: number;
  readonly loadSeconds: number;
}

/**
 * Directories of so many companies and people, with the requests of visitors, owners and admins: each request to all of them before the next.
 * Other load of the host changes within minutes and affects them alike.
 */
export const grown = async (sizes: readonly number[]): Promise<readonly Grown[]> => {
  const all: Loaded[] = [];
  try {
    for (const companies of sizes) all.push(await loaded(companies));
    const visited = await asVisitors(all);
    for (const { data, companies } of all) {
      say(`${companies} people …`);
      await fillAdminLists(data, companies);
    }
    const figures: Grown[] = [];
    for (const [at, { data, loadSeconds }] of all.entries())
      figures.push({ loadSeconds, ...visited[at]!, ...(await asAdmin(data)) });
    return figures;
  } finally {
    for (const { folder } of all) rmSync(folder, { recursive: true, force: true });
  }
};

const loaded = async (companies: number): Promise<Loaded> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
  say(`loading ${companies} companies, ${companies / WITH_PAST} of them with reviews and visits …`);
  const begun = performance.now();
  const data = join(folder, 'data');
  const list = join(folder, 'list.csv');
  await writeList(list, companies - companies / WITH_PAST);
  await command(data, 'import', list);
  await command(data, 'sample', '--companies', String(companies / WITH_PAST));
  const loadSeconds = (performance.now() - begun) / 1000;
  say(`loaded in ${loadSeconds.toFixed(0)} s`);
  return { folder, data, companies, loadSeconds };
};

/** The requests of one turn to a site of so many companies, and their counts. */
interface Site {
  readonly url: string;
  readonly companies: number;
  readonly visited: readonly string[];
  readonly categories: readonly string[];
}
type Question = readonly [pathOf: (site: Site, turn: number) => string, times?: number];
type RequestTimes = Omit<Grown, keyof AdminLists | 'loadSeconds' | 'readyMs' | 'afterKillMs' | 'residentMb'>;

/** Pages take longer than answers, and files of the sitemap are read once a day. */
const FEWER = 200;
const FILES = 40;
const PER_SITEMAP = 5_000;

const company = ({ visited }: Site, turn: number): string => visited[turn % visited.length]!;
const word = (turn: number): string => encodeURIComponent(questions[turn % questions.length]!);
const requests: Readonly<Record<keyof RequestTimes, Question>> = {
  search: [(_, turn) => coldPath(turn)],
  details: [(site, turn) => `/api/companies/${company(site, turn)}/details?n=${turn}`],
  page: [(site, turn) => `/firma/${company(site, turn)}?n=${turn}`],
  dashboard: [(site, turn) => `/api/companies/${company(site, turn)}/visitor-stats?days=30&n=${turn}`],
  listing: [(_, turn) => `/api/companies/search?limit=20&facets=true&offset=${turn % 200}`, FEWER],
  searchPage: [(_, turn) => `/arama?n=${turn}`, FEWER],
  categoryPage: [({ categories }, turn) => `/kategoriler/${categories[turn % categories.length]!}?n=${turn}`, FEWER],
  nearby: [
    (_, turn) => `/api/companies/search?limit=100&radius=10&lat=${40.9 + (turn % 300) / 1_000}&lng=29&n=${turn}`,
    FEWER,
  ],
  suggest: [(_, turn) => `/api/companies/suggest?q=${word(turn).slice(0, 4 + (turn % 3))}&n=${turn}`],
  sitemap: [
    ({ companies }, turn) => `/sitemap-companies-${turn % Math.ceil(companies / PER_SITEMAP)}.xml?n=${turn}`,
    FILES,
  ],
  stats: [(_, turn) => `/api/stats?n=${turn}`],
};

const asVisitors = async (
  all: readonly Loaded[],
): Promise<readonly Omit<Grown, keyof AdminLists | 'loadSeconds'>[]> => {
  const running: {
    carsi: Awaited<ReturnType<typeof startCarsi>>;
    afterKillMs: number;
    site: Site;
    residentMb: number;
  }[] = [];
  for (const { data, companies } of all) {
    // The first start of a folder builds what later starts load.
    await (await startCarsi(data)).kill();
    const { readyMs: afterKillMs, stop } = await startCarsi(data);
    await stop();
    const carsi = await startCarsi(data);
    const { url } = carsi;
    const residentMb = carsi.residentMb();
    const visited = (await (await fetch(`${url}/api/companies?limit=100&sort=views`)).json()) as { id: string }[];
    const categories = (await (await fetch(`${url}/api/categories`)).json()) as { slug: string }[];
    const site = {
      url,
      companies,
      visited: visited.map(({ id }) => id),
      categories: categories.map(({ slug }) => slug),
    };
    running.push({ carsi, afterKillMs, residentMb, site });
  }
  const figures = running.map((): Record<string, number> => ({}));
  for (const [name, [pathOf, times]] of Object.entries(requests))
    for (const [at, { site }] of running.entries())
      figures[at]![name] = await p95OneByOne(site.url, (turn) => pathOf(site, turn), times);
  for (const { carsi } of running) await carsi.stop();
  return running.map(({ carsi, afterKillMs, residentMb }, at) => ({
    ...(figures[at] as unknown as RequestTimes),
    readyMs: carsi.readyMs,
    afterKillMs,
    residentMb,
  }));
};

const asAdmin = async (folder: string): Promise<AdminLists> => {
  const carsi = await startCarsi(folder, withAdmin);
  const requests = await askAdminLists(carsi.url);
  await carsi.stop();
  return requests;
};
