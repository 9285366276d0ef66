import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { runCommand, startCarsi, type Carsi } from '../support/start-carsi.js';
import { messagesOf, openCompany, talk } from '../support/chat.js';

const words = 'yedektekanarya';
const name = 'Yedek Kanaryagil';
/** Identity sends addresses to erase to messaging every two seconds: a process that lives for less never does. */
const TURN_MS = 3_000;
const env = { ERASURE_DAYS: '0', LIMITS: '{"register":1000,"login":1000,"account:login":1000,"session":1000}' };

/** Files below `folder` that hold one of the words; those under `outbox/` are sent e-mails. */
const holding = (folder: string, ...wanted: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => wanted.some((word) => readFileSync(path).includes(word)));

describe('a backup that is older than an erasure', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  const backup = join(folder.path, 'yedekler', 'pazartesi');
  const restored = join(folder.path, 'restored');
  let carsi: Carsi;
  let gone: Person;
  let stays: Person;
  let companyId = '';
  let conversationId = '';
  const site = (): Site => ({ url: carsi.url, folder: data });
  const say = async (person: Person, content: string) =>
    call(
      site(),
      'POST',
      `/api/conversations/${conversationId}/messages`,
      { content, client_id: crypto.randomUUID() },
      person.token,
    );
  const login = async ({ email, password }: Person): Promise<number> =>
    (await call({ url: carsi.url }, 'POST', '/api/auth/login', { email, password })).status;

  beforeAll(async () => {
    const admin = { ADMIN_EMAIL: 'yonetici@ornek.example', ADMIN_PASSWORD: 'Yonetici-parolasi-1' };
    carsi = await startCarsi(data, { env: { ...env, ...admin } });
    stays = await signUp(site(), { userType: 'business', name: 'Kalan Usta' });
    gone = await signUp(site(), { name });
    const patron = await signIn(site(), admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD);
    companyId = (await openCompany(site(), stays, patron, 'Ada Kebap')).id;
    conversationId = (await talk(site(), gone, companyId)).id;
    expect((await say(gone, `Bunu ${words} yazdı`)).status).toBe(201);
    expect((await say(stays, 'Kalan söz')).status).toBe(201);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  it('holds no key of what people wrote: those are beside it, in a file of their own', async () => {
    expect(await carsi.command('backup', backup)).toMatchObject({ code: 0 });
    expect(readdirSync(join(backup, '..')).toSorted()).toEqual(['pazartesi', 'pazartesi.keys.db']);
    const key = /"key":"[A-Za-z0-9+/]{43}="/;
    expect(readFileSync(`${backup}.keys.db`, 'latin1')).toMatch(key);
    expect(readFileSync(join(backup, 'carsi.db'), 'latin1')).not.toMatch(key);
    expect(holding(backup, words)).toEqual([]);
  });

  it('is refused without them', async () => {
    const alone = join(folder.path, 'yalniz', 'pazartesi');
    cpSync(backup, alone, { recursive: true });
    const answer = await runCommand(restored, 'restore', alone);
    expect([answer.code, existsSync(restored)]).toEqual([1, false]);
    expect(answer.output).toContain('.keys.db');
  });

  it('restores nobody who was erased since, and everybody else', async () => {
    const all = { phrase: 'HESABI SIL', password: gone.password, reviews_too: true };
    expect((await call(site(), 'DELETE', '/api/auth/account', all, gone.token)).status).toBe(202);
    const list = join(data, 'files', 'erasures', `${gone.id}.json`);
    await expect.poll(() => existsSync(list)).toBe(true);
    await expect.poll(() => login(gone)).toBe(401);
    await carsi.stop();

    const answer = await runCommand(restored, 'restore', backup, '--erasures', data);
    expect(answer).toMatchObject({ code: 0 });
    expect(answer.output).toContain('Silme listesinde 1 kişi var');
    carsi = await startCarsi(restored, { env });
    // From the first answer on.
    expect(await login(gone)).toBe(401);
    expect(await login(stays)).toBe(200);
    const back = await signIn({ url: carsi.url, folder: restored }, stays.email, stays.password);
    await expect
      .poll(async () => (await messagesOf(carsi, back, conversationId)).map(({ content }) => content), {
        timeout: 20_000,
      })
      .toEqual([null, 'Kalan söz']);
    let places: readonly string[] = ['nobody looked'];
    for (const until = Date.now() + 30_000; places.length > 0 && Date.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, TURN_MS));
      await carsi.stop();
      places = holding(restored, words, name, gone.email);
      carsi = await startCarsi(restored, { env });
    }
    expect(places).toEqual([]);
  }, 120_000);

  it('needs no list where a later backup knows who was erased, and keys go after thirty days', async () => {
    const old = `${join(backup, '..', 'ocak')}.keys.db`;
    copyFileSync(`${backup}.keys.db`, old);
    const january = Date.now() / 1000 - 31 * 24 * 3600;
    utimesSync(old, january, january);
    expect(await carsi.command('backup', join(backup, '..', 'sali'))).toMatchObject({ code: 0 });
    expect(existsSync(old)).toBe(false);
    await carsi.stop();
    const again = join(folder.path, 'again');
    const answer = await runCommand(again, 'restore', backup);
    expect(answer.output).toContain('Silme listesinde 1 kişi var');
    carsi = await startCarsi(again, { env });
    expect(await login(gone)).toBe(401);
    expect(await login(stays)).toBe(200);
  });
});
