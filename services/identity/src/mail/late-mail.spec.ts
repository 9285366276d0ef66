import { systemClock } from '@carsi/platform/clock';
import { createLogger } from '@carsi/platform/logging';
import { describe, expect, it } from 'vitest';
import { Sender } from './sender.js';

describe('a mail that is on its way while its reader is erased', () => {
  const sendTo = async (erased: boolean): Promise<readonly string[]> => {
    const outbox = new Map<string, string>();
    let person: object | undefined = { email: 'ayse@ornek.example', fullName: 'Ayşe', emailVerifiedAt: '2026-11-01' };
    const mail = { id: 'export-ready-1', template: 'export-ready', userId: 'ayse', data: {} };
    const due = [mail.id];
    const mails = {
      onAsked: () => undefined,
      due: async () => due.splice(0),
      take: async () => mail,
      hold: async () => undefined,
      sent: async () => undefined,
    };
    const port = {
      send: async ({ id, to }: { id: string; to: string }) => {
        // Their mails were cleared away a moment ago, and their row goes while this one arrives.
        if (erased) person = undefined;
        outbox.set(id, to);
      },
      erase: async (to: string, which: (id: string) => boolean) => {
        for (const [id, address] of outbox) if (address === to && which(id)) outbox.delete(id);
      },
    };
    const people = { get: async () => person };
    const nothing = { get: async () => undefined };
    const sender = new Sender({
      mails: mails as never,
      tokens: {} as never,
      people: people as never,
      letterhead: nothing as never,
      caughtUp: async () => true,
      mailPort: port as never,
      site: 'https://carsi.example',
      clock: systemClock,
      logger: createLogger('test', 'silent'),
    });
    await sender.send();
    return [...outbox.keys()];
  };

  it('is deleted after it has arrived', async () => expect(await sendTo(true)).toEqual([]));
  it('stays for everybody else', async () => expect(await sendTo(false)).toEqual(['export-ready-1']));
});
