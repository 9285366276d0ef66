import { clientOf } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { PersonalData, servedPersonalData } from '@carsi/platform/personal/personal-data';
import { operatorsOnly } from '@carsi/platform/testing/tokens';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { strFromU8, unzipSync } from 'fflate';
import { Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, type HostedIdentity } from '../../testing/hosted-identity.js';

@Module({})
class Neighbour {}

const MINUTE = 60_000;
const email = 'ayse@ornek.example';

describe('somebody who wants their data', () => {
  let hosted: HostedIdentity;
  let token: string;
  let userId: string;
  let requested: string;
  const neighbours: HostedService[] = [];
  const me = () => hosted.as(token);
  const state = () => hosted.identity.export({ exportId: requested }, me());
  const key = async () => (await state()).key!;

  beforeAll(async () => {
    hosted = await hostIdentity();
    await hosted.register(email, { fullName: 'Ayşe Kanarya' });
    await hosted.mailTo(email, /doğrulayın/);
    ({
      token,
      user: { id: userId },
    } = await hosted.login(email));
    await hosted.identity.chooseSettings({ bio: '=HYPERLINK("x")' }, me());
    await hosted.identity.askKvkk({ kind: 'question', note: 'Verilerim nerede?' }, me());
  });
  afterAll(async () => {
    for (const service of neighbours) await service.stop();
    await hosted.stop();
  });
  const begin = async (name: 'directory' | 'reviews' | 'billing' | 'analytics' | 'messaging') => {
    const logger = createLogger('test', 'fatal');
    const access = operatorsOnly(hosted.operator.token!);
    const collect = async (id: string) => (name === 'reviews' ? [{ name: 'reviews', rows: [{ userId: id }] }] : []);
    const controllers = [servedPersonalData.controller];
    const providers = [{ provide: PersonalData, useValue: new PersonalData(access, collect) }];
    const module = { module: Neighbour, controllers, providers };
    neighbours.push(await hostService(name, module, hosted.platform, { refusals: {}, logger }));
  };

  it('gets them once every service has answered: an unavailable one is retried', async () => {
    for (const name of ['directory', 'billing', 'analytics', 'messaging'] as const) await begin(name);
    requested = (await hosted.identity.requestExport({}, me())).id;
    await expect.poll(async () => (await state()).progress).toBeGreaterThan(10);
    expect(await state()).toMatchObject({ state: 'running', key: null, expiresAt: null });
    expect((await hosted.identity.requestExport({}, me())).id).toBe(requested);
    await begin('reviews');
    await expect.poll(async () => (await state()).state).toBe('ready');
    expect(await hosted.identity.exports({}, me())).toMatchObject([{ id: requested, state: 'ready' }]);
    const letter = await hosted.mailTo(email, /Verileriniz hazır/);
    expect(letter.text).toContain('https://carsi.example/ayarlar#security');
    expect(letter.text).not.toContain('key=');
  });

  it('finds all of it there, and no secret', async () => {
    const { file } = await hosted.identity.openExport({ exportId: requested, key: await key() }, hosted.as());
    const files = unzipSync((await hosted.platform.files.get(file))!.bytes);
    const table = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!)) as Record<string, unknown>[];
    expect(table('profil')).toMatchObject([{ id: userId, email, fullName: 'Ayşe Kanarya' }]);
    expect(table('ayarlar')).toMatchObject([{ bio: '=HYPERLINK("x")' }]);
    expect(strFromU8(files['ayarlar.csv']!)).toContain(`'=HYPERLINK`);
    expect(table('onaylar')).toContainEqual(
      expect.objectContaining({ type: 'ConsentGiven', kind: 'terms', version: expect.any(String) as string }),
    );
    expect(table('oturumlar')).toMatchObject([{ device: 'Chrome, Windows' }]);
    expect(table('epostalar')).toContainEqual(expect.objectContaining({ template: 'verify-email', state: 'sent' }));
    expect(table('kvkk-basvurulari')).toContainEqual(expect.objectContaining({ note: 'Verilerim nerede?' }));
    expect(table('gecmis')[0]).toMatchObject({ type: 'UserRegistered', fullName: 'Ayşe Kanarya' });
    expect(table('yorumlar')).toEqual([{ userId }]);
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join();
    expect(everything).not.toMatch(/argon|scrypt|emailKey|"current"/i);
  });

  it('opens it by an address that works for ten minutes, and only as it was written', async () => {
    const { identity } = hosted;
    const open = (exportId: string, signed: string) => identity.openExport({ exportId, key: signed }, hosted.as());
    const good = await key();
    expect(await open(requested, good)).toEqual({ file: `exports/${requested}.zip`, name: 'carsi-verilerim.zip' });
    const [until, person, mac] = good.split('.') as [string, string, string];
    const later = (parseInt(until, 36) + MINUTE).toString(36);
    const bad = ['', 'x', `${later}.${person}.${mac}`, `${until}.baska.${mac}`, `${until}.${person}.${'A'.repeat(43)}`];
    for (const wrong of bad)
      await expect(open(requested, wrong)).rejects.toMatchObject({ code: 'EXPORT_LINK_INVALID' });
    await expect(open('baska', good)).rejects.toMatchObject({ code: 'EXPORT_LINK_INVALID', status: 403 });
    await hosted.later(10 * MINUTE + 1_000);
    await expect(open(requested, good)).rejects.toMatchObject({ code: 'EXPORT_LINK_INVALID' });
    expect(await open(requested, await key())).toHaveProperty('file');
  });

  it('is the only one who can', async () => {
    await hosted.register('baska@ornek.example');
    const other = await hosted.login('baska@ornek.example');
    const { identity, as } = hosted;
    const notFound = { code: 'EXPORT_NOT_FOUND', status: 404 };
    await expect(identity.export({ exportId: requested }, as(other.token))).rejects.toMatchObject(notFound);
    expect(await identity.exports({}, as(other.token))).toEqual([]);
    for (const context of [as(), hosted.operator])
      await expect(identity.requestExport({}, context)).rejects.toHaveProperty('code');
    const directory = clientOf<PersonalDataCalls>(hosted.platform.calls, 'directory');
    for (const context of [as(), as(token)])
      await expect(directory.personalData({ userId }, context)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });

  it('has asked for it by the law as well, and got it', async () => {
    const mine = await hosted.identity.myKvkkRequests({}, me());
    expect(mine.find(({ kind }) => kind === 'export')).toMatchObject({ state: 'done', userId });
  });

  it('opens each file by its own address, and none that has had its seven days', async () => {
    const { identity, as } = hosted;
    const first = requested;
    requested = (await identity.requestExport({}, me())).id;
    expect(requested).not.toBe(first);
    await expect.poll(async () => (await state()).state).toBe('ready');
    const invalid = { code: 'EXPORT_LINK_INVALID' };
    await expect(identity.openExport({ exportId: first, key: await key() }, as())).rejects.toMatchObject(invalid);
    await hosted.later(7 * 24 * 60 * MINUTE - 5 * MINUTE);
    ({ token } = await hosted.login(email));
    const last = await key();
    expect(await identity.openExport({ exportId: requested, key: last }, as())).toHaveProperty('file');
    await hosted.later(6 * MINUTE);
    await expect(identity.openExport({ exportId: requested, key: last }, as())).rejects.toMatchObject(invalid);
    expect(await state()).toMatchObject({ state: 'expired', key: null });
  });
});
