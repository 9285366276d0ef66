import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { createLogger } from '@carsi/platform/logging';
import { StoreUnavailable } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';
import { aProfile } from '../testing/profile.js';

const logger = createLogger('test', 'fatal');
const { access, operatorKey } = testTokens();
const context = () => ({ requestId: v7(), commandId: v7(), deadline: Date.now() + 60_000, token: operatorKey });

describe('a directory that starts while the search engine is away', () => {
  const folder = temporaryFolder();
  let isAway = true;
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  beforeAll(async () => {
    const embedded = await createEmbeddedPlatform(folder.path);
    const engine = await embedded.search.index('companies');
    const awayAtTimes = new Proxy(engine, {
      get: (target, name: keyof typeof engine) => {
        const own: unknown = target[name];
        if (typeof own !== 'function') return undefined;
        return async (...args: unknown[]): Promise<unknown> => {
          if (isAway) throw new StoreUnavailable('away');
          return Reflect.apply(own, target, args) as unknown;
        };
      },
    });
    platform = { ...embedded, search: { index: async () => awayAtTimes } };
    service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    directory = clientOf<DirectoryCalls>(platform.calls, 'directory');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const search = async (q: string) => {
    const { results, isDegraded } = await directory.search({ q, limit: 20, offset: 0 }, context());
    return { names: results.map(({ profile }) => profile.name), isDegraded };
  };

  it('takes companies and answers by trade meanwhile, and finds them by every word soon after it is back', async () => {
    const row = {
      externalId: 'o1',
      profile: aProfile({ name: 'Kale Berber', categoryId: 'barber' }),
      verified: false,
      featured: false,
      sample: false,
      offerings: [],
      campaigns: [],
    };
    await directory.importCompanies({ rows: [row] }, context());
    await vi.waitUntil(async () => (await search('berber')).names.length > 0);
    expect(await search('berber')).toEqual({ names: ['Kale Berber'], isDegraded: true });
    await expect(search('kale')).rejects.toThrow('Şu anda yanıt veremiyoruz');
    isAway = false;
    const found = async () => (await search('kale').catch(() => undefined))?.names.length === 1;
    await vi.waitUntil(found, { timeout: 10_000, interval: 50 });
    expect(await search('kale')).toEqual({ names: ['Kale Berber'], isDegraded: undefined });
  });
});
