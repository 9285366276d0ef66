import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { A_DAY, Exports, fileOf, RETENTION_MS } from './exports.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('an export that was asked for', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  let exports: Exports;
  let shift = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + shift) };
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path, { clock });
    exports = await Exports.open(platform.collections('identity'), platform.files, clock, platform.ids);
  });
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });
  const put = (id: string) => platform.files.put(fileOf(id), new Uint8Array([1]), 'application/zip');
  const made = async (userId: string) => {
    await exports.ask(userId);
    const taken = (await exports.take(userId))!;
    await put(taken.id);
    expect(await exports.ready(userId, taken)).toBe(true);
    return taken;
  };

  it('is one, however often somebody asks at once', async () => {
    const requested = await Promise.all(Array.from({ length: 20 }, () => exports.ask('ayse')));
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1);
    expect((await exports.ask('ayse')).id).toBe(requested[0]!.id);
    expect((await exports.ask('veli')).id).not.toBe(requested[0]!.id);
  });

  it('is made by one of two workers', async () => {
    expect(await exports.due(10)).toEqual(expect.arrayContaining(['ayse', 'veli']));
    const taken = await Promise.all([exports.take('ayse'), exports.take('ayse')]);
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await exports.due(10)).not.toContain('ayse');
  });

  it('is taken over where a worker was killed, who can then change it no more', async () => {
    await exports.ask('zeynep');
    const killed = (await exports.take('zeynep'))!;
    expect(await exports.progressed('zeynep', killed, 40)).toBe(true);
    shift += MINUTE / 4;
    expect(await exports.take('zeynep')).toBeUndefined();
    shift += MINUTE / 2;
    const second = (await exports.take('zeynep'))!;
    expect(second).toMatchObject({ id: killed.id, attempts: 2, progress: 40 });
    expect(await exports.progressed('zeynep', killed, 60)).toBe(false);
    expect(await exports.ready('zeynep', killed)).toBe(false);
    expect(await exports.ready('zeynep', second)).toBe(true);
    expect((await exports.of('zeynep'))[0]).toMatchObject({ state: 'ready', progress: 100 });
  });

  it('is tried again with growing waits, and has failed after the eighth', async () => {
    await exports.ask('ece');
    for (let tries = 1; tries <= 8; tries++) {
      const taken = (await exports.take('ece'))!;
      expect(taken.attempts).toBe(tries);
      await exports.failed('ece', taken);
      expect(await exports.take('ece')).toBeUndefined();
      shift += 61 * MINUTE;
    }
    expect((await exports.of('ece'))[0]!.state).toBe('failed');
    expect((await exports.ask('ece')).state).toBe('running');
  });

  it('is not tried for ever where every worker is killed', async () => {
    await exports.ask('can');
    for (let tries = 1; tries <= 8; tries++) {
      expect(await exports.take('can')).toBeDefined();
      shift += MINUTE;
    }
    expect(await exports.take('can')).toBeUndefined();
    expect((await exports.of('can'))[0]!.state).toBe('failed');
  });

  it(`is given ${A_DAY} times a day, and again the day after`, async () => {
    for (let count = 0; count < A_DAY; count++) await made('deniz');
    await expect(exports.ask('deniz')).rejects.toMatchObject({
      code: 'EXPORT_LIMIT',
      details: { retryAfterMs: expect.closeTo(DAY, -5) as number },
    });
    shift += DAY + 1_000;
    expect((await exports.ask('deniz')).state).toBe('running');
  });

  it('goes after seven days, file and entry, and not before', async () => {
    const { id } = await made('elif');
    shift += RETENTION_MS - MINUTE;
    await exports.removeExpired();
    expect(await platform.files.get(fileOf(id))).toBeDefined();
    shift += 2 * MINUTE;
    expect(exports.isOver((await exports.of('elif'))[0]!)).toBe(true);
    await exports.removeExpired();
    expect(await platform.files.get(fileOf(id))).toBeUndefined();
    expect(await exports.of('elif')).toEqual([]);
  });

  it('leaves no file that nobody knows of, and loses none that somebody does', async () => {
    const { id } = await made('fatma');
    await exports.ask('gul');
    const running = (await exports.take('gul'))!;
    await put(running.id);
    await put('kimsenin');
    await exports.removeExpired();
    expect(await platform.files.list('exports/')).toEqual([fileOf(id), fileOf(running.id)].toSorted());
  });

  it('goes with the person, also while it is being made', async () => {
    await exports.erase('fatma');
    const running = (await exports.of('gul'))[0]!;
    await exports.erase('gul');
    expect(await platform.files.list('exports/')).toEqual([]);
    expect(await exports.ready('gul', running)).toBe(false);
    expect(await exports.of('gul')).toEqual([]);
    expect(await exports.due(100)).not.toContain('gul');
  });
});
