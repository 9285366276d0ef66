import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

/** Ids that clients choose, against those that the system chooses and against each other. */
describe('the Idempotency-Key of a client', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let admin: Person;
  const keyed = (key: string, method: string, path: string, body?: unknown, { token } = owner) =>
    fetch(carsi.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const form = (name: string) => ({ name, description: 'Özenle', city: 'Adana', category_id: 'restaurant' });
  const add = async (key: string, name: string): Promise<OwnCompany> =>
    (await (await keyed(key, 'POST', '/api/companies', form(name))).json()) as OwnCompany;
  const commandsOf = (service: string): readonly string[] => {
    const db = new DatabaseSync(join(folder.path, 'carsi.db'), { readOnly: true });
    const commands = db.prepare(`SELECT command FROM ${service}_commits`).all();
    db.close();
    return commands.map(({ command }) => command as string);
  };
  beforeAll(async () => {
    const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
    carsi = await startCarsi(folder.path, { env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
    site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business' });
    admin = await signIn(site, email, password);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  it('makes a request that comes again the same one', async () => {
    const [first, again] = [await add('ekle', 'Ada Kebap'), await add('ekle', 'Ada Kebap')];
    expect(first.id).toBeTruthy();
    expect(again.id).toBe(first.id);
  });
  it('is refused for another body and for another command, which is then not lost in silence', async () => {
    const { id } = await add('ekle-2', 'Lale Kebap');
    const other = await keyed('ekle-2', 'POST', '/api/companies', form('Başka'));
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([422, 'KEY_REUSED']);
    expect((await keyed('k', 'PUT', `/api/companies/${id}`, form('Lale Kebapçısı'))).status).toBe(200);
    const refused = await keyed('k', 'DELETE', `/api/companies/${id}`);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'KEY_REUSED']);
    expect((await keyed('k2', 'DELETE', `/api/companies/${id}`)).status).toBe(200);
    expect((await keyed('k2', 'DELETE', `/api/companies/${id}`)).status).toBe(200);
  });
  it('is their own: two people may choose the same', async () => {
    const stranger = await signUp(site, { userType: 'business' });
    const theirs = await keyed('ekle', 'POST', '/api/companies', form('Onların'), stranger);
    expect(theirs.status).toBe(201);
    expect(((await theirs.json()) as OwnCompany).id).not.toBe((await add('ekle', 'Ada Kebap')).id);
  });
  it('never is an id by which the system’s own clock or its policies write', async () => {
    const { id } = await add('ekle', 'Ada Kebap');
    expect((await keyed('onay', 'POST', `/api/admin/companies/${id}/approve`, { approved: true }, admin)).status).toBe(
      200,
    );
    const body = { company_id: id, plan_id: 'premium' };
    await expect.poll(async () => (await keyed('plan', 'POST', '/api/subscriptions', body)).status).toBe(200);
    const nextAt = new Date(Date.now() + 4 * 86_400_000).toISOString();
    const planted = [
      `time-${id}-${nextAt}`,
      'close-company-when-owner-deleted-directory.events-0-1-0',
      'end-unconfirmed-1',
      'verify-by-1',
    ];
    for (const [n, key] of planted.entries())
      expect((await keyed(key, 'PATCH', `/api/subscriptions/${id}`, { autoRenew: n % 2 === 1 })).status).toBe(200);
    const commands = [...commandsOf('billing'), ...commandsOf('directory')];
    expect(commands.filter((command) => /client-[\w-]{32}/.test(command)).length).toBeGreaterThan(planted.length);
    expect(planted.filter((key) => commands.includes(key))).toEqual([]);
  });
  it('makes a visit that is sent again one visit, and another visitor’s another', async () => {
    const { id } = await add('ekle', 'Ada Kebap');
    const visit = async (agent: string) => {
      const headers = { 'user-agent': agent, 'idempotency-key': 'ziyaret', 'content-type': 'application/json' };
      const answer = await fetch(`${carsi.url}/api/companies/${id}/track-visit`, {
        method: 'POST',
        headers,
        body: '{}',
      });
      expect(answer.status).toBe(202);
      return ((await answer.json()) as { visit_id: string }).visit_id;
    };
    const [one, again, other] = [
      await visit('Mozilla/5.0 a'),
      await visit('Mozilla/5.0 a'),
      await visit('Mozilla/5.0 b'),
    ];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });
});
