import type { Logger } from '../logging.js';
import type { Clock, Collection, Collections, EventLog, EventStore, LogRecord, Subscription } from '../platform.js';
import { apply, applyToBuffer, flushBuffer, type Applied, type WriteBuffer, type RowCache } from './apply.js';
import type { Delivery } from './fold.js';
import { LruMap } from './lru-map.js';
import type { Faults } from './faults.js';
import type { AnyReadModel } from './definition.js';
import { collectionOf, type Pointer } from './generation-pointers.js';
import { CopyNotifier } from './copy-notifier.js';

interface Parts {
  readonly store: EventStore;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly checkpoints: Collection<{ position: number }>;
  readonly faults: Faults;
  /** Wakes callers that wait for a position. */
  readonly advanced: () => void;
}

const BATCH = 500;
/** Cached rows of each projection: a row that is written again soon is not loaded. */
const CACHED_ROWS = 3_000;
/** Rows that a rebuild changes in memory before it writes them: a day of a busy directory. */
const BUFFERED_ROWS = 10_000;
/** Poll interval for appends of other replicas; own appends wake the loop. */
const LOOK_MS = 500;

/**
 * One generation of a projection's rows, kept up to date from its sources. Own events are read from the store by position with a
 * shared checkpoint, others' from the log under a consumer name of this generation. Every replica may do the work: a row skips
 * events that it has. A rebuild is the only writer of its generation: it buffers rows in memory, so that a row is written once for
 * all events of its day. An interrupted rebuild is never continued; the next one gets another number.
 */
export class Generation {
  /** False during a rebuild: secondary copies are not notified of rows that nobody can read yet. */
  live = false;
  /** The faults of a running rebuild itself, which its code does not repair. */
  met: Set<string> | undefined;
  readonly #rowCache: RowCache<unknown> = new LruMap(CACHED_ROWS);
  /** Set while a rebuild fills this generation, from the first event and in one process. */
  #writeBuffer: WriteBuffer<unknown> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #subscriptions: Subscription[] = [];
  #ending = new AbortController();
  #loop: Promise<void> | undefined;
  /** For the store's rows; a topic's batch ends when its rows have been delivered. */
  readonly #notifier: CopyNotifier | undefined;

