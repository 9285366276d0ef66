import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { HOLD_OUT, type Score, score, TUNING_SEEDS, unseenQuestions } from '@carsi/platform/testing/search-unseen';
import { documentOf, unseenCompanies } from '@carsi/platform/testing/search-unseen/companies';
import { embedded, type Engine, meiliEngines } from './measurements/search-engines.js';
import { measureLearnedLists, measureLists } from './measurements/search-lists.js';

/**
 * Quality and speed of search in one table: ours on both engines against Meilisearch raw and tuned by hand, on the seed that the reading
 * was tuned with and on one that it never saw. Of the held-back seed nothing but the sums is printed: whoever reads its queries must take
 * another. `npm run bench:search [-- 10000]` for one size only,
 * `-- --lists` for the lists of sources only, `-- --worst` with their worst questions, `-- --learned` for what clicks teach only.
 */
const PER_KIND = 8;
const WARM_UP = 40;
const MANY = 50_000;
const given = process.argv.slice(2);
if (given.includes('--learned')) {
  process.stdout.write(await measureLearnedLists());
  process.exit();
}
const numbers = given.filter((argument) => !argument.startsWith('--')).map(Number);
const sizes = numbers.length > 0 ? numbers : given.includes('--lists') ? [] : [10_000, 100_000];
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const { MEILI_URL: url, MEILI_KEY: key } = process.env;
const isThere = async (): Promise<boolean> =>
  url !== undefined && key !== undefined && (await fetch(`${url}/health`).catch(() => undefined))?.ok === true;
const engines: readonly Engine[] = (await isThere()) ? [embedded, ...meiliEngines(url!, key!)] : [embedded];
if (engines.length === 1) {
  say(
    'Meilisearch is not there: the table has the embedded engine only. Start it with `bash scripts/servers.sh start`,',
  );
  say('then `eval "$(bash scripts/servers.sh env)"`, and run this again.');
}

const cells: (readonly string[])[] = [];
const at = (sorted: readonly number[], share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
const rowOf = (seed: string, count: number, name: string, of: Score): readonly string[] => [
  seed,
  count.toLocaleString('en-US'),
  name,
  of.ndcg.toFixed(3),
  of.success.toFixed(3),
  `${of.empty.length} of ${of.questions}`,
  `${of.fooled.length} of ${of.nonsense}`,
  at(of.took, 0.5),
  at(of.took, 0.99),
];

for (const count of sizes) {
  for (const [label, seed] of [
    ['held back', HOLD_OUT],
    ['tuning', TUNING_SEEDS[0]],
  ] as const) {
    const all = unseenCompanies(count, seed);
    const judged = unseenQuestions(all, PER_KIND, seed);
    const documents = all.map(documentOf);
    // Whole towns of companies take the engine minutes to fill: the others are measured once.
    const measured =
      label === 'tuning' && count > MANY ? engines.filter(({ name }) => name.startsWith('ours')) : engines;
    for (const engine of measured) {
      // Making the questions blocks for seconds: connections that the engine has closed meanwhile are noticed first.
      await setTimeout(500);
      const began = performance.now();
      const { ask, drop } = await engine.fill(documents);
      const filled = performance.now();
      for (const { text } of judged.slice(0, WARM_UP)) await ask(text);
      const row = rowOf(label, count, engine.name, await score(judged, ask));
      await drop();
      cells.push(row);
      say(`${row.join(' | ')} (filled in ${((filled - began) / 1000).toFixed(1)} s)`);
    }
  }
}

const line = (of: readonly string[]): string => `| ${of.join(' | ')} |\n`;
const heads = [
  'seed',
  'companies',
  'engine',
  'nDCG@10',
  'success@10',
  'wrongly empty',
  'answered gibberish',
  'p50 ms',
  'p99 ms',
];
process.stdout.write(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]!.model}\n\n`,
);
process.stdout.write(line(heads) + line(heads.map(() => '---')));
for (const each of cells) process.stdout.write(line(each));
process.stdout.write(await measureLists(given.includes('--worst')));
process.exit();
