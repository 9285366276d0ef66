import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { createLogger } from '@carsi/platform/logging';
import { StoreUnavailable } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { movableClock } from '@carsi/platform/testing/movable-clock';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';
import { aProfile } from '../testing/profile.js';

const logger = createLogger('test', 'fatal');
const { access, operatorKey } = testTokens();
const context = () => ({ requestId: v7(), commandId: v7(), deadline: Date.now() + 60_000, token: operatorKey });
const companies = [
  ['Kale Berber', 'barber', 6, '6-cankaya'],
  ['Ada Berber', 'barber', 6, '6-kecioren'],
  ['Son Berber', 'barber', 34, '34-kadikoy'],
  ['Ece Kuaför', 'hairdresser', 6, '6-cankaya'],
  ['Ada Kebap', 'kebap', 6, null],
] as const;

describe('search while the engine is away', () => {
  const folder = temporaryFolder();
  const clock = movableClock();
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  const engine = vi.fn<() => Promise<never>>(async () => {
    throw new StoreUnavailable('away');
  });
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path, { clock });
    service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    directory = clientOf<DirectoryCalls>(platform.calls, 'directory');
    const rows = companies.map(([name, categoryId, city, district], n) => ({
      externalId: `o${n}`,
      profile: aProfile({ name, categoryId, city, district }),
      verified: false,
      featured: false,
      sample: false,
      offerings: [],
      campaigns: [],
    }));
    await directory.importCompanies({ rows }, context());
    const index = await platform.search.index('companies');
    await vi.waitUntil(async () => (await index.count()) === companies.length);
    index.search = engine;
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const found = async (request: { q?: string; category?: string; city?: string; district?: string }) => {
    const { results, total, isDegraded, interpreted } = await directory.search(
      { ...request, limit: 20, offset: 0 },
      context(),
    );
    const { corrections: _corrections, rest, ...understood } = interpreted;
    return { names: results.map(({ profile }) => profile.name).sort(), total, isDegraded, rest, understood };
  };

  it.each<[string, Parameters<typeof found>[0], readonly string[]]>([
    ['a trade', { q: 'berber' }, ['Ada Berber', 'Kale Berber', 'Son Berber']],
    ['a trade and a province', { q: 'ankara berberleri' }, ['Ada Berber', 'Kale Berber']],
    ['a trade and a district', { q: 'Çankaya berber' }, ['Kale Berber']],
    ['a main category', { category: 'beauty', city: 'ankara' }, ['Ada Berber', 'Ece Kuaför', 'Kale Berber']],
    ['a trade within a province', { q: 'berber', city: 'istanbul' }, ['Son Berber']],
    ['a province', { city: 'ankara' }, ['Ada Berber', 'Ada Kebap', 'Ece Kuaför', 'Kale Berber']],
    ['everything', {}, companies.map(([name]) => name).toSorted()],
  ])('finds %s', async (_what, request, names) => {
    expect(await found(request)).toMatchObject({ names, total: names.length, isDegraded: true, rest: '' });
  });
  it('says how it understood the question', async () => {
    expect((await found({ q: 'çankaya berber' })).understood).toMatchObject({
      categories: [{ name: 'Berber' }],
      city: { name: 'Ankara' },
      district: { name: 'Çankaya' },
    });
  });
  it.each([
    { q: 'kale berber' },
    { q: 'berber', openNow: true },
    { q: 'ucuz berber' },
    { q: 'ankara istanbul berber' },
  ])('gives no half answer to %o', async (request) => {
    await expect(found(request)).rejects.toThrow(/unavailable|away|yanıt/i);
  });
  it('asks the engine again after a moment, and no sooner', async () => {
    clock.advance(2_001);
    engine.mockClear();
    for (let times = 0; times < 3; times += 1) await found({ q: 'berber' });
    expect(engine).toHaveBeenCalledOnce();
    clock.advance(2_001);
    await found({ q: 'berber' });
    expect(engine).toHaveBeenCalledTimes(2);
  });
  it('counts categories and places without it', async () => {
    engine.mockClear();
    const tree = await directory.categories({}, context());
    const counts = Object.fromEntries(tree.map(({ id, companies: count }) => [id, count]));
    expect(counts).toMatchObject({ beauty: 4, barber: 3, hairdresser: 1, kebap: 1, pharmacy: 0 });
    expect(engine).not.toHaveBeenCalled();
  });
});
