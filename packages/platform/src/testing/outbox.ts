import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MailMessage } from '../mail.js';

/** The mails in an outbox folder, oldest first. Mails that are still being written or were removed after the listing are left out. */
export const mailsIn = (outbox: string): readonly MailMessage[] =>
  (ifPresent(() => readdirSync(outbox)) ?? [])
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => ifPresent(() => [read(join(outbox, name))]) ?? [])
    .toSorted((a, b) => a.writtenAt - b.writtenAt)
    .map(({ mail }) => mail);

const read = (path: string): { mail: MailMessage; writtenAt: number } => ({
  mail: JSON.parse(readFileSync(path, 'utf8')) as MailMessage,
  writtenAt: statSync(path).mtimeMs,
});

const ifPresent = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
