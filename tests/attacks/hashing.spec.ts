import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const AT_ONCE = 150;

describe('very many sign-ins at once', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  let person: Person;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { env: { LIMITS: '{"login":100000,"account:login":100000}' } });
    site = { url: carsi.url, folder: folder.path };
    person = await signUp(site);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  it('are answered, or refused at once with Retry-After, and delay nobody afterwards', async () => {
    const { email } = person;
    const logins = Array.from({ length: AT_ONCE }, async (_, n) => {
      const answer = await call(site, 'POST', '/api/auth/login', { email: `yok-${n}@ornek.example`, password: 'x' });
      return { status: answer.status, after: answer.headers.get('retry-after'), body: await answer.json() };
    });
    const answers = await Promise.all(logins);
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(AT_ONCE);
    expect(busy.length).toBeGreaterThan(0);
    for (const { after, body } of busy) {
      expect(Number(after)).toBeGreaterThanOrEqual(1);
      expect(body).toMatchObject({ message: expect.stringMatching(/tekrar deneyin/) });
    }
    expect(busy.some(({ body }) => (body as { code: string }).code === 'TOO_BUSY')).toBe(true);
    expect((await call(site, 'POST', '/api/auth/login', { email, password: person.password })).status).toBe(200);
  });
});
