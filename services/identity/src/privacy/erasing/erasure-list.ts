import type { Files } from '@carsi/platform/platform';
import { z } from 'zod';
import type { Purpose } from '../../user/events.js';

const FOLDER = 'erasures/';
const entry = z.object({ purposes: z.array(z.enum(['profile', 'messages', 'requests', 'reviews'])) });

/**
 * Who was erased, by id and purposes alone, beside the stores and not in them: an older backup of the stores does not know it, and what is
 * brought back from one is erased again by this list before anybody is answered.
 */
export class ErasureList {
  constructor(private readonly files: Files) {}

  /** Durable when it resolves; again is nothing. */
  async note(userId: string, purposes: readonly Purpose[]): Promise<void> {
    await this.files.put(keyOf(userId), Buffer.from(JSON.stringify({ purposes })), 'application/json');
  }

  async all(): Promise<readonly string[]> {
    const keys = await this.files.list(FOLDER);
    return keys.map((key) => key.slice(FOLDER.length, -'.json'.length));
  }

  /** Of what cannot be read everything goes: better too much than what was promised to be gone. */
  async purposesOf(userId: string): Promise<readonly Purpose[]> {
    const file = await this.files.get(keyOf(userId));
    try {
      return entry.parse(JSON.parse(Buffer.from(file!.bytes).toString('utf8'))).purposes;
    } catch {
      return ['profile', 'messages', 'requests', 'reviews'];
    }
  }
}

const keyOf = (userId: string): string => `${FOLDER}${userId}.json`;
