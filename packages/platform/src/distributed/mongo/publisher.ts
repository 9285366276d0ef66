import type { Connection } from 'mongoose';
import type { Clock, PositionedCommit } from '../../platform.js';
import type { Logger } from '../../logging.js';
import { createBell } from './bell.js';
import { headOf, toCommit, type CommitDocument, type Commits } from './commits.js';
import type { Lease } from './lease.js';
import { orUnavailable } from './mongo.js';

/**
 * Delivers positioned commits to the event log, in order.
 *
 *   position n  →  delivered and acknowledged  →  published ≥ n
 *
 * Guarantee: at least once, and first deliveries are in order, also when two holders of a stale lease overlap: each delivers from
 * the checkpoint, and the checkpoint moves only after the log has acknowledged.
 */
export interface Publisher {
  wake(): void;
  /** Number of positions that are not in the log yet. */
  backlog(): Promise<number>;
  stop(): Promise<void>;
}

export interface PublisherOptions {
  readonly commits: Commits;
  readonly database: Connection;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  /** Resolves when they are durable in the log. */
  readonly deliver: (commits: readonly PositionedCommit[]) => Promise<void>;
}

const REST_MS = 500;
const BATCH = 500;

export const createPublisher = (options: PublisherOptions, lease: Lease): Publisher => {
  const { commits, database, clock, logger, deliver } = options;
  const control = database.collection<{ _id: string; position: number }>('sequencer');
  const ending = new AbortController();
  const bell = createBell(clock);
  let term: number | undefined;
  let published = 0;

  const publishedSoFar = async (): Promise<number> => (await control.findOne({ _id: 'published' }))?.position ?? 0;

  /** Delivers one batch; returns whether there may be more. */
  const publish = async (): Promise<boolean> => {
    const now = lease.term();
    if (now === undefined) return false;
    // Another replica may have held the lease in between: only the stored checkpoint counts.
    if (term !== now) published = await orUnavailable(publishedSoFar());
    term = now;
    const above = { position: { $gt: published } };
    const found = await orUnavailable(
      commits.find(above).sort({ position: 1 }).limit(BATCH).lean<CommitDocument[]>().exec(),
    );
    if (found.length === 0) return false;
    await deliver(found.map((document) => ({ ...toCommit(document), position: document.position! })));
    published = found.at(-1)!.position!;
    // After the acknowledgement, or a crash between the two would lose records. $max: a stale holder moves nothing back.
    await orUnavailable(control.updateOne({ _id: 'published' }, { $max: { position: published } }, { upsert: true }));
    return true;
  };

  const loop = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        if (await publish()) continue;
      } catch (error) {
        term = undefined;
        logger.warn({ err: error }, 'commits wait for the event log');
      }
      if (!ending.signal.aborted) await bell.wait(REST_MS);
    }
  };
  const running = loop();

  return {
    wake: () => bell.ring(),
    backlog: async () => (await headOf(commits)) - (await publishedSoFar()),
    stop: async () => {
      ending.abort();
      bell.ring();
      await running;
    },
  };
};
