import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf } from './bundle.js';
import { benchConsumer } from './consumer.js';
import { load } from './load.js';
import { command, startCarsi, startReference } from './processes.js';
import { benchSearch } from './search.js';

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly reference: string;
  readonly ratio: string;
  readonly goal: string;
  readonly reached: boolean | undefined;
}

const COMPANIES = 10_000;
const rows: Row[] = [];
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const perSecond = (n: number): string => `${Math.round(n).toLocaleString('en-US')}/s`;

const row = (
  what: string,
  ours: string,
  goal: string,
  reached: boolean | undefined,
  reference = '–',
  ratio = '–',
): void => {
  rows.push({ what, ours, reference, ratio, goal, reached });
  say(`${what}: ${ours} ${reference === '–' ? '' : `(${reference}, ${ratio})`}`);
};

/** Ours against the same bytes from bare Fastify, each alone on the machine. */
const against = async (what: string, url: string, path: string, contentType: string, goal: number): Promise<void> => {
  const body = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const ours = await load(url + path, [{}]);
  const reference = await startReference(body, contentType);
  const bare = await load(reference.url, [{}]);
  await reference.stop();
  const ratio = ours.perSecond / bare.perSecond;
  row(
    what,
    perSecond(ours.perSecond),
    `≥ ${goal} ×`,
    ratio >= goal && ours.errors === 0,
    perSecond(bare.perSecond),
    ratio.toFixed(2),
  );
};

const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
try {
  say(`loading ${COMPANIES} sample companies …`);
  const begun = performance.now();
  await command(folder, 'sample', '--companies', String(COMPANIES));
  say(`loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);

  const carsi = await startCarsi(folder);
  row(`ready with ${COMPANIES} companies`, `${(carsi.readyMs / 1000).toFixed(1)} s`, '≤ 3 s', carsi.readyMs <= 3_000);
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

  const queries = [
    'istanbul berber',
    'ankaradaki diş kliniği',
    'izmir kafe',
    'kuaför',
    'lastikci',
    'bursa oto yıkama',
    'antalya otel',
    'pide',
    'avukat',
    'kadıköy veteriner',
  ];
  const words = queries.flatMap((q) =>
    ['', ' ucuz', ' yakın', ' açık', ' iyi'].map(
      (more) => `/api/companies/search?limit=20&q=${encodeURIComponent(q + more)}`,
    ),
  );
  const search = await load(
    carsi.url,
    words.map((path) => ({ path })),
  );
  row(
    'GET search, 50 repeated queries',
    `${perSecond(search.perSecond)}, p99 ${search.p99} ms`,
    'without errors',
    search.errors === 0,
  );
  let turn = 0;
  const cold = await load(carsi.url, [
    {
      setupRequest: (request) => ({
        ...request,
        path: `${words[turn++ % words.length]}&offset=${turn % 17}&lat=39&lng=${30 + (turn % 997) / 1000}`,
      }),
    },
  ]);
  row(
    'GET search, never the same',
    `${perSecond(cold.perSecond)}, p99 ${cold.p99} ms`,
    'without errors',
    cold.errors === 0,
  );

  const visits = await load(carsi.url, [
    {
      method: 'POST',
      path: `/api/companies/${company!.id}/track-visit`,
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' },
      body: '{}',
    },
  ]);
  row(
    'track-visit, durable',
    `${perSecond(visits.perSecond)}, p99 ${visits.p99} ms`,
    'without errors',
    visits.errors === 0,
  );
  row('resident after all that', `${carsi.residentMb()} MB`, '≤ 400 MB', carsi.residentMb() <= 400);
  const { script, style } = bundleOf(await (await fetch(carsi.url)).text());
  row('home page JavaScript, gzip', `${script.toFixed(1)} kB`, '≤ 120 kB', script <= 120);
  row('home page CSS, gzip', `${style.toFixed(1)} kB`, '≤ 15 kB', style <= 15);
  await carsi.stop();

  const { consume, rebuild, append, read } = await benchConsumer();
  row('telemetry appended in batches', perSecond(append), '–', undefined);
  row(
    'analytics consumer, 200,000 visits',
    perSecond(consume),
    '≥ 30,000/s',
    consume >= 30_000,
    `${perSecond(read)} read raw`,
    (consume / read).toFixed(2),
  );
  row(
    'rebuild of the same',
    perSecond(rebuild),
    '≥ 0.25 × raw',
    rebuild / read >= 0.25,
    `${perSecond(read)} read raw`,
    (rebuild / read).toFixed(2),
  );

  const { medianMs, p99Ms, fillMs, megabytes } = await benchSearch(100_000);
  row(
    'search in process, 100,000 companies',
    `median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
    'p99 ≤ 30 ms',
    p99Ms <= 30,
  );
  row('its index', `${(fillMs / 1000).toFixed(1)} s to fill, ${Math.round(megabytes)} MB`, '–', undefined);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
const mark = ({ reached }: Row): string => (reached === undefined ? '' : reached ? 'yes' : 'NO');
process.stdout.write(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]!.model}\n\n`,
);
process.stdout.write(
  line(['what', 'ours', 'reference', 'ratio', 'goal', 'reached']) + line(['---', '---', '---', '---', '---', '---']),
);
for (const each of rows)
  process.stdout.write(line([each.what, each.ours, each.reference, each.ratio, each.goal, mark(each)]));
