import type { Command, Event } from '@carsi/kernel/event';
import type { Decider } from '@carsi/kernel/decider';
import { isOfClient } from '../client-command.js';
import { StreamMoved, type Clock, type EventStore } from '../platform.js';
import { KeyReused } from '../refused-writes.js';
import { sleep } from '../clock.js';
import { LruMap } from './lru-map.js';

/** The unique names that an aggregate holds in its service: which ones a decision reserves and releases. */
export interface Reservations {
  readonly reservations?: readonly string[];
  readonly releases?: readonly string[];
}

export interface Aggregate<State, C extends Command, E extends Event> extends Decider<State, C, E> {
  /** Streams are `<name>-<id>`. */
  readonly name: string;
  reservations?(events: readonly E[], before: State): Reservations;
}

export interface Decided<State, E> {
  /** Undefined when nothing was written. */
  readonly version: number;
  readonly state: State;
  readonly events: readonly E[];
}

export interface Commands<State, C extends Command> {
  /**
   * Throws Refusal, StoreUnavailable when it cannot be written now, KeyReused for a client's commandId of another command. A
   * repeated commandId writes nothing. `fresh` when the stream is believed not to exist: it is not read first, which halves the cost
   * of a creation; if it exists it is read after all.
   */
  run(id: string, command: C, options?: { readonly fresh?: boolean }): Promise<Decided<State, Event>>;
  state(id: string): Promise<{ readonly version: number; readonly state: State }>;
}

const DEADLINE_MS = 2_000;
/** Cached states of each aggregate; a long import leaves its last ones behind. */
const CACHED_STREAMS = 2_000;

/**
 * Runs commands: read commits newer than the cached state, decide, append at that version. Commands on one stream are queued in this
 * process. When another process was first they decide again, after a random pause, until the deadline.
 */
export const commandsOf = <State, C extends Command, E extends Event>(
  aggregate: Aggregate<State, C, E>,
  store: EventStore,
  clock: Clock,
): Commands<State, C> => {
  const cache = new LruMap<string, { version: number; state: State }>(CACHED_STREAMS);
  const queues = new Map<string, Promise<unknown>>();

  const current = async (stream: string): Promise<{ version: number; state: State }> => {
    const known = cache.get(stream) ?? { version: 0, state: aggregate.initial };
    const newer = await store.read<E>(stream, known.version);
    if (newer.length === 0) return known;
    const state = newer.flatMap(({ events }) => events).reduce(aggregate.evolve, known.state);
    const now = { version: newer.at(-1)!.version, state };
    cache.set(stream, now);
    return now;
  };

  const attempt = async (stream: string, command: C, fresh: boolean): Promise<Decided<State, E>> => {
    const { version, state } = fresh ? { version: 0, state: aggregate.initial } : await current(stream);
    const events = aggregate.decide(command, state);
    if (events.length === 0) return { version, state, events };
    const { by, at, commandId, correlationId, causationId } = command.meta;
    const fingerprint = fingerprintOf(command);
    const appended = await store.append(stream, version, {
      events,
      by,
      at,
      commandId,
      correlationId,
      ...(fingerprint !== undefined && { fingerprint }),
      ...(causationId !== undefined && { causationId }),
      ...aggregate.reservations?.(events, state),
    });
    if (appended.repeated) return { ...(await current(stream)), events: appended.events };
    const after = { version: appended.version, state: events.reduce(aggregate.evolve, state) };
    cache.set(stream, after);
    return { ...after, events };
  };

  /** The result of a repeated command, although its decision would now refuse: the events of the first time. */
  const answeredBefore = async (stream: string, command: C): Promise<Decided<State, E> | undefined> => {
    const before = (await store.read<E>(stream)).find((commit) => commit.commandId === command.meta.commandId);
    if (before) KeyReused.assertSame(before, fingerprintOf(command));
    return before && { ...(await current(stream)), events: before.events };
  };

  const insist = async (stream: string, command: C, believedFresh: boolean): Promise<Decided<State, E>> => {
    let fresh = believedFresh;
    const deadline = clock.now().getTime() + DEADLINE_MS;
    for (;;) {
      try {
        return await attempt(stream, command, fresh);
      } catch (error) {
        const mistaken = fresh && error instanceof StreamMoved;
        fresh = false;
        if (mistaken) continue;
        if (!(error instanceof StreamMoved)) {
          const before = await answeredBefore(stream, command);
          if (before) return before;
          throw error;
        }
        if (clock.now().getTime() >= deadline) throw error;
        await sleep(clock, Math.random() * 20);
      }
    }
  };

  return {
    run: (id, command, { fresh = false } = {}) => {
      const stream = `${aggregate.name}-${id}`;
      const queued = (queues.get(stream) ?? Promise.resolve()).then(
        () => insist(stream, command, fresh),
        () => insist(stream, command, fresh),
      );
      queues.set(stream, queued);
      const dequeue = (): void => void (queues.get(stream) === queued && queues.delete(stream));
      queued.then(dequeue, dequeue);
      return queued;
    },
    state: (id) => current(`${aggregate.name}-${id}`),
  };
};

/** An id that a service derived from something else (a link, a message's own id) has no fingerprint. */
const fingerprintOf = ({ meta }: Command): string | undefined =>
  isOfClient(meta.commandId) ? meta.fingerprint : undefined;
