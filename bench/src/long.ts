import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAdminLists } from './admin-lists.js';
import { benchConsumer } from './consumer.js';
import { p95OneByOne } from './load.js';
import { command, startCarsi } from './processes.js';
import { coldPath } from './queries.js';
import { perSecond, say, Table } from './table.js';

/** What takes long: a million events, and the same questions to a directory a hundred times as large. */
const table = new Table();

const MILLION = 1_000_000;
const { consume, rebuild } = await benchConsumer(MILLION);
table.add('a million visits counted', perSecond(consume), '≥ 30,000/s', consume >= 30_000);
const seconds = MILLION / rebuild;
table.add('a million visits rebuilt', `${seconds.toFixed(0)} s`, '≤ 60 s', seconds <= 60);

interface Sized {
  readonly search: number;
  readonly details: number;
  readonly page: number;
  readonly dashboard: number;
  readonly readyMs: number;
  readonly residentMb: number;
}

/** p95 in milliseconds, each answer made anew. */
const sized = async (companies: number): Promise<Sized> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
  try {
    say(`loading ${companies} sample companies …`);
    await command(folder, 'sample', '--companies', String(companies));
    const carsi = await startCarsi(folder);
    const list = (await (await fetch(`${carsi.url}/api/companies?limit=100&sort=views`)).json()) as { id: string }[];
    const company = (turn: number): string => list[turn % list.length]!.id;
    const search = await p95OneByOne(carsi.url, coldPath);
    const details = await p95OneByOne(carsi.url, (turn) => `/api/companies/${company(turn)}/details?n=${turn}`);
    const page = await p95OneByOne(carsi.url, (turn) => `/firma/${company(turn)}?n=${turn}`);
    const dashboard = await p95OneByOne(
      carsi.url,
      (turn) => `/api/companies/${company(turn)}/visitor-stats?days=30&n=${turn}`,
    );
    const residentMb = carsi.residentMb();
    await carsi.stop();
    const { readyMs } = carsi;
    return { search, details, page, dashboard, readyMs, residentMb };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const small = await sized(1_000);
const large = await sized(100_000);
for (const [what, name] of [
  ['search', 'search'],
  ['details', 'details'],
  ['company page', 'page'],
  ['thirty days of visitors', 'dashboard'],
] as const) {
  const ratio = large[name] / small[name];
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  table.add(
    `${what}, 100,000 companies, p95`,
    ms(large[name]),
    '≤ 2 ×',
    ratio <= 2,
    `${ms(small[name])} at 1,000`,
    ratio.toFixed(2),
  );
}
const few = await benchAdminLists(1_000, 1_000);
const many = await benchAdminLists(100_000, 100_000);
for (const [what, name] of [
  ['admin lists, pages', 'pagesMs'],
  ['admin lists, a person by name', 'peopleByNameMs'],
  ['admin lists, a company by words', 'companiesByNameMs'],
] as const)
  table.add(
    `${what}, 100,000 companies and users, p95`,
    `${many[name].toFixed(1)} ms`,
    '≤ 100 ms',
    many[name] <= 100,
    `${few[name].toFixed(1)} ms at 1,000`,
    (many[name] / few[name]).toFixed(2),
  );
table.add('ready with 100,000 companies', `${(large.readyMs / 1000).toFixed(1)} s`, '–', undefined);
table.add('resident with 100,000 companies', `${large.residentMb} MB`, '–', undefined);
table.print();
