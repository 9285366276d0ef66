import { directoryTopic } from '@carsi/contracts/directory/events';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
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
const context = (token?: string, commandId = v7()) => ({
  requestId: v7(),
  commandId,
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const ayse = tokenOf({ id: 'ayse', userType: 'business' });
const veli = tokenOf({ id: 'veli', userType: 'business' });
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const form = { name: 'Ada Kebap', description: 'Közde kebap', city: 'Adana', category_id: 'restaurant' };
const ownerless: ImportRow = {
  externalId: 'sahipsiz',
  profile: aProfile({ name: 'Sahipsiz Dükkân' }),
  verified: false,
  featured: false,
  sample: false,
  offerings: [],
  campaigns: [],
};

describe('companies of people', () => {
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
  const submitted = async (name: string, token = ayse) =>
    (await directory.submitCompany({ form: { ...form, name } }, context(token))).company.id;

  it('wait for an admin and are then public', async () => {
    const id = await submitted('Deniz Kebap');
    await expect(directory.company({ idOrSlug: id }, context())).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    const waiting = await directory.listOwned({ status: 'waiting', limit: 10, offset: 0 }, context(admin));
    expect(waiting.companies.map(({ company }) => company.id)).toContain(id);
    await directory.decideCompany({ companyId: id, approved: true }, context(admin));
    expect(await directory.company({ idOrSlug: 'deniz-kebap' }, context())).toMatchObject({ company: { id } });
    expect(await directory.companiesOf({ ownerId: 'ayse' }, context(ayse))).toMatchObject([{ live: true }]);
  });

  it('stay public while a change waits, and tell why one was rejected', async () => {
    const id = await submitted('Kaya Kebap');
    await directory.decideCompany({ companyId: id, approved: true }, context(admin));
    const revised = await directory.reviseCompany({ companyId: id, form: { name: 'Kaya Ocakbaşı' } }, context(ayse));
    expect(revised).toMatchObject({ live: true, waiting: { name: 'Kaya Ocakbaşı' }, moderation: { state: 'pending' } });
    expect((await directory.company({ idOrSlug: id }, context())).company.profile.name).toBe('Kaya Kebap');
    const rejected = await directory.decideCompany(
      { companyId: id, approved: false, reason: 'Ad yanlış' },
      context(admin),
    );
    expect(rejected).toMatchObject({
      live: true,
      waiting: null,
      moderation: { state: 'rejected', reason: 'Ad yanlış' },
    });
    await directory.reviseCompany({ companyId: id, form: { name: 'Kaya Ocakbaşı' } }, context(ayse));
    await directory.decideCompany({ companyId: id, approved: true }, context(admin));
    expect(await directory.company({ idOrSlug: 'kaya-kebap' }, context())).toMatchObject({
      moved: true,
      company: { slug: 'kaya-ocakbasi' },
    });
  });

  it('are one when the same request comes twice, and never lead to another owner', async () => {
    const key = v7();
    const first = await directory.submitCompany({ form }, context(ayse, key));
    const again = await directory.submitCompany({ form }, context(ayse, key));
    expect(again.company.id).toBe(first.company.id);
    const other = await directory.submitCompany({ form }, context(veli, key));
    expect(other.company.id).not.toBe(first.company.id);
    expect(other.company.ownerId).toBe('veli');
  });

  it('are closed by their owner and can be taken back', async () => {
    const id = await submitted('Su Kebap');
    await directory.decideCompany({ companyId: id, approved: true }, context(admin));
    const closed = await directory.closeCompany({ companyId: id }, context(ayse));
    expect(closed.restorableUntil).not.toBeNull();
    await expect(directory.company({ idOrSlug: id }, context())).rejects.toMatchObject({ code: 'COMPANY_GONE' });
    await directory.restoreCompany({ companyId: id }, context(ayse));
    expect(await directory.company({ idOrSlug: id }, context())).toMatchObject({ company: { id } });
  });

  it('are fifty at most that one adds; what they claim on top of them is theirs as well', async () => {
    const many = tokenOf({ id: 'cok', userType: 'business' });
    for (let n = 1; n <= 50; n += 1) await submitted(`Firma ${n}`, many);
    await expect(directory.submitCompany({ form }, context(many))).rejects.toMatchObject({ code: 'COMPANY_LIMIT' });
    const [imported] = await directory.importCompanies({ rows: [ownerless] }, context(operatorKey));
    const companyId = imported!.companyId;
    await directory.claimCompany({ companyId, document: `/files/${'a'.repeat(32)}.webp` }, context(many));
    await directory.decideClaim({ claimId: `${companyId}_cok`, approved: true, reason: null }, context(admin));
    const own = await directory.companiesOf({ ownerId: 'cok' }, context(many));
    expect([own.length, own.some(({ company }) => company.id === companyId)]).toEqual([51, true]);
    const { personalData } = clientOf<PersonalDataCalls>(platform.calls, 'directory');
    const { tables } = await personalData({ userId: 'cok' }, context(operatorKey));
    expect(tables.find(({ name }) => name === 'companies')!.rows).toHaveLength(51);
  });

  it('are in the export of their owner, with what waits, and in nobody else’s', async () => {
    const { personalData } = clientOf<PersonalDataCalls>(platform.calls, 'directory');
    const id = await submitted('Göl Kebap', tokenOf({ id: 'ece', userType: 'business' }));
    const { tables } = await personalData({ userId: 'ece' }, context(operatorKey));
    expect(tables).toMatchObject([
      { name: 'companies', rows: [{ id, name: 'Göl Kebap', status: 'pending', live: false }] },
      { name: 'favorites', rows: [] },
      { name: 'requests', rows: [] },
      { name: 'request-replies', rows: [] },
      { name: 'article-reactions', rows: [] },
      { name: 'company-claims', rows: [] },
    ]);
    expect(await personalData({ userId: 'kimse' }, context(operatorKey))).toEqual({
      tables: [
        { name: 'companies', rows: [] },
        { name: 'favorites', rows: [] },
        { name: 'requests', rows: [] },
        { name: 'request-replies', rows: [] },
        { name: 'article-reactions', rows: [] },
        { name: 'company-claims', rows: [] },
      ],
    });
    await expect(personalData({ userId: 'ece' }, context(admin))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('show so many photographs as everybody may have', async () => {
    const images = Array.from({ length: 6 }, (_, n) => `/files/${String(n).repeat(32)}.webp`);
    await expect(directory.submitCompany({ form: { ...form, images } }, context(ayse))).rejects.toMatchObject({
      code: 'PLAN_PHOTO_LIMIT',
    });
    expect(await directory.submitCompany({ form: { ...form, images: images.slice(1) } }, context(ayse))).toBeDefined();
  });

  describe('are nobody else’s business:', () => {
    const customer = tokenOf({ id: 'ayse', userType: 'customer' });
    const unverified = tokenOf({ id: 'ayse', userType: 'business', emailVerified: false });
    let id = '';
    beforeAll(async () => {
      id = await submitted('Ay Kebap');
    });
    it.each<[string, () => Promise<unknown>, string]>([
      ['nobody adds one', () => directory.submitCompany({ form }, context()), 'SIGN_IN_REQUIRED'],
      ['customers add none', () => directory.submitCompany({ form }, context(customer)), 'COMPANY_BUSINESS_ONLY'],
      ['a mailbox must be proven', () => directory.submitCompany({ form }, context(unverified)), 'EMAIL_UNVERIFIED'],
      [
        'others change nothing',
        () => directory.reviseCompany({ companyId: id, form }, context(veli)),
        'COMPANY_NOT_YOURS',
      ],
      ['others close nothing', () => directory.closeCompany({ companyId: id }, context(veli)), 'COMPANY_NOT_YOURS'],
      ['others restore nothing', () => directory.restoreCompany({ companyId: id }, context(veli)), 'COMPANY_NOT_YOURS'],
      ['others see nothing', () => directory.ownCompany({ idOrSlug: id }, context(veli)), 'COMPANY_NOT_YOURS'],
      ['others list nothing', () => directory.companiesOf({ ownerId: 'ayse' }, context(veli)), 'FORBIDDEN'],
      [
        'owners approve nothing',
        () => directory.decideCompany({ companyId: id, approved: true }, context(ayse)),
        'FORBIDDEN',
      ],
      [
        'owners see no queue',
        () => directory.listOwned({ status: 'waiting', limit: 1, offset: 0 }, context(ayse)),
        'FORBIDDEN',
      ],
    ])('%s', async (_what, ask, code) => {
      await expect(ask()).rejects.toMatchObject({ code });
    });
    it('an admin changes it and it stays the owner’s', async () => {
      const changed = await directory.reviseCompany({ companyId: id, form: { phone: '0322 1' } }, context(admin));
      expect(changed.company.ownerId).toBe('ayse');
    });
  });

  it('are told to others by ids alone', async () => {
    const delivered: unknown[] = [];
    const subscription = await platform.log.read({
      topic: directoryTopic,
      name: 'test',
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => void delivered.push(...batch.flatMap(({ events }) => events)),
    });
    await expect.poll(() => JSON.stringify(delivered)).toContain('CompanyApproved');
    await subscription.stop();
    expect(JSON.stringify(delivered)).not.toMatch(/Kebap|Ocakbaşı/);
  });
});
