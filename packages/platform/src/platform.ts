import type { Mail } from './mail.js';
import type { Event } from '@carsi/kernel/event';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { Search } from './search.js';

/**
 * The ports: the only access of the six services and the BFF to the outside. Each has an embedded and a distributed adapter and one
 * contract suite in `testing/` that both pass. Only this package knows which profile runs.
 */
export interface Platform {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: EventLog;
  readonly calls: Calls;
  readonly search: Search;
  readonly cache: Cache;
  readonly files: Files;
  readonly mail: Mail;
  /** The service's own event store; no service can reach another's. `publish` is its border to the log. */
  store(service: ServiceName, publish: Publish): EventStore;
  /** The service's own rows. */
  collections(service: ServiceName): Collections;
  /** Ends readers, flushes accepted work and closes. */
  stop(): Promise<void>;
}

export const services = ['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'] as const;
export type ServiceName = (typeof services)[number];

export interface Clock {
  now(): Date;
  /** Calls back once after `ms` of this clock; the result cancels it. */
  after(ms: number, callback: () => void): () => void;
}

export interface Ids {
  /** A new id, sortable by time (UUIDv7). */
  next(): string;
}

// --- event store ----------------------------------------------------------------------------------------------------------

/** The result of one command, atomic. `version` counts the commits of a stream from 1. */
export interface Commit<E extends Event = Event> {
  readonly stream: string;
  readonly version: number;
  readonly events: readonly E[];
  readonly by: string | null;
  readonly at: string;
  readonly commandId: string;
  /** Fingerprint of the request behind a client's commandId; older commits, and the system's own, have none. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly causationId?: string;
}

/** A commit with its position in the service's order: unique, gapless from 1, and assigned only after the commit. */
export interface PositionedCommit<E extends Event = Event> extends Commit<E> {
  readonly position: number;
}

export interface Append<E extends Event = Event> extends Omit<Commit<E>, 'stream' | 'version'> {
  /** Names that only one stream of the service may hold (`slug:ada-kebap`), until they are released. */
  readonly reservations?: readonly string[];
  readonly releases?: readonly string[];
}

export interface EventStore {
  /**
   * Durable when it resolves. A repeated commandId returns the first result and writes nothing; with another fingerprint it throws
   * KeyReused. Throws StreamMoved when another command came first, ReservationConflict when a name is held, StoreUnavailable when it
   * cannot be written now, Unstorable when no store could accept the events.
   */
  append<E extends Event>(stream: string, expectedVersion: number, append: Append<E>): Promise<Appended<E>>;
  /** The commits of a stream with a version above `after`, in order. */
  read<E extends Event>(stream: string, after?: number): Promise<readonly Commit<E>[]>;
  /** Commits of several streams in one read; an empty stream is omitted. */
  readStreams<E extends Event>(streams: readonly string[]): Promise<ReadonlyMap<string, readonly Commit<E>[]>>;
  /** Up to `limit` commits with a position above `after`, in order and without a gap. */
  readAll<E extends Event>(after: number, limit: number): Promise<readonly PositionedCommit<E>[]>;
  /** The highest position so far, 0 at the start. */
  head(): Promise<number>;
  /** Calls back soon after new positions exist; possibly late, early, or once for many. */
  onAppended(wake: () => void): () => void;
  /** Resolves with the position of a commit once it has one. */
  positionOf(stream: string, version: number): Promise<number>;
}

export interface Appended<E extends Event = Event> {
  readonly version: number;
  readonly events: readonly E[];
  /** True for a repeated commandId: `events` are those of the first time. */
  readonly repeated: boolean;
}

/** Maps an event to its published form, or to nothing. Published shapes are those of contracts. */
export type Publish = (event: Event, commit: Commit) => Event | undefined;

export class StreamMoved extends Error {
  override readonly name = 'StreamMoved';
}
export class ReservationConflict extends Error {
  override readonly name = 'ReservationConflict';
  readonly reservation: string;
  constructor(reservation: string) {
    super(`The claim ${reservation} is held by another stream.`);
    this.reservation = reservation;
  }
}
/** A store, broker or engine cannot be reached: temporary, try again. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

// --- event log ------------------------------------------------------------------------------------------------------------

/** What one commit published, or one piece of telemetry. `position` grows within a partition and never repeats. */
export interface LogRecord<E extends Event = Event> {
  readonly topic: string;
  readonly partition: number;
  readonly position: number;
  /** The stream, or the company for telemetry: records of one key stay in order. */
  readonly key: string;
  readonly at: string;
  readonly by: string | null;
  readonly events: readonly E[];
}

export interface EventLog {
  /** Telemetry: durable when it resolves, at least once. Only for topics without an event store behind them. */
  append(topic: string, records: readonly Pick<LogRecord, 'key' | 'at' | 'by' | 'events'>[]): Promise<void>;
  /**
   * Deletes telemetry before `at`, from the oldest record to the first younger one. Absent where the log does so itself, at the
   * earliest 400 days after the append.
   */
  deleteBefore?(topic: string, at: Date): Promise<void>;
  read(reader: LogReader): Promise<Subscription>;
}

export interface LogReader {
  readonly topic: string;
  /** A constant: it is the checkpoint. */
  readonly name: string;
  /** competing: one of the replicas, from its checkpoint. broadcast: every instance, from now on, without one. */
  readonly kind: 'competing' | 'broadcast';
  /** Where a competing reader without a checkpoint starts. */
  readonly from?: 'origin' | 'now';
  /** True if its effects are rows that can be rebuilt, and its checkpoint with them. */
  readonly derived?: boolean;
  /** Records of one partition, in order, at least once: the checkpoint moves after it. If it throws, they come again after a pause. */
  handle(batch: readonly LogRecord[]): Promise<void>;
  /** Broadcast only: records may have been missed, so everything derived from them must be dropped. */
  onGap?(): void;
}

export interface Subscription {
  /** The number of unread records (or offsets) of the topic. */
  lag(): Promise<number>;
  /** Ends after the current batch. */
  stop(): Promise<void>;
}

// --- collections ----------------------------------------------------------------------------------------------------------

/** A stored row: `v` counts its writes, `marks` hold the highest position seen per source; neither is content. */
export interface Stored<Row> {
  readonly id: string;
  readonly v: number;
  readonly marks: Readonly<Record<string, number>>;
  /** Undefined: a tombstone. It stores its marks, so that a late event does not bring the row back. */
  readonly row: Row | undefined;
}

/** Written only if the row still has `v` (0: does not exist yet). */
export type Write<Row> = Stored<Row>;

export type Scalar = string | number | boolean | null;
export type Condition =
  | Scalar
  | {
      readonly in?: readonly Scalar[];
      readonly gt?: Scalar;
      readonly gte?: Scalar;
      readonly lt?: Scalar;
      readonly lte?: Scalar;
    };

export interface Find {
  /** Dotted paths into the row → what they must be. Tombstones are never found. */
  readonly where?: Readonly<Record<string, Condition>>;
  readonly sort?: readonly (readonly [path: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

export interface CollectionOptions {
  /** Each a list of dotted paths; a find whose condition and order no index covers is refused in tests. */
  readonly indexes?: readonly (readonly string[])[];
  /** True for rows that cannot be derived from events (accounts, tokens): they are in the backup and durable when written. */
  readonly source?: boolean;
  /** True for rows that can neither be derived nor be in a backup (the salt of a day): durable when written. */
  readonly synced?: boolean;
}

export interface Collection<Row> {
  load(ids: readonly string[]): Promise<ReadonlyMap<string, Stored<Row>>>;
  find(find: Find): Promise<readonly { readonly id: string; readonly row: Row }[]>;
  count(where?: Find['where']): Promise<number>;
  /** By their value at `path`; an index has the paths of `where`, then this one. */
  countBy(path: string, where: Find['where']): Promise<ReadonlyMap<Scalar, number>>;
  /** Writes a batch; returns the ids that had moved and were not written. Throws Unstorable before it writes any. */
  write(rows: readonly Write<Row>[]): Promise<readonly string[]>;
  /** Every row by id, tombstones too, in chunks. */
  scan(): AsyncIterable<readonly Stored<Row>[]>;
  /** Only for tombstones without marks: deletes those that a call `graceMs` before `now` (epoch milliseconds) had marked. */
  purge(now: number, graceMs: number): Promise<void>;
  clear(): Promise<void>;
}

export interface Collections {
  open<Row>(name: string, options?: CollectionOptions): Promise<Collection<Row>>;
  drop(name: string): Promise<void>;
  names(): Promise<readonly string[]>;
}

// --- requests -------------------------------------------------------------------------------------------------------------

export interface CallContext {
  /** The unverified access token; the service verifies it and checks permissions. */
  readonly token?: string;
  readonly requestId: string;
  readonly traceparent?: string;
  /** Epoch milliseconds after which the caller no longer waits. */
  readonly deadline: number;
  /** Generated by the BFF, from the Idempotency-Key if there is one: the commandId of the request's commands. */
  readonly commandId: string;
  /** With an Idempotency-Key: hash of the request. */
  readonly fingerprint?: string;
}

export interface Calls {
  /** Throws Refused for a refusal, CallTimeout after the deadline, ServiceUnavailable when nothing answers. */
  call<Answer>(service: ServiceName, pattern: string, body: unknown, context: CallContext): Promise<Answer>;
  /** The Nest transport strategy that answers for `service`. */
  server(service: ServiceName): CustomTransportStrategy;
}

/** A refusal on the wire and at the caller: code, status and Turkish sentence from the service's table. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** Parses the error of a service's filter, from either transport. */
  static from(wire: unknown): Refused | undefined {
    if (wire instanceof Refused) return wire;
    if (wire === null || typeof wire !== 'object') return undefined;
    const { code, status, message, details } = wire as Record<string, unknown>;
    if (typeof code !== 'string' || typeof status !== 'number' || typeof message !== 'string') return undefined;
    return new Refused(code, status, message, (details as Record<string, unknown>) ?? {});
  }
}

export class ServiceUnavailable extends Error {
  override readonly name = 'ServiceUnavailable';
}
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout';
}

// --- cache, files, mail ---------------------------------------------------------------------------------------------------

/** For data that may be lost: rate limits, forecasts, presence, signals. */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Sets it only if absent; returns whether it did. */
  add(key: string, value: string, ttlMs: number): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** A counter that starts with its first increment and expires `windowMs` later. */
  increment(key: string, windowMs: number): Promise<{ readonly count: number; readonly resetsInMs: number }>;
  signal(channel: string, message: unknown): Promise<void>;
  onSignal(channel: string, handle: (message: unknown) => void): Promise<() => Promise<void>>;
}

export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string } | undefined>;
  delete(key: string): Promise<void>;
  list(prefix: string): Promise<readonly string[]>;
}

export type { Mail, MailMessage } from './mail.js';
