import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import { directoryTopic } from '@carsi/contracts/directory/events';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import type { MailMessage } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { mailsIn } from '@carsi/platform/testing/outbox';
import { testTokens } from '@carsi/platform/testing/tokens';
import { join } from 'node:path';
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
const ayse = tokenOf({ id: 'ayse', userType: 'business' });
const veli = tokenOf({ id: 'veli', userType: 'business' });
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const document = `/files/${'d'.repeat(32)}.webp`;
const row = (externalId: string, email: string | null): ImportRow => ({
  externalId,
  profile: aProfile({ name: `Dükkân ${externalId}`, email }),
  verified: false,
  featured: false,
  sample: false,
  offerings: [],
  campaigns: [],
});

describe('a company without an owner', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  let ids: string[] = [];
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    directory = clientOf<DirectoryCalls>(platform.calls, 'directory');
    const rows = [row('posta', 'bilgi@dukkan.example'), row('postasiz', null), row('ucuncu', 'u@dukkan.example')];
    ids = (await directory.importCompanies({ rows }, context(operatorKey))).map(({ companyId }) => companyId);
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const mailTo = (address: string): MailMessage =>
    mailsIn(join(folder.path, 'outbox')).find(({ to }) => to === address)!;
  const codeSentTo = (address: string): string => /^\d{6}$/m.exec(mailTo(address).text)![0];
  const claim = (companyId: string, more: { code?: string; document?: string } = {}, token = ayse) =>
    directory.claimCompany({ companyId, ...more }, context(token));

  it('is theirs who knows the code that went to its published address, and is verified then', async () => {
    const companyId = ids[0]!;
    expect(await claim(companyId)).toEqual({ state: 'code', sentTo: 'b***@dukkan.example', reason: null });
    expect(mailTo('bilgi@dukkan.example').text).toContain('Çarşı sitesindeki “Dükkân posta”');
    const code = codeSentTo('bilgi@dukkan.example');
    const other = code === '000000' ? '000001' : '000000';
    await expect(claim(companyId, { code: other })).rejects.toMatchObject({ code: 'CLAIM_CODE_WRONG' });
    // The code is of who asked for it.
    await expect(claim(companyId, { code }, veli)).rejects.toMatchObject({ code: 'CLAIM_CODE_EXPIRED' });
    expect(await claim(companyId, { code })).toMatchObject({ state: 'claimed' });
    const { company } = await directory.company({ idOrSlug: companyId }, context());
    expect(company).toMatchObject({ ownerId: 'ayse', verified: true });
    await expect(claim(companyId, {}, veli)).rejects.toMatchObject({ code: 'CLAIM_OWNED' });
    expect(await directory.companiesOf({ ownerId: 'ayse' }, context(ayse))).toHaveLength(1);
  });

  it('is theirs whose document an admin accepts, where no address is published', async () => {
    const companyId = ids[1]!;
    await expect(claim(companyId)).rejects.toMatchObject({ code: 'CLAIM_NO_ADDRESS' });
    expect(await claim(companyId, { document }, veli)).toMatchObject({ state: 'waiting' });
    await claim(companyId, { document });
    const { claims, total } = await directory.waitingClaims({ limit: 10, offset: 0 }, context(admin));
    // Both may have come in the same millisecond.
    const of = (person: string) => claims.find(({ userId }) => userId === person)!;
    expect([total, of('veli')]).toMatchObject([2, { companyId, document }]);
    const decide = (person: string, approved: boolean, reason: string | null) =>
      directory.decideClaim({ claimId: of(person).id, approved, reason }, context(admin));
    expect(await decide('veli', false, 'Okunmuyor')).toMatchObject({ state: 'rejected', reason: 'Okunmuyor' });
    expect(await decide('ayse', true, null)).toMatchObject({ state: 'claimed' });
    await expect(decide('ayse', true, null)).rejects.toMatchObject({ code: 'CLAIM_NOT_WAITING' });
    expect((await directory.company({ idOrSlug: companyId }, context())).company.ownerId).toBe('ayse');
  });

  it('is not claimed without a business account, of nobody, or beside its owner; admins alone see who does', async () => {
    const companyId = ids[2]!;
    const customer = tokenOf({ id: 'can', userType: 'customer' });
    const unverified = tokenOf({ id: 'can', userType: 'business', emailVerified: false });
    await expect(claim(companyId, {}, customer)).rejects.toMatchObject({ code: 'COMPANY_BUSINESS_ONLY' });
    await expect(claim(companyId, {}, unverified)).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' });
    await expect(claim('yok')).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    await expect(claim(companyId, { document: 'https://x.example/a' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(directory.waitingClaims({ limit: 1, offset: 0 }, context(ayse))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      directory.decideClaim({ claimId: `${companyId}_ayse`, approved: true, reason: null }, context(ayse)),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is written to with the name and the sender that an admin gave the site', async () => {
    const letterhead = { siteName: 'Kent Rehberi', mailReplyTo: 'yardim@kent.example' };
    await directory.changeSiteSettings({ changes: letterhead }, context(admin));
    await claim(ids[2]!);
    const mail = mailTo('u@dukkan.example');
    expect(mail).toMatchObject({ sender: 'Kent Rehberi', replyTo: 'yardim@kent.example' });
    expect(mail.text).toContain('Kent Rehberi sitesindeki “Dükkân ucuncu”');
    expect(`${mail.subject} ${mail.text}`).not.toContain('Çarşı');
  });

  it('tells its next owner nothing of what the one before wrote', async () => {
    const companyId = ids[0]!;
    const form = { description: 'Ayşe’nin yazdığı, kimsenin görmediği' };
    await directory.reviseCompany({ companyId, form }, context(ayse));
    const event = { type: 'UserErased', data: { userId: 'ayse', purposes: [] } };
    await platform
      .store('identity', (own) => own)
      .append('user-ayse', 0, {
        events: [event],
        by: null,
        at: new Date().toISOString(),
        commandId: v7(),
        correlationId: v7(),
      });
    const owner = async () => (await directory.company({ idOrSlug: companyId }, context())).company.ownerId;
    await expect.poll(owner).toBe(null);
    await claim(companyId, { document }, veli);
    const { claims } = await directory.waitingClaims({ limit: 10, offset: 0 }, context(admin));
    const { id: claimId } = claims.find((one) => one.companyId === companyId)!;
    await directory.decideClaim({ claimId, approved: true, reason: null }, context(admin));
    const { versions } = await directory.companyVersions({ companyId, limit: 10, offset: 0 }, context(veli));
    expect(versions.map(({ steps }) => steps)).toEqual([['claimed']]);
    await expect(directory.restoreVersion({ companyId, version: 1 }, context(veli))).rejects.toMatchObject({
      code: 'COMPANY_VERSION_UNKNOWN',
    });
  });

  it('is told to others with its new owner', async () => {
    const delivered: unknown[] = [];
    const subscription = await platform.log.read({
      topic: directoryTopic,
      name: 'test',
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => void delivered.push(...batch.flatMap(({ events }) => events)),
    });
    await expect
      .poll(() => delivered)
      .toContainEqual({
        type: 'CompanyRepublished',
        data: { companyId: ids[0], ownerId: 'ayse' },
      });
    await subscription.stop();
    expect(JSON.stringify(delivered)).not.toContain('Claim');
  });
});
