import { join } from 'node:path';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import type { Mail, MailMessage } from '../platform.js';

const ID = /^[\w-]+$/;

/** An outbox folder: one JSON file a mail, named by its id, so that the same mail sent twice is one file. */
export const createEmbeddedMail = (folder: string): Mail => ({
  send: async (mail) => {
    if (!ID.test(mail.id)) throw new Error(`${mail.id} is not a mail id.`);
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${mail.id}.json`);
    const file = await open(`${path}.part`, 'w');
    await file.writeFile(JSON.stringify(mail, null, 2));
    await file.sync();
    await file.close();
    await rename(`${path}.part`, path);
  },
  forget: async (address, only = '') => {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => one.startsWith(only) && one.endsWith('.json'))) {
      const path = join(folder, name);
      const mail = JSON.parse(await readFile(path, 'utf8')) as MailMessage;
      if (mail.to === address) await rm(path, { force: true });
    }
  },
  outbox: async (id) => {
    if (!ID.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as MailMessage;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  },
});
