import { copyFileSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf } from '@carsi/platform/hosting/client';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { SearchDocument, SearchIndex } from '@carsi/platform/search';
import { hostService } from '@carsi/platform/hosting/service';
import { createLogger } from '@carsi/platform/logging';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { movableClock } from '@carsi/platform/testing/movable-clock';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalog } from '../category/catalog.js';
import { emptyPage, type CompanyPage } from '../company-page/row.js';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';
import { aProfile } from '../testing/profile.js';
import { IndexCompanies } from './index-companies.js';
import { IndexSnapshots } from './index-snapshots.js';

const MINUTE = 60_000;
const logger = createLogger('test', 'fatal');
const { access, tokenOf, operatorKey } = testTokens();
const context = (token = operatorKey) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + MINUTE,
  token,
});
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const row = (externalId: string, name: string): ImportRow => ({
  externalId,
  profile: aProfile({ name }),
  verified: false,
  featured: false,
  sample: false,
  offerings: [],
  campaigns: [],
});
const names = ['Kardelen', 'Papatya', 'Menekşe', 'Karanfil', 'Orkide', 'Begonya'];
const rows = names.slice(0, 4).map((name, n) => row(`k${n}`, `${name} Kebap`));

describe('a start with a snapshot of the index', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let data: string;
  let stops: (() => Promise<void>)[];
  const snapshotOf = (path: string): string => join(path, 'search/companies.snapshot');
  const start = async (path = data, { searched = true } = {}) => {
    const clock = movableClock();
    const platform = await createEmbeddedPlatform(path, { searched, clock });
    const index = await platform.search.index('companies');
    const rebuild = vi.spyOn(index, 'rebuild');
    const save = index.snapshot && vi.spyOn(index.snapshot, 'save');
    const service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    const directory = clientOf<DirectoryCalls>(platform.calls, 'directory');
    const journals = async () =>
      (await platform.collections('directory').names()).filter((name) => name.startsWith('changed-since-'));
    let isStopped = false;
    const stop = async (): Promise<void> => {
      if (isStopped) return;
      isStopped = true;
      await service.stop();
      await platform.stop();
    };
    stops.push(stop);
    return {
      rebuild,
      stop,
      put: async (...rows: readonly ImportRow[]) => {
        const outcomes = await directory.importCompanies({ rows }, context());
        return outcomes.map(({ companyId }) => companyId);
      },
      suspend: (companyId: string) => directory.suspendCompany({ companyId, reason: null }, context(admin)),
      addCategory: (id: string) => directory.addCategory({ id, name: id, parentId: null }, context()),
      /** Which of the names the index finds, and how many companies it has. */
      found: async () => {
        const found: string[] = [];
        for (const name of names) {
          const { hits } = await index.search({ q: name, filters: {}, sort: 'relevance', limit: 9, offset: 0 });
          if (hits.length > 0) found.push(name);
        }
        return [await index.count(), ...found];
      },
      /** The next snapshot that is due. */
      saved: async () => {
        const before = save!.mock.calls.length;
        const begun = (): number => {
          clock.advance(11 * MINUTE);
          return save!.mock.calls.length;
        };
        await expect.poll(begun).toBe(before + 1);
        await save!.mock.results[before]!.value;
        // Older journals are dropped last.
        await expect.poll(journals).toEqual([save!.mock.calls[before]![1]]);
      },
    };
  };
  /** What a killed process leaves: a copy of the folder at this moment. */
  const killed = (): string => {
    const copy = join(folder.path, v7());
    cpSync(data, copy, { recursive: true, filter: (source) => !source.endsWith('.sock') });
    return copy;
  };

  beforeEach(() => {
    folder = temporaryFolder();
    data = join(folder.path, 'data');
    stops = [];
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    folder.remove();
  });

  const [kardelen, papatya, menekse, karanfil, orkide] = names;
  /** Four companies in a snapshot; then one is renamed, one suspended and one new. */
  const changedAfterwards = async () => {
    const first = await start();
    const [, second] = await first.put(...rows);
    await expect.poll(first.found).toEqual([4, kardelen, papatya, menekse, karanfil]);
    await first.saved();
    await first.put(row('k0', 'Orkide Kebap'), row('k9', 'Begonya Kebap'));
    await first.suspend(second!);
    await expect.poll(first.found).toEqual([4, menekse, karanfil, orkide, 'Begonya']);
    return first;
  };
  const afterwards = [4, menekse, karanfil, orkide, 'Begonya'];

  it('takes it and what has changed since, after a stop and after a kill', async () => {
    const first = await changedAfterwards();
    const copy = killed();
    await first.stop();
    for (const path of [copy, data]) {
      const next = await start(path);
      expect(next.rebuild).not.toHaveBeenCalled();
      expect(await next.found()).toEqual(afterwards);
    }
  });
  it('takes what changed while the process was down, by a command without searches', async () => {
    const first = await changedAfterwards();
    await first.stop();
    const command = await start(data, { searched: false });
    await command.put(row('k3', 'Papatya Kebap'));
    await command.stop();
    const next = await start();
    expect(next.rebuild).not.toHaveBeenCalled();
    await expect.poll(next.found).toEqual([4, papatya, menekse, orkide, 'Begonya']);
  });
  it('takes the newer one, and again after it', async () => {
    const first = await changedAfterwards();
    await first.saved();
    await first.stop();
    const second = await start();
    await second.put(row('k3', 'Papatya Kebap'));
    await expect.poll(second.found).toEqual([4, papatya, menekse, orkide, 'Begonya']);
    await second.stop();
    const third = await start();
    expect(third.rebuild).not.toHaveBeenCalled();
    expect(await third.found()).toEqual([4, papatya, menekse, orkide, 'Begonya']);
  });
  it.each<[string, () => void]>([
    ['it is gone', () => rmSync(snapshotOf(data))],
    [
      'the pages were thrown away',
      () => {
        for (const name of readdirSync(data)) if (name.startsWith('views.db')) rmSync(join(data, name));
      },
    ],
    ['it is an older one', () => copyFileSync(join(folder.path, 'older'), snapshotOf(data))],
  ])('makes the index again where %s', async (_fault, damage) => {
    const first = await changedAfterwards();
    copyFileSync(snapshotOf(data), join(folder.path, 'older'));
    await first.saved();
    await first.stop();
    damage();
    const next = await start();
    await expect.poll(next.found).toEqual(afterwards);
    expect(next.rebuild).toHaveBeenCalledOnce();
  });
  it('answers by it at once where categories have changed, and makes the index again beside searches', async () => {
    const first = await changedAfterwards();
    await first.addCategory('yeni-kategori');
    await first.saved();
    await first.stop();
    const next = await start();
    expect(next.rebuild).not.toHaveBeenCalled();
    expect(await next.found()).toEqual(afterwards);
    await next.saved();
    expect(next.rebuild).toHaveBeenCalledOnce();
    await next.stop();
    const last = await start();
    expect(last.rebuild).not.toHaveBeenCalled();
    expect(await last.found()).toEqual(afterwards);
  });
  it('writes none where nothing has changed, and none of a stopped service', async () => {
    const first = await changedAfterwards();
    await first.saved();
    await first.stop();
    rmSync(snapshotOf(data));
    const next = await start();
    expect(next.rebuild).toHaveBeenCalledOnce();
    await next.stop();
    expect(existsSync(snapshotOf(data))).toBe(false);
  });
});

