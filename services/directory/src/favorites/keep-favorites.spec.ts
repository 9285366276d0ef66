import { directoryTopic } from '@carsi/contracts/directory/events';
import { blankProfile } from '@carsi/contracts/directory/company-profile';
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
const person = (id: string): string => tokenOf({ id, userType: 'customer', emailVerified: false });
const owner = tokenOf({ id: 'usta', userType: 'business' });
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });

describe('favourites', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let identity: EventStore;
  let service: HostedService;
  let directory: Served<DirectoryCalls>;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    identity = platform.store('identity', (event) => event);
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

  const company = async (name: string, more: object = {}): Promise<string> => {
    const form = { name, description: 'Közde kebap', city: 'Adana', category_id: 'restaurant', ...more };
    const { id } = (await directory.submitCompany({ form }, context(owner))).company;
    await directory.decideCompany({ companyId: id, approved: true }, context(admin));
    return id;
  };
  const add = (who: string, companyId: string, commandId?: string) =>
    directory.addFavorite({ companyId }, context(person(who), commandId));
  const remove = (who: string, companyId: string) => directory.removeFavorite({ companyId }, context(person(who)));
  const idsOf = async (who: string) =>
    (await directory.favoritesOf({ userId: who }, context(person(who)))).map((one) => one.company.id);
  /** What was published of these people, in order. */
  const published = async (who: (userId: string) => boolean): Promise<readonly string[]> => {
    const delivered: string[] = [];
    const subscription = await platform.log.read({
      topic: directoryTopic,
      name: `test-${v7()}`,
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => {
        for (const { type, data } of batch.flatMap(({ events }) => events)) {
          const { userId } = data as { userId?: string };
          if (type.startsWith('Favorite') && userId !== undefined && who(userId)) delivered.push(type);
          if (type === 'CompanyWithdrawn') delivered.push(`${type} ${(data as { companyId: string }).companyId}`);
        }
      },
    });
    const last = await company(`Son ${v7()}`);
    await directory.closeCompany({ companyId: last }, context(owner));
    await expect.poll(() => delivered.includes(`CompanyWithdrawn ${last}`)).toBe(true);
    await subscription.stop();
    return delivered.filter((type) => type.startsWith('Favorite'));
  };

  it('are added and removed, newest first', async () => {
    const [kebap, terzi] = [await company('Ada Kebap'), await company('Ada Terzi')];
    expect(await add('ayse', kebap)).toEqual({ favorite: true });
    expect(await add('ayse', terzi)).toEqual({ favorite: true });
    expect(await idsOf('ayse')).toEqual([terzi, kebap]);
    expect(await directory.isFavorite({ companyId: kebap }, context(person('ayse')))).toEqual({ favorite: true });
    expect(await directory.isFavorite({ companyId: kebap }, context(person('veli')))).toEqual({ favorite: false });
    expect(await remove('ayse', kebap)).toEqual({ favorite: false });
    expect(await idsOf('ayse')).toEqual([terzi]);
  });

  it('are published once for each change, however often it is requested', async () => {
    const id = await company('Bir Kebap');
    const key = v7();
    for (const commandId of [key, key, v7()]) await add('bir', id, commandId);
    await remove('bir', id);
    await remove('bir', id);
    await add('bir', id);
    expect(await published((who) => who === 'bir')).toEqual(['FavoriteAdded', 'FavoriteRemoved', 'FavoriteAdded']);
  });

  it('are counted exactly when a hundred people click at once, and one person clicks a hundred times', async () => {
    const id = await company('Kalabalık Kebap');
    const people = Array.from({ length: 50 }, (_, n) => `cok-${n}`);
    await Promise.all(people.flatMap((who) => [add(who, id), add(who, id)]));
    expect(await published((who) => who.startsWith('cok-'))).toHaveLength(50);
    await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 2 ? remove('deli', id) : add('deli', id))));
    const received = await published((who) => who === 'deli');
    const left = received.filter((type) => type === 'FavoriteAdded').length - (received.length >> 1);
    expect(received.every((type, n) => type === (n % 2 ? 'FavoriteRemoved' : 'FavoriteAdded'))).toBe(true);
    expect(await idsOf('deli')).toHaveLength(left);
    const { companyIds } = await directory.favoriteIds({}, context(person('deli')));
    expect(companyIds).toHaveLength(left);
  });

  it('of a company that closed show nothing of what its owner wrote but name, place and category', async () => {
    const id = await company('Sessiz Kebap', {
      district: 'Seyhan',
      short_description: 'Közde',
      phone: '0322 000 11 22',
      website: 'https://sessiz.example',
      menu_url: 'https://menu.sessiz.example',
      establishment_year: '1990',
      tags: ['Kebap'],
    });
    await add('suskun', id);
    await directory.closeCompany({ companyId: id }, context(owner));
    const [favorite] = await directory.favoritesOf({ userId: 'suskun' }, context(person('suskun')));
    expect(favorite!.company.profile).toEqual({
      ...blankProfile,
      whatsapp: false,
      name: 'Sessiz Kebap',
      city: 1,
      district: '1-seyhan',
      categoryId: favorite!.company.profile.categoryId,
    });
  });

  it('of a company that closed stay with its name alone, and no closed one comes in', async () => {
    const id = await company('Kapanan Kebap', { phone: '0322 000 11 22', website: 'https://kapanan.example' });
    await add('ayse', id);
    await directory.closeCompany({ companyId: id }, context(owner));
    const [first] = await directory.favoritesOf({ userId: 'ayse' }, context(person('ayse')));
    expect(first).toMatchObject({ company: { id, status: 'closed', profile: { name: 'Kapanan Kebap', phone: null } } });
    expect(JSON.stringify(first)).not.toMatch(/0322|3220001122|kapanan\.example|Közde/);
    expect(await add('ayse', id)).toEqual({ favorite: true });
    await expect(add('veli', id)).rejects.toMatchObject({ code: 'COMPANY_GONE' });
    await expect(add('veli', 'yok')).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    expect(await remove('ayse', id)).toEqual({ favorite: false });
  });

  it('are one’s own; admins may look', async () => {
    const id = await company('Gizli Kebap');
    await add('gizli', id);
    expect(await directory.favoritesOf({ userId: 'gizli' }, context(admin))).toHaveLength(1);
    const foreign = directory.favoritesOf({ userId: 'gizli' }, context(person('veli')));
    await expect(foreign).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const requested of [
      directory.favoritesOf({ userId: 'gizli' }, context()),
      directory.addFavorite({ companyId: id }, context()),
      directory.removeFavorite({ companyId: id }, context()),
      directory.isFavorite({ companyId: id }, context()),
      directory.favoriteIds({}, context()),
    ])
      await expect(requested).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });

  it('are in the export of who keeps them', async () => {
    const id = await company('Dışa Aktarılan Kebap');
    await add('ece', id);
    const { personalData } = clientOf<PersonalDataCalls>(platform.calls, 'directory');
    const { tables } = await personalData({ userId: 'ece' }, context(operatorKey));
    expect(tables.find(({ name }) => name === 'favorites')).toMatchObject({
      rows: [{ companyId: id, name: 'Dışa Aktarılan Kebap' }],
    });
  });

  it('go when the person is erased, and only theirs', async () => {
    const ids = [await company('Unutulan Kebap'), await company('Unutulan Terzi')];
    for (const id of ids) await add('silinen', id);
    await add('kalan', ids[0]!);
    await identity.append('user-silinen', 0, {
      events: [{ type: 'UserErased', data: { userId: 'silinen', purposes: ['profile'] } }],
      by: null,
      at: new Date().toISOString(),
      commandId: v7(),
      correlationId: v7(),
    });
    await expect.poll(() => idsOf('silinen')).toEqual([]);
    expect(await idsOf('kalan')).toEqual([ids[0]]);
  });
});
