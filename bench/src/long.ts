import { benchBusyDay } from './measurements/busy-day.js';
import { benchConsumer } from './measurements/consumer.js';
import { benchGrowth } from './measurements/growth.js';
import { benchMillion } from './measurements/million.js';
import { perSecond, Table } from './support/table.js';

/** What takes long: a million events, the same requests to a directory a hundred times as large, a million companies. `npm run bench:long -- growth` runs one. */
const table = new Table();

const MILLION = 1_000_000;
const parts: Readonly<Record<string, () => Promise<void>>> = {
  visits: async () => {
    const { consume, rebuild } = await benchConsumer(MILLION);
    table.add('a million visits counted', perSecond(consume), '≥ 30,000/s', consume >= 30_000);
    const seconds = MILLION / rebuild;
    table.add('a million visits rebuilt', `${seconds.toFixed(0)} s`, '≤ 60 s', seconds <= 60);
  },
  'busy-day': async () => {
    for (const [profile, { first, last }] of Object.entries(await benchBusyDay(MILLION)))
      table.add(
        `a thousand visits to one company, ${profile}, after a million`,
        `${last.toFixed(0)} ms`,
        `≤ 1.5 × the first thousand (${first.toFixed(0)} ms)`,
        last <= 1.5 * first,
      );
  },
  growth: () => benchGrowth(table),
  million: () => benchMillion(table),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]!();
table.print();
