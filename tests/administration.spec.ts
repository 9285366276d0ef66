import type { AuditedAct, OperatedService } from '@carsi/contracts/administration';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from './support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from './support/start-carsi.js';

describe('the administration', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let admin: Person;
  beforeAll(async () => {
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LIMITS: '{"register":1000,"login":1000}' };
    carsi = await startCarsi(folder.path, { env });
    site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business', name: 'Veli Kaya' });
    admin = await signIn(site, email, password);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const request = async <T>(method: string, path: string, body?: unknown, { token }: Person = admin): Promise<T> => {
    const answer = await call(site, method, `/api/${path}`, body, token);
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    return (await answer.json()) as T;
  };
  const audit = (query = ''): Promise<AuditedAct[]> => request('GET', `admin/audit${query}`);

  it('records what admins did to whom and why, and nothing that others did', async () => {
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const { id } = await request<OwnCompany>('POST', 'companies', form, owner);
    await request('POST', `admin/companies/${id}/approve`, { approved: true });
    await request('PUT', `companies/${id}`, { description: 'Közde ve tandırda' }, owner);
    await request('POST', `admin/companies/${id}/suspend`, { reason: 'Şikâyet var' });
    await request('POST', `admin/users/${owner.id}/verify`, { verified: true });
    const { id: second } = await request<OwnCompany>('POST', 'companies', { ...form, name: 'Öz Kebap' }, owner);
    await request('POST', `admin/companies/${second}/approve`, { approved: true });
    await request('PUT', `companies/${second}`, { description: 'Yönetici düzeltti' });
    await request('DELETE', `companies/${second}`);
    await request('POST', `companies/${second}/restore`, {}, owner);
    const requested = await request<{ id: string }>(
      'POST',
      'users/me/kvkk-requests',
      { kind: 'question', note: 'Neler var?' },
      owner,
    );
    await request('PATCH', `admin/kvkk-requests/${requested.id}`, { state: 'done', answer: 'Hepsi ayarlarınızda.' });
    await request('PUT', 'auth/profile', { full_name: 'Veli Kaya', user_type: 'freelancer' }, owner);
    const received = async () => (await audit()).map(({ act, name, reason }) => [act, name, reason]);
    await expect.poll(received).toEqual([
      ['KvkkRequestAnswered', 'Veli Kaya', null],
      ['CompanyClosed', 'Öz Kebap', null],
      ['CompanyRevised', 'Öz Kebap', null],
      ['CompanyApproved', 'Öz Kebap', null],
      ['UserVerified', 'Veli Kaya', null],
      ['CompanySuspended', 'Ada Kebap', 'Şikâyet var'],
      ['CompanyApproved', 'Ada Kebap', null],
    ]);
    expect(new Set((await audit()).map(({ by }) => by.id))).toEqual(new Set([admin.id]));
  });

  it('is read page by page and by service', async () => {
    const [first, ...rest] = await audit();
    expect(await audit('?limit=1')).toEqual([first]);
    expect(await audit(`?before=${encodeURIComponent(first!.key)}`)).toEqual(rest);
    expect((await audit('?service=directory')).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 5 }, () => 'company'),
    );
    expect(await audit('?service=uydurma')).toEqual([]);
  });

  it('rebuilds read models and reports their progress', async () => {
    const services = await request<OperatedService[]>('GET', 'admin/operations');
    expect(services.map(({ name, up }) => [name, up])).toEqual(
      ['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'].map((name) => [name, true]),
    );
    const generation = async () =>
      (await request<OperatedService[]>('GET', 'admin/operations'))
        .find(({ name }) => name === 'directory')!
        .projections.find(({ name }) => name === 'company-page')!.generation;
    const before = await generation();
    await request('POST', 'admin/operations/directory/rebuild', { projection: 'company-page' });
    await expect.poll(generation).toBe(before + 1);
    const unknown = await call(
      site,
      'POST',
      '/api/admin/operations/directory/rebuild',
      { projection: 'yok' },
      admin.token,
    );
    expect(unknown.status).toBe(404);
    const nobody = await call(site, 'POST', '/api/admin/operations/yok/rebuild', { projection: 'x' }, admin.token);
    expect(nobody.status).toBe(404);
  });
});
