import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { SearchDocument, SearchIndex } from '@carsi/platform/search';
import { unseenQuestions } from '@carsi/platform/testing/search-unseen';
import { documentOf, unseenCompanies } from '@carsi/platform/testing/search-unseen/companies';
import { unseenCategories } from '@carsi/platform/testing/search-unseen/trades';
import { writeList } from '../support/import-list.js';
import { command, startCarsi } from '../support/processes.js';
import { say, type Table } from '../support/table.js';

const COMPANIES = Number(process.env['COMPANIES'] ?? 1_000_000);
const PART = 10_000;
const PUT = 500;
const PER_KIND = 10;
const SNAPSHOT_WAIT_MS = 300_000;
const MB = 1e6;

/** Every company has hours, a telephone number and attributes: without them an index is smaller than a real one. */
const complete = (document: SearchDocument, part: number): SearchDocument => ({
  ...document,
  id: `${document.id}-${part}`,
  slug: `${document.slug}-${part}`,
  address: document.address || 'Caferağa Mah. Moda Cad. No: 12',
  open:
    document.open.length > 0 ? document.open : [0, 1, 2, 3, 4, 5].map((day) => [day * 1440 + 540, day * 1440 + 1140]),
  phones: document.phones.length > 0 ? document.phones : ['2165551234'],
  attributes: document.attributes.length > 0 ? document.attributes : ['kredi-karti', 'otopark'],
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const bytesUsed = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const percentile = (sorted: readonly number[], of: number): number => sorted[Math.floor(sorted.length * of)]!;

/** Each question once after a first round, one behind the other, with facets. */
const timesOf = async (index: SearchIndex, questions: readonly string[]): Promise<readonly number[]> => {
  const ask = async (q: string): Promise<number> => {
    const begun = performance.now();
    await index.search({ q, filters: {}, sort: 'relevance', limit: 20, offset: 0, facets: true });
    return performance.now() - begun;
  };
  for (const q of questions) await ask(q);
  const took: number[] = [];
  for (const q of questions) took.push(await ask(q));
  return took.sort((a, b) => a - b);
};

const opened = async (folder: string): Promise<SearchIndex> => {
  const index = await createEmbeddedSearch({ folder }).index('companies');
  await index.setCategories(unseenCategories);
  return index;
};

const inMemory = async (table: Table, folder: string): Promise<void> => {
  const before = bytesUsed();
  const index = await opened(folder);
  let filling = 0;
  for (let part = 0; part * PART < COMPANIES; part += 1) {
    const documents = unseenCompanies(PART, part + 1).map((company) => complete(documentOf(company), part));
    const begun = performance.now();
    for (let from = 0; from < documents.length; from += PUT) await index.put(documents.slice(from, from + PUT));
    filling += performance.now() - begun;
    if (part % 10 === 9) say(`${(part + 1) * PART} companies indexed`);
  }
  const count = COMPANIES.toLocaleString('en-US');
  table.add(`${count} companies indexed, one after the other`, `${(filling / 1000).toFixed(1)} s`, '–', undefined);
  const used = (bytesUsed() - before) / MB;
  table.add('memory of the index', `${used.toFixed(0)} MB`, '≤ 1,300 MB', used <= 1_300);
  const questions = unseenQuestions(unseenCompanies(PART, 1), PER_KIND, 101).map(({ text }) => text);
  const took = await timesOf(index, questions);
  const [p50, p95, p99] = [percentile(took, 0.5), percentile(took, 0.95), percentile(took, 0.99)];
  table.add('search in process, p50', `${p50.toFixed(1)} ms`, '–', undefined);
  table.add('search in process, p95', `${p95.toFixed(1)} ms`, '–', undefined);
  table.add('search in process, p99', `${p99.toFixed(1)} ms`, '≤ 60 ms', p99 <= 60);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  await index.snapshot!.save('bench', 'bench', new AbortController().signal);
  delay.disable();
  const size = statSync(join(folder, 'companies.snapshot')).size / MB;
  table.add(
    'its snapshot written',
    `${((performance.now() - begun) / 1000).toFixed(1)} s`,
    '–',
    undefined,
    `${size.toFixed(0)} MB`,
  );
  const longest = delay.max / MB;
  table.add('longest pause of other work meanwhile', `${longest.toFixed(0)} ms`, '≤ 50 ms', longest <= 50);
  const loading = performance.now();
  const loaded = await opened(folder);
  const found = await loaded.snapshot!.load('bench', ['bench']);
  if (found?.isCurrent !== true) throw new Error('The snapshot was not taken.');
  table.add('… and loaded', `${((performance.now() - loading) / 1000).toFixed(1)} s`, '–', undefined);
};

const inAFolder = async (table: Table, folder: string): Promise<void> => {
  const list = join(folder, 'list.csv');
  const data = join(folder, 'data');
  await writeList(list, COMPANIES);
  const importing = performance.now();
  await command(data, 'import', list);
  table.add('imported', `${((performance.now() - importing) / 1000).toFixed(0)} s`, '–', undefined);
  rmSync(list);
  const first = await startCarsi(data);
  table.add('ready the first time', `${(first.readyMs / 1000).toFixed(1)} s`, '–', undefined);
  for (const end = Date.now() + SNAPSHOT_WAIT_MS; !existsSync(join(data, 'search/companies.snapshot'));) {
    if (Date.now() > end) throw new Error('No snapshot was written.');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await first.kill();
  const second = await startCarsi(data);
  const seconds = second.readyMs / 1000;
  table.add('ready after kill -9', `${seconds.toFixed(1)} s`, '≤ 20 s', seconds <= 20);
  await second.kill();
};

/** The whole country: an index in this process, then a folder that a process is started on. */
export const benchMillion = async (table: Table): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-million-'));
  try {
    await inMemory(table, folder);
    await inAFolder(table, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
