import type { Event } from '@carsi/kernel/event';
import {
  ReservationTaken,
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

/** How many streams' versions are remembered, so that an append after a read need not look whether its version exists. */
const REMEMBERED = 50_000;

/**
 * The event store on MongoDB: one document per append, and one insert is transaction, idempotency and uniqueness, by three
 * unique indexes on (stream, version), (stream, commandId) and claims. There are no multi-document transactions.
 *
 *   inserted, pending  →  positioned by the sequencer  →  published
 *
 * Guarantee: what `append` answered is on a majority's disks; a commandId writes once per stream; a claim has one holder.
 * Trade: releasing a claim is a second write. It is done before the answer, again by whoever repeats the command, and at the
 * latest by the sequencer; until then the name stays taken, so a crash can hold a name for a moment and never give it twice.
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

  /** A version that nobody has written cannot be followed: the stream would have a hole for ever. */
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
        // Which index speaks first is the server's choice. Ours: the same command, then the version, then the claims.
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
      // Positions are written in order, so a gap cannot be seen; were it seen, nobody may read past it.
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
  // An empty list would be a key of the unique index like any other; the own name in front keeps it from ever being empty.
  ...(claims.length > 0 ? { claims: [`${stream}@${version}`, ...new Set(claims)] } : { claims: undefined }),
  pending: true,
});

/** The claims that this stream does not hold already. Throws ReservationTaken when another stream holds one. */
const withoutOwn = async (commits: Commits, stream: string, claims: readonly string[]): Promise<readonly string[]> => {
  const holders = await commits.find({ claims: { $in: [...claims] } }).lean<CommitDocument[]>();
  const other = holders.find((holder) => holder.stream !== stream);
  if (other) throw new ReservationTaken(claims.find((claim) => other.claims!.includes(claim))!);
  // A release of our own that a crash cut short is finished first; what is then still held needs no second entry.
  const releasing = await commits.find({ stream, releases: { $in: [...claims] } }).lean<CommitDocument[]>();
  for (const commit of releasing) await release(commits, commit);
  const ownCommits = await commits.find({ stream, claims: { $in: [...claims] } }).lean<CommitDocument[]>();
  return claims.filter((claim) => !ownCommits.some((holder) => holder.claims!.includes(claim)));
};
