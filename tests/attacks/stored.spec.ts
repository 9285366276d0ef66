import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signUp, type Person } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const levels = (count: number): string => `${'{"x":'.repeat(count)}1${'}'.repeat(count)}`;

/** Bodies that one profile or the other cannot store, or that overflow the stack of recursive code. */
describe('a body that no store can save', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let person: Person;
  beforeAll(async () => {
    chmodSync(folder.path, 0o755);
    carsi = await startCarsi(folder.path);
    person = await signUp(carsi);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const draft = (body: string) => call(carsi, 'PUT', '/api/users/me/company-draft', body, person.token);

  it.each([
    '{"x":{"_bsontype":"Long"}}',
    '{"a\\u0000b":1}',
    '{"x":{"$id":1}}',
    '{"__proto__":{"x":1}}',
    levels(11),
    levels(250),
  ])('is no draft of a company: %.40s', async (body) => {
    expect((await draft(body)).status).toBe(400);
    expect(await (await call(carsi, 'GET', '/api/users/me/company-draft', undefined, person.token)).json()).toEqual({
      draft: null,
    });
  });
  it.each(['__proto__', '_bsontype', 'constructor'])('is no draft of a company by the name %s', async (id) => {
    const path = `/api/users/me/company-draft?company=${id}`;
    expect((await call(carsi, 'PUT', path, '{"name":"Ada"}', person.token)).status).toBe(400);
  });
  it('leaves the drafts of everybody else as they are', async () => {
    expect((await draft('{"name":"Ada","days":[{"open":"09:00"}]}')).status).toBe(200);
    expect(await (await call(carsi, 'GET', '/api/users/me/company-draft', undefined, person.token)).json()).toEqual({
      draft: { name: 'Ada', days: [{ open: '09:00' }] },
    });
  });
  it('lies in files that no other user of the machine can read, also in a folder that an operator made', () => {
    const open = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder.path, name)).mode & 0o077) !== 0,
    );
    expect(open).toEqual([]);
    expect(statSync(folder.path).mode & 0o777).toBe(0o700);
    expect(existsSync(join(folder.path, 'sample-offered'))).toBe(true);
  });
  it.each([60, 2_500, 40_000])('of %d levels is a bad request on every route', async (count) => {
    for (const path of ['/api/contact', '/api/auth/login', '/api/analytics', '/api/companies/x/track-visit'])
      expect([path, (await call(carsi, 'POST', path, levels(count))).status]).toEqual([path, 400]);
  });
});