describe('a change while a snapshot begins', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());

  it('is in the snapshot or in its journal', async () => {
    const platform = await createEmbeddedPlatform(folder.path);
    const indexed: string[] = [];
    const written = new Map<string, readonly string[]>();
    let isPutting = (): void => undefined;
    const putting = new Promise<void>((resolve) => (isPutting = resolve));
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const index = {
      setCategories: async () => undefined,
      count: async () => 1,
      put: async (documents: readonly SearchDocument[]) => {
        isPutting();
        await gate;
        indexed.push(...documents.map(({ id }) => id));
      },
      snapshot: {
        load: async () => undefined,
        save: async (_basis: string, name: string) => void written.set(name, [...indexed]),
      },
    } as unknown as SearchIndex;
    const page = { ...emptyPage('a'), company: { status: 'active', profile: aProfile(), createdAt: '' } };
    const all = { getAll: async () => new Map([['a', page]]), count: async () => 1 };
    const pages = all as unknown as ReadModel<CompanyPage>;
    const catalog = { all: new Map(), forSearch: () => [] } as unknown as Catalog;
    const collections = platform.collections('directory');
    const snapshots = await IndexSnapshots.open(index, collections, platform);
    const indexing = new IndexCompanies(index, pages, catalog, snapshots, platform.clock);
    await indexing.start(createLogger('test', 'fatal'));
    const changing = indexing.changed([{ id: 'a' }]);
    await putting;
    await snapshots.saveIfDue('basis');
    goOn();
    await changing;
    const [[name, companies]] = [...written] as [[string, readonly string[]]];
    const journal = await (await collections.open(name)).load(['a']);
    expect([companies, [...journal.keys()]]).toEqual([[], ['a']]);
    await platform.stop();
  });
});
