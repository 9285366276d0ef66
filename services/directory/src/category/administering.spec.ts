import type { AdminActsCalls } from '@carsi/contracts/common/admin-acts';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { StoreUnavailable } from '@carsi/platform/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';

const { access, tokenOf } = testTokens();
const as = (id: string, userType: 'business' | 'admin') => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  token: tokenOf({ id, userType, emailVerified: true }),
});
const admin = () => as('yonetici', 'admin');

describe('an admin of categories', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let directory: Served<DirectoryCalls & AdminActsCalls>;
  let engineIsDown = false;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    const index = await platform.search.index('companies');
    const setCategories = index.setCategories.bind(index);
    index.setCategories = async (categories) => {
      if (engineIsDown) throw new StoreUnavailable('The engine is away.');
      await setCategories(categories);
    };
    service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    directory = clientOf<DirectoryCalls & AdminActsCalls>(platform.calls, 'directory');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const found = async (q: string) =>
    (await directory.search({ q, limit: 10, offset: 0 }, admin())).results.map(({ profile }) => profile.name);

  it('gives a category words that people search for, and they find its companies', async () => {
    const form = { name: 'Ada Salonu', description: 'Mahallede', city: 'Adana', category_id: 'beauty' };
    const { company } = await directory.submitCompany({ form }, as('ayse', 'business'));
    await directory.decideCompany({ companyId: company.id, approved: true }, admin());
    await expect.poll(() => found('ada salonu')).toEqual(['Ada Salonu']);
    expect(await found('pırpırcı')).toEqual([]);
    const { synonyms } = (await directory.categories({}, admin())).find(({ id }) => id === 'beauty')!;
    const changes = { synonyms: [...synonyms, 'Pırpırcı'] };
    expect(await directory.reviseCategory({ id: 'beauty', changes }, admin())).toMatchObject({
      id: 'beauty',
      synonyms: [...synonyms, 'Pırpırcı'],
    });
    await expect.poll(() => found('pırpırcı')).toEqual(['Ada Salonu']);
  });

  it('is answered although the engine is away, which learns the words when it is back', async () => {
    engineIsDown = true;
    const { synonyms } = (await directory.categories({}, admin())).find(({ id }) => id === 'beauty')!;
    const changes = { synonyms: [...synonyms, 'Zıngırdakçı'] };
    expect((await directory.reviseCategory({ id: 'beauty', changes }, admin())).synonyms).toContain('Zıngırdakçı');
    expect(await found('zıngırdakçı')).toEqual([]);
    engineIsDown = false;
    await expect.poll(() => found('zıngırdakçı')).toEqual(['Ada Salonu']);
  });

  it('attaches the words of a search to a category, which is found by them at once and stays so', async () => {
    const context = admin();
    const body = { id: 'beauty', words: ' Tırnak  Dövdürme ' };
    const { synonyms } = await directory.attachWords(body, context);
    expect(synonyms).toContain('Tırnak Dövdürme');
    // A lost answer: the second try writes nothing.
    expect((await directory.attachWords(body, { ...context, requestId: v7() })).synonyms).toEqual(synonyms);
    await expect.poll(() => found('tırnak dövdürme')).toEqual(['Ada Salonu']);
    await expect(directory.attachWords({ id: 'beauty', words: 'TIRNAK DOVDURME' }, admin())).rejects.toMatchObject({
      code: 'CATEGORY_WORDS_EXIST',
    });
    await expect(directory.attachWords({ id: 'yok', words: 'tırnak' }, admin())).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
    const acts = await directory.adminActs({ limit: 20 }, admin());
    expect(acts.filter(({ act }) => act === 'CategoryWordsAttached')).toMatchObject([
      { by: 'yonetici', kind: 'category', id: 'beauty', reason: 'Tırnak Dövdürme' },
    ]);
  });

  it('renames one, and the address and the old name go on leading to it', async () => {
    const before = (await directory.categories({}, admin())).find(({ id }) => id === 'fitness')!;
    const after = await directory.reviseCategory({ id: 'fitness', changes: { name: 'Hareket Salonları' } }, admin());
    expect(after).toMatchObject({ name: 'Hareket Salonları', slug: before.slug });
    expect(after.aliases).toContain(before.name);
    const form = { name: 'Su Spor', description: 'x', city: 'Adana', category_id: before.name };
    expect((await directory.submitCompany({ form }, as('ayse', 'business'))).company.profile.categoryId).toBe(
      'fitness',
    );
  });

  it('adds one under a root, and none that is there or would be too deep', async () => {
    const wish = { name: 'Çiğ Köfteci', parentId: 'restaurant', keywords: ['çiğ köfte'] };
    const context = admin();
    const added = await directory.createCategory(wish, context);
    // Whoever heard no answer and asks again gets that of the first time.
    expect(await directory.createCategory(wish, { ...context, requestId: v7() })).toEqual(added);
    expect(added).toMatchObject({ slug: 'cig-kofteci', parentId: 'restaurant', keywords: ['çiğ köfte'], companies: 0 });
    for (const [body, code] of [
      [{ name: 'ÇİĞ KÖFTECİ', parentId: null }, 'CATEGORY_EXISTS'],
      [{ name: 'Derin', parentId: added.id }, 'CATEGORY_TOO_DEEP'],
      [{ name: 'Boşta', parentId: 'yok' }, 'CATEGORY_NOT_FOUND'],
    ] as const)
      await expect(directory.createCategory(body, admin())).rejects.toMatchObject({ code });
    await expect(directory.reviseCategory({ id: 'yok', changes: {} }, admin())).rejects.toMatchObject({
      code: 'CATEGORY_NOT_FOUND',
    });
  });

  it('is the only one who may', async () => {
    for (const ask of [
      () => directory.createCategory({ name: 'Benim', parentId: null }, as('ayse', 'business')),
      () => directory.reviseCategory({ id: 'beauty', changes: {} }, as('ayse', 'business')),
      () => directory.attachWords({ id: 'beauty', words: 'benim sözüm' }, as('ayse', 'business')),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
