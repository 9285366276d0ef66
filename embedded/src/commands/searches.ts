import { parseArgs } from 'node:util';
import type { Command } from './command.js';

const MOST = 1_000;

/**
 * `searches [--limit 50] [--json]`: searches without results, most frequent first. `searches --learn`: publishes what searches of the last
 * two days taught now, before the hourly run.
 */
export const searches: Command = async (args, _cwd, { operator }, output) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      limit: { type: 'string', default: '50' },
      json: { type: 'boolean', default: false },
      learn: { type: 'boolean', default: false },
    },
  });
  if (values.learn) {
    const { published } = await operator.analytics.publishLearned({ days: 2 }, operator.context());
    output.line(
      published === 0 ? 'Aramalardan yeni bir şey öğrenilmedi.' : `${published} aramanın öğrettiği yayımlandı.`,
    );
    return 0;
  }
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    output.line(`Kullanım: npm run searches -- [--limit 1–${MOST}] [--json] [--learn]`);
    return 2;
  }
  const inVain = await operator.analytics.emptySearches({ limit }, operator.context());
  if (values.json) output.line(JSON.stringify(inVain));
  else if (inVain.length === 0) output.line('Sonuçsuz arama yok.');
  else {
    output.line('Sonuçsuz aramalar (kez, sonuçsuz, son):');
    for (const { query, asked, withoutResults, lastAskedAt } of inVain)
      output.line(
        `  ${String(asked).padStart(5)} ${String(withoutResults).padStart(5)}  ${lastAskedAt.slice(0, 10)}  ${query}`,
      );
  }
  return 0;
};
