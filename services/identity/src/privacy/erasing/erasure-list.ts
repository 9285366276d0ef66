import type { Files } from '@carsi/platform/platform';
import { z } from 'zod';
import type { Purpose } from '../../user/events.js';

const FOLDER = 'erasures/';
const entry = z.object({ purposes: z.array(z.enum(['profile', 'messages', 'requests', 'reviews'])) });

/**
 * The erased people, by id and purposes only. It is stored beside the stores: an older backup does not contain it, and people
 * restored by one are erased again by this list before any call is answered.
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

  /** An unreadable entry means all purposes: too much is better than data that was promised to be erased. */
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
