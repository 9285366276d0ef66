import { createBell } from './bell.js';
import { createLease } from './lease.js';
import { headOf, release, type CommitDocument } from './commits.js';
import { isDuplicateKey, orUnavailable } from './mongo.js';
import { createPublisher, type PublisherOptions } from './publisher.js';

/**
 * Assigns committed documents their position in the one order of the service; the publisher then delivers them to the event log.
 *
 *   pending  →  position n (unique)  →  published
 *
 * Guarantee: positions are gapless, follow the order of every stream and are given only to majority-committed documents, so a reader
 * by position cannot skip. A lease lets one replica do the work; correctness does not depend on it: positions are unique and written
 * one after the other, so a second sequencer with a stale lease finds a document positioned or its position taken, and stops.
 * Trade: a commit is readable by position one or two round trips after it is durable, and up to LOOK_MS later when another
 * replica holds the lease.
 */
export interface Sequencer {
  /** Called after an append of this process. */
  wake(): void;
  onPositions(wake: () => void): () => void;
  positionOf(stream: string, version: number): Promise<number>;
  /** Number of positions that are not in the log yet. */
  backlog(): Promise<number>;
  stop(): Promise<void>;
}

export interface SequencerOptions extends PublisherOptions {
  /** Only tests have more than one. */
  readonly lease?: string;
  /** Number of documents that are positioned in one write. */
  readonly batch?: number;
}

const LOOK_MS = 50;
const REST_MS = 500;
const REMEMBERED = 50_000;

