import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailMessage } from '../platform.js';
import { ifThere, writeFileAtomic } from './atomic-file.js';

const ID = /^[\w-]+$/;

/** An outbox folder: one JSON file per mail, named by its id, so that a repeated mail is one file. */
export interface EmbeddedMail extends Mail {
  /** Deletes mails written before `time` (epoch milliseconds). */
  removeBefore(time: number): Promise<void>;
}

export const createEmbeddedMail = (folder: string): EmbeddedMail => {
  const read = async (name: string): Promise<MailMessage | undefined> => {
    const text = await ifThere(readFile(join(folder, name), 'utf8'));
    return text === undefined ? undefined : (JSON.parse(text) as MailMessage);
  };
  return {
    send: async (mail) => {
      if (!ID.test(mail.id)) throw new Error(`${mail.id} is not a mail id.`);
      await writeFileAtomic(join(folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
    },
    erase: async (address, which = () => true) => {
      const names = (await ifThere(readdir(folder))) ?? [];
      for (const name of names.filter((one) => one.endsWith('.json') && which(one.slice(0, -'.json'.length))))
        // A concurrent erasure may have deleted it.
        if ((await read(name))?.to === address) await rm(join(folder, name), { force: true });
    },
    removeBefore: async (time) => {
      for (const name of (await ifThere(readdir(folder))) ?? []) {
        const path = join(folder, name);
        const written = (await ifThere(stat(path)))?.mtimeMs;
        if (written !== undefined && written < time) await rm(path, { force: true });
      }
    },
    outbox: async (id) => (ID.test(id) ? read(`${id}.json`) : undefined),
  };
};