  private constructor(
    readonly definition: AnyReadModel,
    readonly pointer: Pointer,
    readonly collection: Collection<unknown>,
    private applied: number,
    private readonly parts: Parts,
  ) {
    const { afterWrite: notify } = definition;
    const save = (position: number): Promise<void> => this.#saveCheckpoint(position);
    const { clock, logger, advanced } = parts;
    this.#notifier =
      notify && new CopyNotifier(applied, { notify, save, advanced, clock, logger, signal: this.#ending.signal });
  }

  static async open(
    definition: AnyReadModel,
    pointer: Pointer,
    collections: Collections,
    parts: Parts,
    { empty }: { empty: boolean },
  ): Promise<Generation> {
    const { projection, indexes = [] } = definition;
    const collection = await collections.open<unknown>(collectionOf(projection.name, pointer), { indexes });
    const id = checkpointOf(projection.name, pointer);
    if (empty) await collection.clear();
    const checkpoint = empty ? undefined : (await parts.checkpoints.load([id])).get(id)?.row;
    const generation = new Generation(definition, pointer, collection, checkpoint?.position ?? 0, parts);
    if (empty) {
      generation.#writeBuffer = new Map();
      generation.met = new Set();
    }
    return generation;
  }

  /** True if it was stopped and another may be opened in its place. */
  get isResting(): boolean {
    return this.#ending.signal.aborted;
  }

  /** The highest own position that the rows contain. */
  get position(): number {
    return this.applied;
  }

  /** The highest own position that has been delivered to secondary copies. */
  get notified(): number {
    return this.#notifier?.position ?? this.applied;
  }

  get readsStore(): boolean {
    return this.definition.sources.includes('store');
  }

  /** Per topic, the number of unread records. */
  lags(): Promise<readonly number[]> {
    return Promise.all(this.#subscriptions.map((subscription) => subscription.lag()));
  }

  /** Reads from the checkpoints: the own store in a loop, topics by subscription. */
  async follow(): Promise<void> {
    const { projection, sources } = this.definition;
    const read = async (topic: string): Promise<void> => {
      const subscription = await this.parts.log.read({
        topic,
        name: `${projection.name}.g${this.pointer.generation}.${topic}`,
        kind: 'competing',
        from: 'origin',
        derived: true,
        handle: async (records) => {
          const rows = await this.#apply(`${topic}/${records[0]!.partition}`, records.map(toDelivery));
          if (rows.length > 0) await this.definition.afterWrite?.(rows);
        },
      });
      this.#subscriptions.push(subscription);
    };
    await Promise.all(sources.filter((source) => source !== 'store').map(read));
    if (this.readsStore) this.#loop = this.#followStore(this.#ending.signal);
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await Promise.all([this.#loop, ...this.#subscriptions.map((subscription) => subscription.stop())]);
    await this.#notifier?.settle();
  }

  /** Flushes the buffer; from now on each batch is written at once. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#writeBuffer) await this.#flushBuffer(this.#writeBuffer);
      this.#writeBuffer = undefined;
    });
  }

  /** Applies batches until `done` returns true or nothing is left; on a busy store there is always more. */
  async catchUp(done: (position: number) => boolean): Promise<void> {
    while (!done(this.applied)) {
      const commits = await this.parts.store.readAll(this.applied, BATCH);
      if (commits.length === 0) return;
      const rows = await this.#apply('store', commits);
      this.applied = commits.at(-1)!.position;
      // The checkpoint moves after the rows are written and delivered: a crash in between repeats the batch, and the rows skip it.
      if (!this.#notifier) await this.#saveCheckpoint(this.applied);
      this.parts.advanced();
      await this.#notifier?.enqueue(rows, this.applied);
    }
  }

  async #followStore(signal: AbortSignal): Promise<void> {
    let wake = (): void => undefined;
    let appended = true;
    const rouse = (): void => {
      appended = true;
      wake();
    };
    const unsubscribe = this.parts.store.onAppended(rouse);
    signal.addEventListener('abort', rouse);
    while (!signal.aborted) {
      appended = false;
      try {
        await this.catchUp(() => signal.aborted);
      } catch (error) {
        const projection = this.definition.projection.name;
        this.parts.logger.warn({ projection, err: error }, 'the projection waits for its store');
      }
      // An append between the read and here has set the flag, so it is not missed.
      if (appended) continue;
      await new Promise<void>((resolve) => {
        const cancel = this.parts.clock.after(LOOK_MS, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    }
    unsubscribe();
  }

  /** Returns the rows that must be delivered to copies. */
  #apply(source: string, deliveries: readonly Delivery[]): Promise<Applied<unknown>['changed']> {
    if (!this.#writeBuffer) return this.#write(source, deliveries);
    // Buffered rows have no `v` that would detect two batches folding the same row at once.
    return this.#inTurn(() => this.#hold(source, deliveries));
  }

  async #write(source: string, deliveries: readonly Delivery[]): Promise<Applied<unknown>['changed']> {
    const { projection } = this.definition;
    // Before the rows: they would skip the event when it comes again, and the fault would never be recorded.
    const notify = (faults: Applied<unknown>['faults']): Promise<void> => this.#record(source, faults);
    const { changed, unchanged } = await apply(projection, this.collection, source, deliveries, this.#rowCache, notify);
    // Also for rows that contained it already: their writer may have crashed, or failed, before the delivery.
    return this.live ? [...changed, ...unchanged] : [];
  }

  async #hold(source: string, deliveries: readonly Delivery[]): Promise<Applied<unknown>['changed']> {
    // The buffer was flushed while this batch waited for its turn.
    if (!this.#writeBuffer) return this.#write(source, deliveries);
    const { projection } = this.definition;
    await this.#record(source, await applyToBuffer(projection, this.collection, source, deliveries, this.#writeBuffer));
    if (this.#writeBuffer.size > BUFFERED_ROWS) await this.#flushBuffer(this.#writeBuffer);
    return [];
  }

  #flushBuffer(buffer: WriteBuffer<unknown>): Promise<void> {
    const at = this.parts.clock.now().toISOString();
    const delivery: Delivery = { position: 0, stream: '', at, by: null, events: [] };
    return flushBuffer(this.collection, buffer, ({ id }, error) => this.#record('rebuild', [{ delivery, id, error }]));
  }

  async #record(source: string, faults: Applied<unknown>['faults']): Promise<void> {
    const { name } = this.definition.projection;
    for (const { delivery, id, error } of faults) {
      const fault = await this.parts.faults.record(name, source, delivery, id, error);
      this.met?.add(fault);
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #saveCheckpoint(position: number): Promise<void> {
    const id = checkpointOf(this.definition.projection.name, this.pointer);
    const { checkpoints } = this.parts;
    const stored = (await checkpoints.load([id])).get(id) ?? { id, v: 0, marks: {}, row: { position: 0 } };
    if ((stored.row?.position ?? 0) < position) await checkpoints.write([{ ...stored, row: { position } }]);
  }
}

const checkpointOf = (name: string, { generation }: Pointer): string => `${name}.g${generation}`;

const toDelivery = ({ position, key, at, by, events }: LogRecord): Delivery => ({
  position,
  stream: key,
  at,
  by,
  events,
});
