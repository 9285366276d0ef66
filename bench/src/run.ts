import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAccounts } from './measurements/accounts.js';
import { bundleOf } from './measurements/bundle.js';
import { benchChat } from './measurements/chat.js';
import { benchConsumer } from './measurements/consumer.js';
import { inTurns, load, type Load } from './support/load.js';
import { benchLongConversation } from './measurements/long-conversation.js';
import { command, startCarsi, startReference } from './support/processes.js';
import { TIMES, type Delay } from './support/evenly.js';
import { benchInProcess } from './measurements/in-process.js';
import { fillMeilisearch, subQueries } from './support/meilisearch.js';
import { coldPath, searchPaths } from './support/queries.js';
import { benchReviewLists } from './measurements/review-lists.js';
import { benchSearch } from './measurements/search.js';
import { perSecond, say, Table } from './support/table.js';

const COMPANIES = 10_000;
const table = new Table();

/** Ours against the same bytes from bare Fastify, in turns. */
const against = async (what: string, url: string, path: string, contentType: string, goal: number): Promise<void> => {
  const body = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const reference = await startReference(body, contentType);
  const { ours, theirs } = await inTurns(
    () => load(url + path, [{}], 2),
    () => load(reference.url, [{}], 2),
  );
  await reference.stop();
  table.against(what, ours, theirs, goal);
};

/** Searches a second that Meilisearch answers over HTTP with the sub-queries of ours; undefined, with a message, where there is none. */
const meilisearchOf = async (data: string): Promise<(() => Promise<Load>) | undefined> => {
  const { MEILI_URL: url, MEILI_KEY: key = '' } = process.env;
  if (!url) {
    say('MEILI_URL is not set: search has no reference (scripts/servers.sh start; eval "$(scripts/servers.sh env)")');
    return undefined;
  }
  const meili = { url, key, index: `bench-${Date.now()}` };
  await fillMeilisearch(data, meili);
  const { requests, perQuery } = await subQueries(meili);
  return async () => {
    const answers = await load(url, requests, 3);
    return { ...answers, perSecond: answers.perSecond / perQuery };
  };
};

/** Searches against Meilisearch's own, in turns: other load of the machine varies more within a minute than the difference that is measured. */
const searches = async (
  what: string,
  carsi: string,
  requests: () => Parameters<typeof load>[1],
  engine: (() => Promise<Load>) | undefined,
  goal: number,
): Promise<void> => {
  const ours = () => load(carsi, requests(), 3);
  if (!engine) {
    const { perSecond: answers, p99, errors } = await ours();
    table.add(what, `${perSecond(answers)}, p99 ${p99} ms`, 'without errors', errors === 0);
    return;
  }
  const measured = await inTurns(ours, engine);
  const p99 = `, p99 ${measured.p99} ms`;
  table.against(what, measured.ours, measured.theirs, goal, p99, ' by Meilisearch itself');
};

