import type { Notification } from '@carsi/contracts/messaging/http/notification';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const MEMBERS = 10;
const KILLS = 4;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('notifications of a system that is killed again and again', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  const env = {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    LIMITS: '{"register":1000,"login":1000,"account":100000}',
  };
  let carsi: Carsi;
  let owner: Person;
  let members: Person[];
  let companyId: string;
  const site = (): Site => ({ url: carsi.url, folder: folder.path });

  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { env });
    owner = await signUp(site(), { userType: 'business' });
    members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(site())));
    const admin = await signIn(site(), email, password);
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const added = await call(site(), 'POST', '/api/companies', form, owner.token);
    companyId = ((await added.json()) as OwnCompany).id;
    await call(site(), 'POST', `/api/admin/companies/${companyId}/approve`, { approved: true }, admin.token);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  /** Until it was answered: what came through before the answer was lost is 409 then. */
  const review = async ({ token }: Person): Promise<void> => {
    const body = { company_id: companyId, rating: 5, content: 'Çok güzel bir yerdi, yine geliriz.' };
    for (;;) {
      const status = await call(site(), 'POST', '/api/reviews', body, token).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 201 || status === 409) return;
      await pause(50);
    }
  };
  const box = async (): Promise<Notification[]> =>
    (await (await call(site(), 'GET', '/api/notifications', undefined, owner.token)).json()) as Notification[];
  const about = async (type: string) => (await box()).filter((one) => one.type === type).length;

  it('are there for everything that happened, and once', async () => {
    let done = 0;
    const writing = Promise.all(
      members.map(async (member, n) => {
        await pause(n * 400);
        await review(member);
        done++;
      }),
    );
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(300 + Math.random() * 700);
      await carsi.kill();
      carsi = await startCarsi(folder.path, { env });
    }
    await writing;
    expect(done).toBe(MEMBERS);
    await expect.poll(() => about('review')).toBe(MEMBERS);
    await carsi.kill();
    carsi = await startCarsi(folder.path, { env });
    await pause(1_000);
    expect(await about('review')).toBe(MEMBERS);
    expect(await about('system')).toBe(1);
  }, 90_000);

  it('are the same when their list is made again', async () => {
    const before = await box();
    expect((await carsi.command('rebuild', 'notifications')).code).toBe(0);
    expect(await box()).toEqual(before);
  });
});
