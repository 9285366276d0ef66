import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { aProfile } from '@carsi/directory/testing/profile';
import { startSystem, type EmbeddedSystem } from '@carsi/embedded/system';
import { canonical } from '@carsi/kernel/given';
import { ReadModels } from '@carsi/platform/events/read-models';
import { createLogger } from '@carsi/platform/logging';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, describe, expect, it } from 'vitest';

const fixtures = fileURLToPath(new URL('old-data', import.meta.url));
const logger = createLogger('test', 'silent');
/** `MAKE_FIXTURE=0.1.0` writes the fixture of this version, before it is released; one that is there is never written again. */
const make = process.env['MAKE_FIXTURE'] !== undefined;

const hashOf = async (values: AsyncIterable<unknown> | Iterable<unknown>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const value of values) hash.update(canonical(value));
  return hash.digest('hex');
};

interface Said {
  readonly commits: number;
  /** SHA-256 of the commits. */
  readonly hash: string;
  /** SHA-256 of the rows of each projection, by its name and the version of its code. */
  readonly rows: Readonly<Record<string, string>>;
}
const withViews = ['directory', 'reviews', 'analytics'] as const;

/** What each service says; of its commits the first `upTo`, because a new version may add some of its own when it starts. */
const saidBy = async (
  system: EmbeddedSystem,
  upTo: (service: string) => number = () => 1_000_000,
): Promise<Record<string, Said>> => {
  const said: Record<string, Said> = {};
  for (const service of withViews) {
    const store = system.platform.store(service, (event) => event);
    const commits = await store.readAll(0, upTo(service));
    const readModels = system.services[service].app.get(ReadModels, { strict: false });
    const rows: Record<string, string> = {};
    for (const { name, version: code } of await readModels.status()) {
      await readModels.waitUntilCaughtUp(name);
      rows[`${name} v${code}`] = await hashOf(readModels.content(name));
    }
    said[service] = { commits: await store.head(), hash: await hashOf(commits), rows };
  }
  return said;
};

/** A little of everything that there is. */
const fill = async ({ commands: { operator } }: EmbeddedSystem): Promise<void> => {
  const rows = Array.from({ length: 6 }, (_, n) => ({
    externalId: `old-${n}`,
    profile: aProfile({ name: `Eski Dükkân ${n % 3}`, categoryId: 'berber', city: 1 + n }),
    verified: n % 2 === 0,
    featured: false,
    sample: n === 5,
    offerings: [],
    campaigns: [],
  }));
  const { directory, reviews, analytics } = operator;
  const companies = await directory.importCompanies({ rows }, operator.context());
  await directory.importCompanies(
    { rows: [{ ...rows[0]!, profile: { ...rows[0]!.profile, name: 'Yeni Adıyla Dükkân' } }] },
    operator.context(),
  );
  const at = '2026-11-21T09:00:00.000Z';
  for (const [n, { companyId }] of companies.entries()) {
    for (const userId of ['ayse', 'ali'])
      await reviews.post(
        { companyId, userId, rating: 1 + (n % 5), content: 'Eskiden beri memnunum', postedAt: at },
        operator.context(),
      );
    const data = { companyId, device: 'mobile', own: false } as const;
    const visits = Array.from({ length: 5 }, (_, v) => ({
      at,
      event: {
        type: 'VisitTracked' as const,
        data: { ...data, id: `v${n}-${v}`, visitor: `visitor-${v % 3}`, source: 'search' as const, city: 34 },
      },
    }));
    await analytics.importTelemetry({ events: visits }, operator.context());
  }
  const reviewId = `${companies[1]!.companyId}_ali`;
  await reviews.revise({ reviewId, rating: 5, content: 'Fikrimi değiştirdim, çok iyi' }, operator.context());
  await reviews.remove({ reviewId: `${companies[2]!.companyId}_ali` }, operator.context());
  await directory.removeSample({ limit: 10 }, operator.context());
};

const folderOf = (name: string, how: string): string => `${name}-${how.replaceAll(' ', '-')}`;

describe('data of an earlier version', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const opened = async <T>(name: string, work: (system: EmbeddedSystem) => Promise<T>): Promise<T> => {
    const system = await startSystem(join(folder.path, name), logger);
    try {
      return await work(system);
    } finally {
      await system.stop();
    }
  };

  it.runIf(make)('is written down', async () => {
    const into = join(fixtures, process.env['MAKE_FIXTURE']!);
    mkdirSync(into);
    const said = await opened('new', async (system) => {
      await fill(system);
      // The policy that takes reviews along works in its own time.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return saidBy(system);
    });
    for (const file of ['carsi.db', 'views.db'])
      writeFileSync(join(into, `${file}.gz`), gzipSync(readFileSync(join(folder.path, 'new', file)), { level: 9 }));
    writeFileSync(join(into, 'hashes.json'), `${JSON.stringify(said, null, 2)}\n`);
  });

  it.each(
    readdirSync(fixtures).flatMap((name) => [[name, 'as it was left'] as const, [name, 'without its views'] as const]),
  )('of %s opens %s and says the same', async (name, how) => {
    const path = join(folder.path, folderOf(name, how));
    mkdirSync(path, { recursive: true });
    const files = how === 'as it was left' ? ['carsi.db', 'views.db'] : ['carsi.db'];
    for (const file of files)
      writeFileSync(join(path, file), gunzipSync(readFileSync(join(fixtures, name, `${file}.gz`))));
    const before = JSON.parse(readFileSync(join(fixtures, name, 'hashes.json'), 'utf8')) as Record<string, Said>;
    const now = await opened(folderOf(name, how), (system) => saidBy(system, (service) => before[service]!.commits));
    for (const [service, { commits, hash, rows }] of Object.entries(before)) {
      expect(now[service]).toMatchObject({ hash });
      // Rows of new code, or with commits of its own, are other rows.
      const same = Object.keys(rows).filter((row) => now[service]!.commits === commits && row in now[service]!.rows);
      expect(same.map((row) => [row, now[service]!.rows[row]])).toEqual(same.map((row) => [row, rows[row]]));
    }
    rmSync(path, { recursive: true });
  });
});