export const createSequencer = (options: SequencerOptions): Sequencer => {
  const { commits, database, clock, logger, batch = 1_000 } = options;
  const lease = createLease(database, options.lease ?? 'lease', clock);
  const wakes = new Set<() => void>();
  const waiting = new Map<string, Set<(position: number) => void>>();
  /** The last positioned version of each stream, as far as this process knows. */
  const positioned = new Map<string, number>();
  const publisher = createPublisher(options, lease);
  const ending = new AbortController();
  const bell = createBell(clock);
  let head: number | undefined;

  const announce = (): void => {
    for (const wake of wakes) wake();
    publisher.wake();
  };

  /** Orders documents by stream version; one whose predecessor is missing waits for the next round. */
  const inOrder = async (pending: readonly CommitDocument[]): Promise<CommitDocument[]> => {
    const streams = Map.groupBy(pending, ({ stream }) => stream);
    for (const group of streams.values()) group.sort((a, b) => a.version - b.version);
    const firsts = [...streams.values()].map(([first]) => first!);
    const unsure = firsts.filter(({ stream, version }) => version > 1 && (positioned.get(stream) ?? 0) < version - 1);
    const predecessors = unsure.map(({ stream, version }) => ({ stream, version: version - 1, position: { $gt: 0 } }));
    const found =
      unsure.length === 0 ? [] : await commits.find({ $or: predecessors }, { stream: 1 }).lean<CommitDocument[]>();
    const ready = new Set(found.map(({ stream }) => stream));
    for (const { stream } of unsure) if (!ready.has(stream)) streams.delete(stream);
    return pending.flatMap(({ stream }) => {
      const group = streams.get(stream);
      const next = group?.shift();
      if (!next) return [];
      // A gap in the batch: the rest of the stream comes with the next round.
      if (group![0] && group![0].version !== next.version + 1) streams.delete(stream);
      return [next];
    });
  };

  /** One round; returns whether there may be more. */
  const sequence = async (): Promise<boolean> => {
    // The head before the pending ones: a document that is pending afterwards can only be given a place above it, and then
    // "already positioned" and "place already taken" together cover every place that this round passes by.
    head ??= await headOf(commits);
    const pending = await commits
      .find({ pending: true }, { events: 0 })
      .limit(batch)
      .lean<(CommitDocument & { _id: never })[]>();
    if (pending.length === 0) return false;
    const ordered = (await inOrder(pending)) as typeof pending;
    if (ordered.length === 0) return false;
    const first = head + 1;
    const updates = ordered.map(({ _id }, index) => ({
      updateOne: {
        filter: { _id, pending: true },
        update: { $set: { position: first + index }, $unset: { pending: '' } },
      },
    }));
    // Ordered: nothing is written behind a taken position, or there would be a gap.
    const { matchedCount } = await commits.collection
      .bulkWrite(updates as never, { ordered: true })
      .catch((error: unknown) => {
        head = undefined;
        if (isDuplicateKey(error, 'position')) return { matchedCount: 0 };
        throw error;
      });
    if (matchedCount === ordered.length) {
      head = first + ordered.length - 1;
      ordered.forEach((commit, index) => settled(commit, first + index));
    } else {
      if (head !== undefined) await fillHoles(first, first + ordered.length - 1);
      head = undefined;
    }
    for (const commit of ordered) await release(commits, commit);
    announce();
    return matchedCount < ordered.length || pending.length === batch;
  };

  /**
   * A stale primary may have shown us documents as pending that were positioned long ago; the places kept for them are then
   * empty. Readers stop at a hole, so nothing was skipped; a commit without events closes it.
   */
  const fillHoles = async (first: number, last: number): Promise<void> => {
    const found = await commits
      .find({ position: { $gte: first, $lte: last } }, { position: 1 })
      .lean<CommitDocument[]>();
    const used = new Set(found.map(({ position }) => position!));
    for (let position = first; position < Math.max(...used); position++) {
      if (used.has(position)) continue;
      const nothing = { commandId: 'none', correlationId: 'none', by: null, at: clock.now().toISOString(), events: [] };
      await commits.collection
        .insertOne({ stream: `hole-${position}`, version: 1, ...nothing, position } as never)
        .catch((error: unknown) => (isDuplicateKey(error) ? undefined : Promise.reject(error)));
    }
  };

  const settled = ({ stream, version }: CommitDocument, position: number): void => {
    positioned.delete(stream);
    positioned.set(stream, version);
    if (positioned.size > REMEMBERED) positioned.delete(positioned.keys().next().value!);
    const key = `${stream}@${version}`;
    for (const resolve of waiting.get(key) ?? []) resolve(position);
    waiting.delete(key);
  };

  const sequencing = async (): Promise<void> => {
    let lastHead = 0;
    while (!ending.signal.aborted) {
      try {
        if (await orUnavailable(lease.hold())) {
          if (await orUnavailable(sequence())) continue;
        } else {
          head = undefined;
          // Another replica sequences: our readers find new positions by polling.
          const now = wakes.size > 0 || waiting.size > 0 ? await orUnavailable(headOf(commits)) : lastHead;
          if (now > lastHead) announce();
          lastHead = now;
        }
      } catch (error) {
        head = undefined;
        logger.warn({ err: error }, 'commits wait for their positions');
        await bell.wait(REST_MS);
      }
      if (!ending.signal.aborted) await bell.wait(LOOK_MS);
    }
  };

  const running = sequencing();

  return {
    wake: () => bell.ring(),
    onPositions: (wake) => {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    positionOf: async (stream, version) => {
      const key = `${stream}@${version}`;
      for (;;) {
        const { promise, resolve } = Promise.withResolvers<number>();
        const cancel = clock.after(LOOK_MS, () => resolve(0));
        waiting.set(key, (waiting.get(key) ?? new Set()).add(resolve));
        try {
          // Read after the listener was registered, so that a position assigned meanwhile is not missed.
          const document = await commits.findOne({ stream, version }, { position: 1 }).lean<CommitDocument>();
          if (!document) throw new Error(`${stream} has no version ${version}.`);
          const position = document.position ?? (await promise);
          if (position > 0) return position;
        } finally {
          cancel();
          waiting.get(key)?.delete(resolve);
          if (waiting.get(key)?.size === 0) waiting.delete(key);
        }
        if (ending.signal.aborted) throw new Error('the event store is closed');
      }
    },
    backlog: () => publisher.backlog(),
    stop: async () => {
      ending.abort();
      bell.ring();
      await running;
      await publisher.stop();
      await lease.release().catch(() => undefined);
    },
  };
};
