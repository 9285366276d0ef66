import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationIdOf } from '@carsi/messaging/conversation/ids';
import { hostLongConversations } from '@carsi/messaging/testing/long-conversation';
import { quantile } from '../support/table.js';

const TIMES = 400;

/** Milliseconds, p95, of opening a conversation at its end and somewhere in the middle: one of 10,000 messages, and one of 200. */
export const benchLongConversation = async (): Promise<{ readonly long: number; readonly short: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-long-'));
  const { messaging, as, stop } = await hostLongConversations(folder, { ayse: 10_000, can: 200 });
  const opening = async (personId: string, length: number): Promise<number> => {
    const conversationId = conversationIdOf('kebap', personId);
    const samples: number[] = [];
    for (let n = -50; n < TIMES; n++) {
      const before = n % 2 === 0 ? {} : { before: 51 + ((n * 37 + 5_000) % (length - 50)) };
      const begun = performance.now();
      await messaging.messages({ conversationId, limit: 50, ...before }, as(personId));
      if (n >= 0) samples.push(performance.now() - begun);
    }
    return quantile(
      samples.toSorted((a, b) => a - b),
      0.95,
    );
  };
  try {
    return { short: await opening('can', 200), long: await opening('ayse', 10_000) };
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
