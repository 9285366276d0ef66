import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { createLogger } from '@carsi/platform/logging';
import type { Clock } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { expect, it } from 'vitest';
import { Tokens } from '../token/tokens.js';
import { Mails } from './mails.js';
import { Sender } from './sender.js';

it('a mail that a slow server takes a minute over is sent by one of two senders', async () => {
  const folder = temporaryFolder();
  const platform = await createEmbeddedPlatform(folder.path);
  let now = Date.parse('2026-11-22T09:00:00Z');
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  const clock: Clock = {
    ...platform.clock,
    now: () => new Date(now),
    after: (ms, work) => {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  };
  const seconds = async (count: number): Promise<void> => {
    for (let second = 0; second < count; second++) {
      now += 1_000;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const collections = platform.collections('identity');
  const mails = await Mails.open(collections, { clock, ids: platform.ids });
  const tokens = await Tokens.open(collections, clock);
  const nobody = { get: async () => undefined } as never;
  let begun = 0;
  let finish = (): void => undefined;
  const port = {
    send: async () => {
      begun += 1;
      await new Promise<void>((resolve) => (finish = resolve));
    },
  };
  const logger = createLogger('test', 'fatal');
  const sender = () =>
    new Sender({
      mails,
      tokens,
      people: nobody,
      letterhead: nobody,
      caughtUp: async () => true,
      mailPort: port,
      site: 'https://c.example',
      clock,
      logger,
    });
  await mails.ask('newsletter-welcome', '', { email: 'biri@ornek.example', leave: 'a.1.b' });
  const first = sender().send();
  await expect.poll(() => begun).toBe(1);
  await seconds(65);
  await sender().send();
  expect(begun).toBe(1);
  finish();
  await first;
  expect((await mails.list(5, 0)).mails).toMatchObject([{ state: 'sent', attempts: 1 }]);
  await platform.stop();
  folder.remove();
});
