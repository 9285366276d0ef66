import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { takePicture } from '@carsi/platform/pictures/take-picture';
import { testTokens } from '@carsi/platform/testing/tokens';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import type { Clock } from '@carsi/platform/platform';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Uploads } from './uploads.js';

const HOUR_MS = 3_600_000;

describe('an uploaded picture', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  let uploads: Uploads;
  const { access, tokenOf } = testTokens();
  const call = { requestId: 'r', commandId: 'c', deadline: Date.now() + 60_000 };
  let now = Date.parse('2026-11-21T09:00:00.000Z');
  const clock = { now: () => new Date(now) } as Clock;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    uploads = await Uploads.open(platform.collections('directory'), platform.files, clock, access);
  });
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });
  const uploaded = async (background: string, of = 'ayse'): Promise<string> => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    const { address } = await takePicture(platform.files, bytes, { of });
    await uploads.keepUpload({ address }, { ...call, token: tokenOf({ id: of }) });
    return address;
  };
  const isThere = async (address: string): Promise<boolean> =>
    (await platform.files.get(`pictures/${address.slice('/files/'.length)}`)) !== undefined;

  it('goes after a day when no company took it, and stays when one did', async () => {
    const loose = await uploaded('red');
    const taken = await uploaded('green');
    await uploads.attach([taken, null, 'https://x.example/a.png']);
    now += 23 * HOUR_MS;
    await uploads.sweep();
    expect([await isThere(loose), await isThere(taken)]).toEqual([true, true]);
    now += 2 * HOUR_MS;
    await uploads.sweep();
    expect([await isThere(loose), await isThere(taken)]).toEqual([false, true]);
  });

  it('may come again, and is not loose again once a company has it', async () => {
    const again = await uploaded('red');
    const taken = await uploaded('green');
    now += 20 * HOUR_MS;
    await uploaded('red');
    now += 20 * HOUR_MS;
    await uploads.sweep();
    expect([await isThere(again), await isThere(taken)]).toEqual([true, true]);
  });

  it('goes with the person when they are erased and no company shows it', async () => {
    const loose = await uploaded('blue');
    const other = await uploaded('blue', 'veli');
    await uploads.erase('ayse');
    expect([await isThere(loose), await isThere(other)]).toEqual([false, true]);
  });

  it('goes in a second go when the first was cut short, and no company takes it between', async () => {
    const loose = await uploaded('yellow', 'mehmet');
    const cutShort = { ...platform.files, delete: () => Promise.reject(new Error('cut short')) };
    const first = await Uploads.open(platform.collections('directory'), cutShort, clock, access);
    await expect(first.erase('mehmet')).rejects.toThrow('cut short');
    await uploads.attach([loose]);
    await uploads.erase('mehmet');
    expect(await isThere(loose)).toBe(false);
  });
});
