import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, mailsTo, signIn } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

/** `ROUNDS=100` is a night. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const AT_ONCE = 8;
const env = { LIMITS: '{"register":100000,"login":100000,"session":100000,"account:login":1000}' };
const password = 'Dayanikli-parola-1';

describe('a process that is killed while people register', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  beforeAll(async () => {
    carsi = await startCarsi(data, { env });
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });
  const site = () => ({ url: carsi.url, folder: data });
  const register = async (email: string): Promise<number | undefined> => {
    const body = { email, password, full_name: 'Ayşe Yılmaz', user_type: 'customer', accepted_terms: true };
    return call(site(), 'POST', '/api/auth/register', body).then(
      ({ status }) => status,
      () => undefined,
    );
  };

  it(
    `loses no account that was acknowledged, and mails each of them one link, in ${ROUNDS} rounds`,
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        let going = true;
        const people = Array.from({ length: AT_ONCE }, async (_, one) => {
          for (let n = 0; going; n++) {
            const email = `kisi-${round}-${one}-${n}@ornek.example`;
            if ((await register(email)) === 201) acknowledged.push(email);
          }
        });
        await pause(400 + Math.random() * 800);
        await carsi.kill();
        going = false;
        await Promise.all(people);
        carsi = await startCarsi(data, { env });
      }
      expect(acknowledged.length).toBeGreaterThan(ROUNDS);
      const links = (email: string) =>
        mailsTo({ folder: data }, email).filter(({ text }) => text.includes('/email-dogrulama?'));
      for (const email of acknowledged) {
        await expect.poll(() => links(email).length, { timeout: 50_000, message: email }).toBe(1);
        await signIn(site(), email, password);
      }
    },
    120_000 + ROUNDS * 20_000,
  );

  it('takes refresh tokens that were given before, and knows an old one when it sees it', async () => {
    await register('sonra@ornek.example');
    const person = await signIn(site(), 'sonra@ornek.example', password);
    const refresh = async (refreshToken: string) => call(site(), 'POST', '/api/auth/refresh', { refreshToken });
    const next = ((await (await refresh(person.refreshToken)).json()) as { refreshToken: string }).refreshToken;
    await carsi.kill();
    carsi = await startCarsi(data, { env });
    const after = await refresh(next);
    expect(after.status).toBe(200);
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect((await refresh(((await after.json()) as { refreshToken: string }).refreshToken)).status).toBe(401);
  });

  it('knows after a restart who had signed out before it', async () => {
    const person = await signIn(site(), 'sonra@ornek.example', password);
    expect((await call(site(), 'POST', '/api/auth/logout', { token: person.token })).status).toBe(200);
    await carsi.kill();
    carsi = await startCarsi(data, { env });
    const me = async () => (await call(site(), 'GET', '/api/auth/me', undefined, person.token)).status;
    await expect.poll(me).toBe(401);
  });
});