const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
try {
  say(`loading ${COMPANIES} sample companies …`);
  const begun = performance.now();
  await command(folder, 'sample', '--companies', String(COMPANIES));
  say(`loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);

  const engine = await meilisearchOf(folder);
  const carsi = await startCarsi(folder);
  table.add(
    `ready with ${COMPANIES} companies`,
    `${(carsi.readyMs / 1000).toFixed(1)} s`,
    '≤ 3 s',
    carsi.readyMs <= 3_000,
  );
  table.add('resident when ready', `${carsi.residentMb()} MB`, '≤ 400 MB', carsi.residentMb() <= 400);
  const [company] = (await (await fetch(`${carsi.url}/api/companies?limit=1`)).json()) as {
    id: string;
    slug: string;
  }[];
  await against(
    'GET details, warm',
    carsi.url,
    `/api/companies/${company!.slug}/details`,
    'application/json; charset=utf-8',
    0.8,
  );
  await against(
    'company page, server-rendered, warm',
    carsi.url,
    `/firma/${company!.slug}`,
    'text/html; charset=utf-8',
    0.7,
  );

  await benchReviewLists(table, carsi.url);

  let turn = 0;
  const cold = () => [{ setupRequest: (request: object) => ({ ...request, path: coldPath(turn++) }) }];
  await searches('GET search, never the same', carsi.url, cold, engine, 0.7);
  const repeated = () => searchPaths.map((path) => ({ path }));
  await searches('GET search, 50 repeated queries', carsi.url, repeated, engine, 2);
  const visits = await load(carsi.url, [
    {
      method: 'POST',
      path: `/api/companies/${company!.id}/track-visit`,
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' },
      body: '{}',
    },
  ]);
  table.add(
    'track-visit, durable',
    `${perSecond(visits.perSecond)}, p99 ${visits.p99} ms`,
    'without errors',
    visits.errors === 0,
  );
  await benchAccounts(table, carsi.url, `/api/companies/${company!.slug}/details`);
  table.add('resident after all that', `${carsi.residentMb()} MB`, '–', undefined);
  const { script, style } = bundleOf(await (await fetch(carsi.url)).text());
  table.add('home page JavaScript, gzip', `${script.toFixed(1)} kB`, '≤ 120 kB', script <= 120);
  table.add('home page CSS, gzip', `${style.toFixed(1)} kB`, '≤ 15 kB', style <= 15);
  await carsi.stop();

  const delay = (what: string, { medianMs, p99Ms, counted }: Delay, medianGoal: number, p99Goal: number): void =>
    table.add(
      what,
      `median ${medianMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms${counted < TIMES ? `, ${TIMES - counted} missing` : ''}`,
      `${medianGoal < p99Goal ? `median ≤ ${medianGoal} ms, ` : ''}p99 ≤ ${p99Goal} ms`,
      medianMs <= medianGoal && p99Ms <= p99Goal && counted === TIMES,
    );
  const { command: posting, live, dashboard } = await benchInProcess(folder);
  delay('posting a review, 50/s', posting, 50, 50);
  delay('visit → open dashboard, 50/s', live, 150, 500);
  delay('an owner’s dashboard, 90 days by day, 50/s', dashboard, 25, 100);
  const chat = await benchChat();
  delay('message → the other’s screen, 50/s', chat.delay, 250, 250);
  table.add(
    'resident with 500 sockets',
    `${chat.residentMb} MB, ${chat.afterMb} MB after the messages`,
    '≤ 400 MB',
    chat.residentMb <= 400,
  );

  const { long, short } = await benchLongConversation();
  table.add(
    'opening a conversation of 10,000 messages',
    `p95 ${long.toFixed(1)} ms`,
    '≤ 2 × of 200',
    long <= 2 * short,
    `p95 ${short.toFixed(1)} ms of 200`,
    (long / short).toFixed(2),
  );

  const { consume, rebuild, append, read } = await benchConsumer();
  table.add('telemetry appended in batches', perSecond(append), '–', undefined);
  table.add(
    'analytics consumer, 200,000 visits',
    perSecond(consume),
    '≥ 30,000/s',
    consume >= 30_000,
    `${perSecond(read)} read raw`,
    (consume / read).toFixed(2),
  );
  table.add(
    'rebuild of the same',
    perSecond(rebuild),
    '≥ 0.25 × raw',
    rebuild / read >= 0.25,
    `${perSecond(read)} read raw`,
    (rebuild / read).toFixed(2),
  );

  const { medianMs, p99Ms, fillMs, megabytes } = await benchSearch(100_000);
  table.add(
    'search in process, 100,000 companies',
    `median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
    'p99 ≤ 30 ms',
    p99Ms <= 30,
  );
  table.add('its index', `${(fillMs / 1000).toFixed(1)} s to fill, ${Math.round(megabytes)} MB`, '–', undefined);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

table.print();
