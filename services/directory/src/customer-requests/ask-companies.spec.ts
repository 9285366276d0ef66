import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import type { EventStore } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryModule } from '../directory.module.js';
import { refusals } from '../refusals.js';

const { access, tokenOf, operatorKey } = testTokens();
const context = (token?: string, commandId = v7()) => ({
  requestId: v7(),
  commandId,
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const person = (id: string, emailVerified = true): string => tokenOf({ id, userType: 'customer', emailVerified });
const owner = tokenOf({ id: 'usta', userType: 'business' });
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const message = 'Bahçede sekiz kişilik masa istiyoruz.';

describe('asking a company', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let identity: EventStore;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  let kebap: string;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    identity = platform.store('identity', (event) => event);
    service = await hostService('directory', DirectoryModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    directory = clientOf<DirectoryCalls>(platform.calls, 'directory');
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    kebap = (await directory.submitCompany({ form }, context(owner))).company.id;
    await directory.decideCompany({ companyId: kebap, approved: true }, context(admin));
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const ask = (who: string, commandId?: string) =>
    directory.makeRequest({ companyId: kebap, kind: 'quote', message }, context(person(who), commandId));
  const answer = (requestId: string, token: string, state: 'accepted' | 'declined' | 'done' | 'canceled') =>
    directory.answerRequest({ requestId, state, reply: 'Buyurun, bekleriz.' }, context(token));
  const list = (token: string, side: 'person' | 'company', more: object = {}) =>
    directory.requests({ side, limit: 20, offset: 0, ...more }, context(token));

  it('is seen by who asked and by the owner, and answered by the owner alone', async () => {
    const { id } = await ask('ayse');
    expect(await list(person('ayse'), 'person')).toMatchObject({
      requests: [{ id, state: 'open', message }],
      total: 1,
    });
    expect((await list(owner, 'company')).requests).toMatchObject([{ id, personId: 'ayse' }]);
    expect((await list(person('veli'), 'company')).total).toBe(0);
    expect((await list(person('veli'), 'company', { companyId: kebap })).total).toBe(0);
    for (const [token, code] of [
      [person('veli'), 'REQUEST_NOT_FOUND'],
      [admin, 'REQUEST_NOT_FOUND'],
      [person('ayse'), 'REQUEST_STATE'],
    ] as const)
      await expect(answer(id, token, 'accepted')).rejects.toMatchObject({ code });
    expect(await answer(id, owner, 'accepted')).toMatchObject({ state: 'accepted', reply: 'Buyurun, bekleriz.' });
    expect((await list(person('ayse'), 'person', { state: 'open' })).total).toBe(0);
    expect(await answer(id, person('ayse'), 'canceled')).toMatchObject({ state: 'canceled' });
  });

  it('twice by one command is one request', async () => {
    const [first, second] = [await ask('cem', 'ayni-komut-1'), await ask('cem', 'ayni-komut-1')];
    expect(second.id).toBe(first.id);
    expect((await list(person('cem'), 'person')).total).toBe(1);
  });

  it('needs somebody signed in whose address is proven, and a public company', async () => {
    const body = { companyId: kebap, kind: 'quote', message } as const;
    await expect(directory.makeRequest(body, context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const unproven = directory.makeRequest(body, context(person('yeni', false)));
    await expect(unproven).rejects.toMatchObject({ code: 'EMAIL_UNVERIFIED' });
    const own = directory.makeRequest(body, context(owner));
    await expect(own).rejects.toMatchObject({ code: 'REQUEST_OWN_COMPANY' });
    const nowhere = directory.makeRequest({ ...body, companyId: 'yok' }, context(person('ece')));
    await expect(nowhere).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    await expect(directory.requests({ side: 'person', limit: 1, offset: 0 }, context())).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
  });

  it('shows the response time after five answers', async () => {
    expect(await directory.responseTime({ companyId: kebap }, context())).toEqual({ minutes: null });
    for (let n = 0; n < 5; n++) await answer((await ask(`kisi-${n}`)).id, owner, 'declined');
    expect(await directory.responseTime({ companyId: kebap }, context())).toEqual({ minutes: 0 });
  });

  it('is in the export of both, sealed on disk, and loses the words of who is erased', async () => {
    const { id } = await ask('silinen');
    await answer(id, owner, 'accepted');
    const { personalData } = clientOf<PersonalDataCalls>(platform.calls, 'directory');
    const { tables } = await personalData({ userId: 'silinen' }, context(operatorKey));
    expect(tables.find(({ name }) => name === 'requests')).toMatchObject({ rows: [{ companyId: kebap, message }] });
    const ownersTables = (await personalData({ userId: 'usta' }, context(operatorKey))).tables;
    expect(JSON.stringify(ownersTables.find(({ name }) => name === 'request-replies'))).toContain('Buyurun, bekleriz.');
    const stored = await platform.store('directory', (event) => event).read(`request-${id}`);
    expect(JSON.stringify(stored)).not.toMatch(/masa|Buyurun/);
    await identity.append('user-silinen', 0, {
      events: [{ type: 'UserErased', data: { userId: 'silinen', purposes: ['profile', 'requests'] } }],
      by: null,
      at: new Date().toISOString(),
      commandId: v7(),
      correlationId: v7(),
    });
    const ownersView = async () => (await list(owner, 'company')).requests.find((one) => one.id === id);
    await expect.poll(async () => (await ownersView())?.message).toBeNull();
    expect((await ownersView())?.reply).toBe('Buyurun, bekleriz.');
  });
});
