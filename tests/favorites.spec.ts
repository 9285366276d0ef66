import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { favorite as favoriteSchema, type Favorite } from '@carsi/contracts/directory/http/favorite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, signIn, signUp, type Person, type Site } from './support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from './support/start-carsi.js';

describe('favourites over the interface', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  let carsi: Carsi;
  let site: Site;
  let ayse: Person;
  let veli: Person;
  let admin: Person;
  let companyId: string;

  beforeAll(async () => {
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LIMITS: '{"register":1000,"login":1000}' };
    carsi = await startCarsi(folder.path, { env });
    site = { url: carsi.url, folder: folder.path };
    const owner = await signUp(site, { userType: 'business' });
    [ayse, veli] = [await signUp(site, { verified: false }), await signUp(site)];
    admin = await signIn(site, email, password);
    const form = {
      name: 'Ada Kebap',
      description: 'Közde',
      city: 'Adana',
      district: 'Seyhan',
      category_id: 'restaurant',
      phone: '0322 000 11 22',
      tags: ['kebap'],
    };
    const added = await call(site, 'POST', '/api/companies', form, owner.token);
    companyId = ((await added.json()) as OwnCompany).id;
    await call(site, 'POST', `/api/admin/companies/${companyId}/approve`, { approved: true }, admin.token);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  const add = (who: Person, user_id = who.id, company_id = companyId) =>
    call(site, 'POST', '/api/favorites', { user_id, company_id }, who.token);
  const remove = (who: Person) => call(site, 'DELETE', `/api/favorites/${who.id}/${companyId}`, undefined, who.token);
  const isFavorite = async (who: Person): Promise<boolean> => {
    const answer = await call(site, 'GET', `/api/favorites/${who.id}/${companyId}/check`, undefined, who.token);
    return ((await answer.json()) as { is_favorite: boolean }).is_favorite;
  };
  const listOf = async ({ id }: Person, { token }: Person): Promise<Favorite[]> => {
    const answer = await call(site, 'GET', `/api/users/${id}/favorites`, undefined, token);
    return z.array(favoriteSchema).parse(await answer.json());
  };

  it('are added and removed, and a repeated request changes nothing', async () => {
    expect(await isFavorite(ayse)).toBe(false);
    for (const _ of [1, 2]) {
      const added = await add(ayse);
      expect(added.status).toBe(200);
      expect(await added.json()).toEqual({ success: true, is_favorite: true });
    }
    expect(await isFavorite(ayse)).toBe(true);
    expect(await listOf(ayse, ayse)).toHaveLength(1);
    for (const _ of [1, 2]) {
      const removed = await remove(ayse);
      expect(removed.status).toBe(200);
      expect(await removed.json()).toEqual({ success: true, is_favorite: false });
    }
    expect(await listOf(ayse, ayse)).toEqual([]);
  });

  it('show of the company what a list of companies shows', async () => {
    await add(veli);
    const [first] = await listOf(veli, veli);
    expect(first).toMatchObject({
      user_id: veli.id,
      company_id: companyId,
      id: companyId,
      name: 'Ada Kebap',
      address: 'Seyhan, Adana',
      rating: 0,
      reviewCount: 0,
      image: null,
      isOpen: null,
      tags: ['kebap'],
      phone: '0322 000 11 22',
      company: { id: companyId, status: 'active' },
    });
    expect(first).not.toHaveProperty('website');
  });

  it('belong to their owner, and an admin may read but not change them', async () => {
    expect((await add(ayse, veli.id)).status).toBe(403);
    expect((await add(admin, veli.id)).status).toBe(403);
    expect(await listOf(veli, admin)).toHaveLength(1);
    const foreign = `/api/favorites/${veli.id}/${companyId}`;
    expect((await call(site, 'DELETE', foreign, undefined, ayse.token)).status).toBe(403);
    expect((await call(site, 'DELETE', foreign, undefined, admin.token)).status).toBe(403);
    expect(await isFavorite(veli)).toBe(true);
  });

  it('are of companies that exist', async () => {
    const missing = await add(ayse, ayse.id, 'yok');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'COMPANY_NOT_FOUND' });
  });

  it('are counted once each time a member adds it', async () => {
    const adds = async () => favoriteAddsIn((await carsi.command('metrics', 'ada-kebap', '--json')).output);
    // Ayşe and Veli did above.
    await expect.poll(adds).toBe(2);
    const others = await Promise.all([signUp(site), signUp(site)]);
    await Promise.all(others.flatMap((other) => [add(other), add(other), add(other)]));
    await remove(others[0]!);
    await expect.poll(adds).toBe(4);
  });
});

const favoriteAddsIn = (output: string): number =>
  (JSON.parse(output) as { metrics: { favoriteAdds: number } }).metrics.favoriteAdds;
