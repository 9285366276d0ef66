import type { Event } from '@carsi/kernel/event';
import {
  ReservationConflict,
  StreamMoved,
  type Append,
  type Appended,
  type EventStore,
  type PositionedCommit,
} from '../../platform.js';
import { KeyReused } from '../../refused-writes.js';
import { byStream } from '../../events/by-stream.js';
import { assertStorableEvents, storedText } from '../../storable.js';
import { headOf, release, toCommit, type CommitDocument, type Commits } from './commits.js';
import { isDuplicateKey, orUnavailable } from './mongo.js';
import type { Sequencer } from './sequencer.js';

/** Number of cached stream versions, so that an append after a read need not check that its version exists. */
const REMEMBERED = 50_000;

/**
 * The event store on MongoDB: one document per append, and one insert is transaction, idempotency and uniqueness, by three
 * unique indexes on (stream, version), (stream, commandId) and claims. There are no multi-document transactions.
 *
 *   inserted, pending  →  positioned by the sequencer  →  published
 *
 * Guarantee: an acknowledged append is on the disks of a majority; a commandId writes once per stream; a reservation has one holder.
 * Trade: releasing a reservation is a second write. It happens before the answer, again when the command is repeated, and at the
 * latest in the sequencer. A crash can delay the release for a moment and never gives a name twice.
 */
export const createMongoEventStore = (commits: Commits, sequencer: Sequencer): EventStore => {
  const versions = new Map<string, number>();
  const remember = (stream: string, version: number): void => {
    const known = versions.get(stream) ?? 0;
    versions.delete(stream);
    versions.set(stream, Math.max(known, version));
    if (versions.size > REMEMBERED) versions.delete(versions.keys().next().value!);
  };

  const repeated = async <E extends Event>(
    stream: string,
    { commandId, fingerprint }: Append<E>,
  ): Promise<Appended<E> | undefined> => {
    const before = await commits.findOne({ stream, commandId }).lean<CommitDocument>();
    if (!before) return undefined;
    KeyReused.assertSame(before, fingerprint);
    await release(commits, before);
    return { version: before.version, events: before.events as readonly E[], repeated: true };
  };

  /** An append after a missing version would leave a hole in the stream for ever. */
  const assertVersionExists = async (stream: string, version: number): Promise<void> => {
    if (version === 0 || (versions.get(stream) ?? 0) >= version) return;
    if (!(await commits.exists({ stream, version })))
      throw new StreamMoved(`${stream} does not stand at ${version} yet.`);
    remember(stream, version);
  };

  const append = async <E extends Event>(stream: string, expected: number, data: Append<E>): Promise<Appended<E>> => {
    try {
      await assertVersionExists(stream, expected);
    } catch (error) {
      const before = await repeated<E>(stream, data);
      if (before) return before;
      throw error;
    }
    const version = expected + 1;
    for (let claims = data.reservations ?? []; ;) {
      try {
        await commits.collection.insertOne(documentOf(stream, version, data, claims) as never);
        break;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // The server reports any violated index first. Our order: the same command, then the version, then reservations.
        const before = await repeated<E>(stream, data);
        if (before) return before;
        if (isDuplicateKey(error, 'stream_version') || (await commits.exists({ stream, version })))
          throw new StreamMoved(`${stream} no longer stands at ${expected}.`);
        claims = await withoutOwn(commits, stream, claims);
      }
    }
    remember(stream, version);
    await release(commits, { stream, version, ...data });
    sequencer.wake();
    return { version, events: data.events, repeated: false };
  };

  return {
    append: async (stream, expected, data) => {
      assertStorableEvents(data.events);
      return orUnavailable(append(stream, expected, data));
    },
    read: async <E extends Event>(stream: string, after = 0) => {
      const found = await orUnavailable(
        commits
          .find({ stream, version: { $gt: after } })
          .sort({ version: 1 })
          .lean<CommitDocument[]>(),
      );
      if (found.length > 0) remember(stream, found.at(-1)!.version);
      return found.map((document) => toCommit<E>(document));
    },
    readStreams: async <E extends Event>(streams: readonly string[]) => {
      const found = await orUnavailable(
        commits
          .find({ stream: { $in: [...streams] } })
          .sort({ stream: 1, version: 1 })
          .lean<CommitDocument[]>(),
      );
      return byStream(found.map((document) => toCommit<E>(document)));
    },
    readAll: async <E extends Event>(after: number, limit: number) => {
      const found = await orUnavailable(
        commits
          .find({ position: { $gt: after } })
          .sort({ position: 1 })
          .limit(limit)
          .lean<CommitDocument[]>(),
      );
      // Positions are written in order, so there is no gap; if there were one, no reader may pass it.
      const gap = found.findIndex(({ position }, index) => position !== after + index + 1);
      return (gap < 0 ? found : found.slice(0, gap)).map((document): PositionedCommit<E> => ({
        ...toCommit<E>(document),
        position: document.position!,
      }));
    },
    head: () => orUnavailable(headOf(commits)),
    onAppended: (wake) => sequencer.onPositions(wake),
    positionOf: (stream, version) => orUnavailable(sequencer.positionOf(stream, version)),
  };
};

const documentOf = <E extends Event>(
  stream: string,
  version: number,
  data: Append<E>,
  claims: readonly string[],
): object => ({
  stream,
  version,
  ...data,
  // As it would be after JSON, so that both profiles give back the same.
  events: JSON.parse(storedText(data.events)) as unknown,
  // An empty list would be a key of the unique index like any other; the stream's own name keeps it from being empty.
  ...(claims.length > 0 ? { claims: [`${stream}@${version}`, ...new Set(claims)] } : { claims: undefined }),
  pending: true,
});

/** The reservations that this stream does not hold yet. Throws ReservationTaken when another stream holds one. */
const withoutOwn = async (commits: Commits, stream: string, claims: readonly string[]): Promise<readonly string[]> => {
  const holders = await commits.find({ claims: { $in: [...claims] } }).lean<CommitDocument[]>();
  const other = holders.find((holder) => holder.stream !== stream);
  if (other) throw new ReservationConflict(claims.find((claim) => other.claims!.includes(claim))!);
  // First completes an own release that a crash interrupted; a name that is still held then needs no second entry.
  const releasing = await commits.find({ stream, releases: { $in: [...claims] } }).lean<CommitDocument[]>();
  for (const commit of releasing) await release(commits, commit);
  const ownCommits = await commits.find({ stream, claims: { $in: [...claims] } }).lean<CommitDocument[]>();
  return claims.filter((claim) => !ownCommits.some((holder) => holder.claims!.includes(claim)));
};
