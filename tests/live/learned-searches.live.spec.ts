import { vi } from 'vitest';
import { learnedSearchesContract } from '../support/learned-searches.contract.js';
import { startDistributed } from '../support/start-distributed.js';

const COMPANIES = 200;

learnedSearchesContract('in seven processes', async () => {
  const system = await startDistributed({ TRUST_PROXY: '1' });
  // Without reviews: their ratings would reach the index some seconds later and change the order.
  const { code, output } = await system.command('sample', '--companies', String(COMPANIES), '--past', '0');
  if (code !== 0) throw new Error(`The sample data did not load:\n${output}`);
  const areFound = async () => {
    const answer = await fetch(`${system.url}/api/companies/search`);
    const { total } = (await answer.json()) as { total: number };
    if (total !== COMPANIES) throw new Error(`${total} of ${COMPANIES} companies are found.`);
  };
  await vi.waitFor(areFound, { timeout: 30_000, interval: 500 });
  return system;
});
