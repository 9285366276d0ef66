import type { Event } from '@carsi/kernel/event';
import {
  ReservationConflict,
  StreamMoved,
  type Append,
  type Appended,
  type Commit,
  type EventStore,
  type PositionedCommit,
} from '@carsi/platform/platform';
import { KeyReused } from '@carsi/platform/refused-writes';
import { byStream } from '@carsi/platform/events/by-stream';
import { sleep } from '@carsi/platform/clock';
import { assertStorableEvents, storedText } from '@carsi/platform/storable';
import type { Disk } from './disk.js';
import type { Life, World } from './world.js';

/** What a service's event store holds. Plain data, so that a seed can begin with a copy. */
export interface StoreState {
  readonly streams: Map<string, { commit: Commit; synced: boolean; position?: number }[]>;
  readonly positioned: PositionedCommit[];
  readonly claims: Map<string, string>;
}
export const emptyStore = (): StoreState => ({ streams: new Map(), positioned: [], claims: new Map() });

/**
 * The server behind an event store. Commits get their positions later than they are written, one after the other, in an order
 * that keeps each stream's and no other: a reader by position sees other keys in another order than they were answered.
 */
export class StoreServer {
  readonly #wakes = new Map<() => void, Life>();
  #pending: string[] = [];
  onPositioned = (): void => undefined;

  constructor(
    readonly state: StoreState,
    private readonly world: World,
    private readonly disk: Disk,
  ) {}

  get isSettled(): boolean {
    return this.#pending.length === 0;
  }

  /** The store as one process reaches it. */
  for(life: Life): EventStore {
    const { world, disk, state } = this;
    const synced = (stream: string) => (state.streams.get(stream) ?? []).filter((entry) => entry.synced);
    return {
      append: async <E extends Event>(stream: string, expected: number, append: Append<E>) => {
        assertStorableEvents(append.events);
        return world.call(life, `append ${stream}`, () => this.#append(stream, expected, append), disk);
      },
      read: async <E extends Event>(stream: string, after = 0) =>
        world.call(life, `read ${stream}`, () =>
          synced(stream).flatMap(({ commit }) => (commit.version > after ? [commit as Commit<E>] : [])),
        ),
      readStreams: async <E extends Event>(streams: readonly string[]) =>
        world.call(life, 'read streams', () =>
          byStream([...new Set(streams)].flatMap((stream) => synced(stream).map(({ commit }) => commit as Commit<E>))),
        ),
      readAll: async <E extends Event>(after: number, limit: number) =>
        world.call(life, 'read by position', () => {
          const most = world.random.chance(0.3) ? Math.min(limit, 1 + world.random.below(10)) : limit;
          return state.positioned.slice(after, after + most) as PositionedCommit<E>[];
        }),
      head: () => world.call(life, 'head', () => state.positioned.length),
      onAppended: (wake) => {
        this.#wakes.set(wake, life);
        life.mourners.add(() => this.#wakes.delete(wake));
        return () => this.#wakes.delete(wake);
      },
      positionOf: async (stream, version) => {
        for (;;) {
          const position = await world.call(life, `position of ${stream}`, () => {
            const entry = synced(stream)[version - 1];
            if (!entry) throw new Error(`${stream} has no version ${version}.`);
            return entry.position;
          });
          if (position !== undefined) return position;
          await sleep(world.clockOf(life), 20);
        }
      },
    };
  }

  #append<E extends Event>(stream: string, expected: number, append: Append<E>): Appended<E> {
    const { streams, claims } = this.state;
    const commits = streams.get(stream) ?? [];
    const { events, by, at, commandId, fingerprint, correlationId, causationId } = append;
    const before = commits.find(({ commit }) => commit.commandId === commandId)?.commit;
    if (before) KeyReused.assertSame(before, fingerprint);
    if (before) return { version: before.version, events: before.events as readonly E[], repeated: true };
    if (commits.length !== expected)
      throw new StreamMoved(`${stream} stands at ${commits.length}, not at ${expected}.`);
    for (const claim of append.reservations ?? [])
      if ((claims.get(claim) ?? stream) !== stream) throw new ReservationConflict(claim);
    const version = expected + 1;
    const commit: Commit = JSON.parse(
      storedText({ stream, version, events, by, at, commandId, fingerprint, correlationId, causationId }),
    ) as Commit;
    const taken = (append.reservations ?? []).filter((claim) => !claims.has(claim));
    const given = (append.releases ?? []).filter((claim) => claims.get(claim) === stream);
    for (const claim of append.reservations ?? []) claims.set(claim, stream);
    for (const claim of given) claims.delete(claim);
    const entry = { commit, synced: false };
    streams.set(stream, commits);
    commits.push(entry);
    this.disk.did(() => {
      commits.splice(commits.indexOf(entry), 1);
      for (const claim of taken) claims.delete(claim);
      for (const claim of given) claims.set(claim, stream);
    });
    this.disk.whenSynced(() => {
      entry.synced = true;
      this.#pending.push(stream);
      this.world.later('sequence', () => this.#position());
    });
    return { version, events, repeated: false };
  }

  /** Gives the next of one stream its place. */
  #position(): void {
    const { random } = this.world;
    const [stream] = this.#pending.splice(random.below(this.#pending.length), 1);
    const entry = this.state.streams.get(stream!)!.find(({ synced, position }) => synced && position === undefined)!;
    entry.position = this.state.positioned.length + 1;
    this.state.positioned.push({ ...entry.commit, position: entry.position });
    // A wake-up may be lost: readers look for themselves now and then.
    for (const [wake, { alive }] of this.#wakes) if (alive && random.chance(0.8)) wake();
    this.onPositioned();
  }
}
