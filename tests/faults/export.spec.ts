import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExportAnswer } from '@carsi/contracts/identity/http/account';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, mailsTo, signUp, type Person } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const LIMITS = '{"register":1000,"login":1000,"session":1000,"account":100000}';

describe('an export that was requested', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  let person: Person;
  const site = () => ({ url: carsi.url, folder: data });
  const newest = async () => {
    const answer = await call(site(), 'GET', '/api/auth/export', undefined, person.token);
    return ((await answer.json()) as ExportAnswer[])[0];
  };
  beforeAll(async () => {
    carsi = await startCarsi(data, { env: { LIMITS } });
    person = await signUp(site(), { name: 'Ayşe Dayanıklı' });
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  it('is made once, however often the process is killed on the way', async () => {
    const queried = await call(site(), 'POST', '/api/auth/export', {}, person.token);
    expect(queried.status).toBe(202);
    const { id } = (await queried.json()) as ExportAnswer;
    for (let round = 0; round < 3; round++) {
      // The worker looks once a second.
      await pause(800 + Math.random() * 400);
      await carsi.kill();
      carsi = await startCarsi(data, { env: { LIMITS } });
    }
    // A process that claimed it and was killed holds it for half a minute.
    await expect.poll(async () => (await newest())?.state, { timeout: 60_000, interval: 500 }).toBe('ready');
    expect(await newest()).toMatchObject({ id, progress: 100 });
    const files = readdirSync(join(data, 'files', 'exports')).filter((name) => name.endsWith('.zip'));
    expect(files).toEqual([`${id}.zip`]);
    const zip = unzipSync(new Uint8Array(readFileSync(join(data, 'files', 'exports', files[0]!))));
    expect(strFromU8(zip['profil.csv']!)).toContain('Ayşe Dayanıklı');
    const mails = () => mailsTo(site(), person.email).filter(({ subject }) => subject === 'Verileriniz hazır');
    await expect.poll(() => mails().length).toBe(1);
    const mine = await call(site(), 'GET', '/api/users/me/kvkk-requests', undefined, person.token);
    expect(await mine.json()).toMatchObject([{ kind: 'export', state: 'done' }]);
  }, 120_000);

  it('is in no backup, where it would outlive an erasure', async () => {
    const backup = join(folder.path, 'yedek');
    expect(await carsi.command('backup', backup)).toMatchObject({ code: 0 });
    expect(readdirSync(backup, { recursive: true }).join()).not.toMatch(/exports|\.zip/);
    expect(readdirSync(backup)).toEqual(expect.arrayContaining(['carsi.db', 'files', 'outbox']));
  });
});
