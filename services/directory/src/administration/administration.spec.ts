import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';
import { aProfile } from '../testing/profile.js';

const { access, tokenOf, operatorKey } = testTokens();
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const owner = context(tokenOf({ id: 'ayse', userType: 'business' })).token!;
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const form = { description: 'Közde kebap', city: 'Adana', category_id: 'restaurant' };

describe('an admin of companies', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
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

  const submitted = async (name: string) =>
    (await directory.submitCompany({ form: { ...form, name } }, context(owner))).company.id;
  const approved = async (name: string) => {
    const companyId = await submitted(name);
    await directory.decideCompany({ companyId, approved: true }, context(admin));
    return companyId;
  };
  const listed = async (body: Partial<Parameters<typeof directory.listOwned>[0]>) => {
    const all = { status: 'all', limit: 20, offset: 0, ...body } as const;
    const { companies, total } = await directory.listOwned(all, context(admin));
    return { names: companies.map(({ company }) => company.profile.name), total };
  };

  it('finds companies by their words, whether or not the public sees them', async () => {
    await approved('Çınar Lokantası');
    await submitted('Çınaraltı Çay Bahçesi');
    // The search engine takes what was written a moment later.
    await expect
      .poll(() => listed({ q: 'ÇINAR' }))
      .toEqual({ names: ['Çınaraltı Çay Bahçesi', 'Çınar Lokantası'], total: 2 });
    expect(await listed({ q: 'cinar', status: 'active' })).toEqual({ names: ['Çınar Lokantası'], total: 1 });
    expect(await listed({ q: 'çınar', status: 'waiting' })).toEqual({ names: ['Çınaraltı Çay Bahçesi'], total: 1 });
    expect(await listed({ q: 'çınar', limit: 1, offset: 1 })).toEqual({ names: ['Çınar Lokantası'], total: 2 });
    expect(await listed({ q: 'çınar', status: 'closed' })).toEqual({ names: [], total: 0 });
  });

  it('finds what is not public by any word of its name, its address or its id, and loses it when it is public', async () => {
    const companyId = await submitted('Gizli Pınar İncik Boncuk Evi');
    for (const q of ['GİZLİ', 'pinar inc', 'boncuk', 'gizli-pinar', companyId])
      expect([q, (await listed({ q, status: 'pending' })).names]).toEqual([q, ['Gizli Pınar İncik Boncuk Evi']]);
    expect((await listed({ q: 'ncik', status: 'pending' })).names).toEqual([]);
    await directory.decideCompany({ companyId, approved: true }, context(admin));
    await expect.poll(() => listed({ q: 'boncuk' })).toEqual({ names: ['Gizli Pınar İncik Boncuk Evi'], total: 1 });
    expect((await listed({ q: 'boncuk', status: 'pending' })).names).toEqual([]);
    await directory.closeCompany({ companyId }, context(owner));
    expect((await listed({ q: 'incik', status: 'closed' })).names).toEqual(['Gizli Pınar İncik Boncuk Evi']);
    expect((await listed({ q: 'incik', status: 'suspended' })).names).toEqual([]);
  });

  it('finds the change of a live company in the queue by the name that it shall have and by the one that it has', async () => {
    const companyId = await approved('Pazar Yeri Manavı');
    await directory.reviseCompany({ companyId, form: { name: 'Bostan Köşesi' } }, context(owner));
    for (const q of ['bostan', 'köşesi', 'PAZAR YERİ', companyId])
      expect([q, await listed({ q, status: 'waiting' })]).toMatchObject([q, { total: 1 }]);
    expect((await listed({ q: 'bostan', status: 'pending' })).names).toEqual([]);
    await directory.decideCompany({ companyId, approved: false }, context(admin));
    expect((await listed({ q: 'bostan', status: 'waiting' })).names).toEqual([]);
  });

  it('finds the last of thousands that wait, and counts them all', async () => {
    const waiting = 2_100;
    const owners = Array.from({ length: waiting / 50 }, (_, n) => tokenOf({ id: `sahip-${n}`, userType: 'business' }));
    await Promise.all(
      owners.map(async (token, at) => {
        for (let n = 0; n < 50; n += 1)
          await directory.submitCompany({ form: { ...form, name: `Sırada Bekleyen ${at * 50 + n}` } }, context(token));
      }),
    );
    await submitted('Kuyruk Sonu Sırada');
    expect(await listed({ q: 'sonu sırada', status: 'waiting' })).toEqual({ names: ['Kuyruk Sonu Sırada'], total: 1 });
    const all = await listed({ q: 'sırada', status: 'waiting', limit: 1, offset: waiting });
    expect(all).toEqual({ names: ['Kuyruk Sonu Sırada'], total: waiting + 1 });
  });

  it('sees all companies, the newest first, and counts them', async () => {
    const before = await directory.companyCounts({}, context(admin));
    const id = await submitted('Yeni Dükkân');
    expect((await listed({})).names[0]).toBe('Yeni Dükkân');
    expect(await directory.companyCounts({}, context(admin))).toEqual({
      companies: before.companies + 1,
      waiting: before.waiting + 1,
      owned: before.owned + 1,
    });
    await directory.closeCompany({ companyId: id }, context(owner));
    expect((await directory.companyCounts({}, context(admin))).companies).toBe(before.companies);
  });

  it('decides on many at once, each by itself', async () => {
    const [good, gone] = [await submitted('Bir Kebap'), await approved('İki Kebap')];
    const companyIds = [good, 'yok', gone, good];
    const decided = await directory.decideCompanies(
      { companyIds, approved: false, reason: 'Eksik bilgi' },
      context(admin),
    );
    expect(decided).toEqual([
      { companyId: good, code: null },
      { companyId: 'yok', code: 'COMPANY_NOT_FOUND' },
      { companyId: gone, code: 'COMPANY_NOT_PENDING' },
    ]);
    expect(await directory.ownCompany({ idOrSlug: good }, context(owner))).toMatchObject({
      moderation: { state: 'rejected', reason: 'Eksik bilgi' },
    });
  });

  it('takes a company from the public with a reason, and gives it back', async () => {
    const companyId = await approved('Üç Kebap');
    const suspended = await directory.suspendCompany({ companyId, reason: 'Şikâyet incelemesi' }, context(admin));
    expect(suspended).toMatchObject({
      live: false,
      company: { status: 'suspended' },
      moderation: { state: 'suspended', reason: 'Şikâyet incelemesi' },
    });
    await expect(directory.company({ idOrSlug: companyId }, context())).rejects.toMatchObject({ status: 404 });
    const back = await directory.reinstateCompany({ companyId }, context(admin));
    expect(back).toMatchObject({ live: true, company: { status: 'active' }, moderation: null });
  });

  it('finds nothing left of the invented companies once they are removed, suspended or not', async () => {
    const rows = ['a', 'b'].map((externalId) => ({
      externalId,
      profile: aProfile({ name: `Örnek ${externalId}` }),
      verified: false,
      featured: false,
      sample: true,
      offerings: [],
      campaigns: [],
    }));
    const imported = await directory.importCompanies({ rows }, context(operatorKey));
    const ids = imported.map(({ companyId }) => companyId);
    await directory.suspendCompany({ companyId: ids[0]!, reason: null }, context(admin));
    expect(await directory.removeSample({ limit: 10 }, context(operatorKey))).toEqual({ removed: 2, left: 0 });
    for (const idOrSlug of ids)
      await expect(directory.company({ idOrSlug }, context())).rejects.toMatchObject({ status: 410 });
  });

  it('says that an identity was proven, and takes it back, and puts a company in front', async () => {
    const companyId = await approved('Dört Kebap');
    const marked = await directory.markCompany({ companyId, verified: true, featured: true }, context(admin));
    expect(marked.company).toMatchObject({ verified: true, featured: true });
    const after = await directory.markCompany({ companyId, verified: false }, context(admin));
    expect(after.company).toMatchObject({ verified: false, featured: true });
  });

  it.each([
    ['decideCompanies', { companyIds: ['x'], approved: true, reason: null }],
    ['suspendCompany', { companyId: 'x', reason: null }],
    ['reinstateCompany', { companyId: 'x' }],
    ['markCompany', { companyId: 'x', verified: true }],
    ['listOwned', { status: 'all', limit: 1, offset: 0 }],
    ['companyCounts', {}],
  ] as const)('is the only one to %s', async (name, body) => {
    const ask = directory[name] as (body: unknown, context: unknown) => Promise<unknown>;
    await expect(ask(body, context(owner))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask(body, context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});
