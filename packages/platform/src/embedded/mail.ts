import { join } from 'node:path';
import { mkdir, open, rename } from 'node:fs/promises';
import type { Mail } from '../platform.js';

/** An outbox folder: one JSON file a mail, named by its id, so that the same mail sent twice is one file. */
export const createEmbeddedMail = (folder: string): Mail => ({
  send: async (mail) => {
    if (!/^[\w-]+$/.test(mail.id)) throw new Error(`${mail.id} is not a mail id.`);
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${mail.id}.json`);
    const file = await open(`${path}.part`, 'w');
    await file.writeFile(JSON.stringify(mail, null, 2));
    await file.sync();
    await file.close();
    await rename(`${path}.part`, path);
  },
});
