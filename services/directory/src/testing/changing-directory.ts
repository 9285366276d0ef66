import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { blankProfile } from '@carsi/contracts/directory/company-profile';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf } from '@carsi/platform/hosting/client';
import { hostService } from '@carsi/platform/hosting/service';
import { createLogger } from '@carsi/platform/logging';
import { movableClock } from '@carsi/platform/testing/movable-clock';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';

/** What the process says once it is ready. */
export interface Started {
  /** The index was filled from the pages; otherwise it was loaded from its snapshot. */
  readonly isRebuilt: boolean;
  readonly companies: number;
  /** Where the index differs from the pages. */
  readonly wrong: readonly string[];
}

const COMPANIES = 300;
const AT_ONCE = 20;
const TEN_MINUTES = 600_000;

// A directory on the folder of the first argument: compares its index with its pages, says so, then changes companies and writes
// snapshots of the index until it is killed.
const [folder = '', seed = '1'] = process.argv.slice(2);
const { access, tokenOf, operatorKey } = testTokens();
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const context = (token = operatorKey) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + TEN_MINUTES,
  token,
});
let state = Number(seed);
/** A linear congruential generator, below `n`. */
const random = (n: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const row = (n: number): ImportRow => ({
  externalId: `d${n}`,
  profile: {
    ...blankProfile,
    name: `Dükkân ${n}x${random(1_000_000)} Kebap`,
    description: 'Közde.',
    city: 1,
    categoryId: 'kebap',
  },
  verified: false,
  featured: false,
  sample: false,
  offerings: [],
  campaigns: [],
});

const clock = movableClock();
const platform = await createEmbeddedPlatform(folder, { clock });
const index = await platform.search.index('companies');
let isRebuilt = false;
const rebuild = index.rebuild.bind(index);
index.rebuild = (fill) => {
  isRebuilt = true;
  return rebuild(fill);
};
const logger = createLogger('test', 'error');
await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, { refusals, logger });
const directory = clientOf<DirectoryCalls>(platform.calls, 'directory');

const compared = async (): Promise<Started> => {
  const wrong: string[] = [];
  let companies = 0;
  for (let after: string | null = null; ;) {
    const { rows, next } = await directory.exportCompanies({ after, limit: 100 }, context());
    for (const { id, profile } of rows) {
      companies += 1;
      const query = { q: profile.name, filters: {}, sort: 'relevance', limit: 1, offset: 0 } as const;
      const { hits } = await index.search(query);
      if (hits[0]?.id !== id) wrong.push(`${profile.name}: ${hits[0]?.id ?? 'nothing'} instead of ${id}`);
    }
    after = next;
    if (after === null) break;
  }
  if ((await index.count()) !== companies) wrong.push(`${await index.count()} companies instead of ${companies}`);
  return { isRebuilt, companies, wrong };
};

// What was written shortly before the process was killed is delivered to the index a moment after the start.
let started = await compared();
for (let tries = 0; started.wrong.length > 0 && tries < 20; tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 250));
  started = await compared();
}
process.send!(started);
const ids: string[] = [];
setInterval(() => clock.advance(TEN_MINUTES), 40);
for (;;) {
  const rows = Array.from({ length: AT_ONCE }, () => row(random(COMPANIES)));
  const unique = [...new Map(rows.map((one) => [one.externalId, one])).values()];
  for (const { companyId } of await directory.importCompanies({ rows: unique }, context())) ids.push(companyId);
  const companyId = ids[random(ids.length)]!;
  await directory.suspendCompany({ companyId, reason: null }, context(admin)).catch(() => undefined);
}
