import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import type {
  Clock,
  Collection,
  CollectionOptions,
  Collections,
  EventLog,
  EventStore,
  Find,
  LogRecord,
  Subscription,
} from '../platform.js';
import type { Logger } from '../hosting/logging.js';
import { sleep } from '../clock.js';
import { apply, type Applied, type Delivery } from './apply.js';

/** A projection at work: where its events come from and what follows its writes. */
export interface ViewDefinition<Row, E extends Event = never> {
  readonly projection: Projection<Row, E>;
  /** Own events by position, others' by topic. */
  readonly sources: readonly ('store' | `${string}.${string}`)[];
  readonly indexes?: CollectionOptions['indexes'];
  /** Signals and pushes; not during a rebuild. May throw StoreAway: the batch then comes again. */
  readonly afterWrite?: (changed: Applied<Row>['changed']) => Promise<void> | void;
}

/** Any row, any events: what a list of definitions holds. */
export type AnyView = ViewDefinition<unknown>;

/** Checks a definition against its projection's own row, then forgets the type. */
export const viewOf = <Row, E extends Event>(definition: ViewDefinition<Row, E>): AnyView =>
  definition as unknown as AnyView;

/** What queries read. Always the live generation, also across a rebuild. */
export interface View<Row> {
  get(id: string): Promise<Row | undefined>;
  getAll(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  find(find: Find): Promise<readonly { readonly id: string; readonly row: Row }[]>;
  count(where?: Find['where']): Promise<number>;
  scan(): AsyncIterable<readonly { readonly id: string; readonly row: Row }[]>;
}

export interface ViewStatus {
  readonly name: string;
  readonly version: number;
  readonly generation: number;
  readonly faults: number;
  /** Highest own position applied, and where the store stands. */
  readonly position: number;
  readonly head: number;
}

interface Pointer {
  readonly version: number;
  readonly generation: number;
}

interface Running {
  readonly definition: AnyView;
  pointer: Pointer;
  collection: Collection<unknown>;
  position: number;
  /** False while a rebuild fills it: nobody is told of rows that nobody can read yet. */
  live: boolean;
  subscriptions: readonly Subscription[];
  stopReading: () => Promise<void>;
}

const BATCH = 500;
/** Other replicas' appends are found by looking; our own wake us. */
const LOOK_MS = 500;

/**
 * The projections of one service. Each keeps its rows in a collection `<name>_g<generation>`; a pointer row says which generation
 * is live. Own events are read from the store by position with a shared checkpoint: every replica may do the work, because
 * a row refuses what it has seen. A raised version, or `rebuild`, fills the next generation from the first event under a new
 * consumer name and flips the pointer when it has passed the live one.
 */
export class Views {
  readonly #running = new Map<string, Running>();
  readonly #waiters = new Set<() => void>();
  readonly #rebuilding = new Map<string, { done: number; total: number }>();
  #pointers!: Collection<Pointer>;
  #checkpoints!: Collection<{ position: number }>;
  #faults!: Collection<{
    projection: string;
    source: string;
    position: number;
    row: string;
    error: string;
    at: string;
  }>;

  constructor(
    private readonly store: EventStore,
    private readonly collections: Collections,
    private readonly log: EventLog,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async start(definitions: readonly AnyView[]): Promise<void> {
    this.#pointers = await this.collections.open<Pointer>('projections');
    this.#checkpoints = await this.collections.open('checkpoints');
    this.#faults = await this.collections.open('projection_faults', { indexes: [['projection']] });
    for (const definition of definitions) await this.#start(definition);
  }

  view<Row>(projection: Projection<Row, never>): View<Row> {
    const live = (): Collection<Row> => this.#named(projection.name).collection as Collection<Row>;
    const rowsOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
      const rows = new Map<string, Row>();
      for (const [id, { row }] of await live().load(ids)) if (row !== undefined) rows.set(id, row);
      return rows;
    };
    return {
      get: async (id) => (await rowsOf([id])).get(id),
      getAll: rowsOf,
      find: (find) => live().find(find),
      count: (where) => live().count(where),
      scan: async function* () {
        for await (const chunk of live().scan())
          yield chunk.flatMap(({ id, row }) => (row === undefined ? [] : [{ id, row }]));
      },
    };
  }

  /** Resolves when these projections have applied the store up to `position`, or after `ms`: people see what they wrote. */
  async passed(names: readonly string[], position: number, ms = 1_000): Promise<boolean> {
    const behind = (): boolean => names.some((name) => this.#named(name).position < position);
    const deadline = this.clock.now().getTime() + ms;
    while (behind()) {
      if (this.clock.now().getTime() >= deadline) return false;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          this.#waiters.delete(done);
          cancel();
          resolve();
        };
        const cancel = this.clock.after(50, done);
        this.#waiters.add(done);
      });
    }
    return true;
  }

  /** Resolves when what was there has been read, in the store and in the topics, or after `ms`: on a busy topic more always comes. */
  async level(name: string, ms = 60_000): Promise<void> {
    const running = this.#named(name);
    const head = running.definition.sources.includes('store') ? await this.store.head() : 0;
    await this.#wait(async () => running.position < head || (await lagsOf(running)).some((lag) => lag > 0), ms);
  }

  async status(): Promise<readonly ViewStatus[]> {
    const head = await this.store.head();
    return Promise.all(
      [...this.#running.values()].map(async ({ definition, pointer, position }) => ({
        name: definition.projection.name,
        version: pointer.version,
        generation: pointer.generation,
        faults: await this.#faults.count({ projection: definition.projection.name }),
        position: definition.sources.includes('store') ? position : head,
        head,
      })),
    );
  }

  /** The rows of the live generation without their marks: what a rebuild must give again. */
  async *content(name: string): AsyncIterable<{ readonly id: string; readonly row: unknown }> {
    for await (const chunk of this.#named(name).collection.scan())
      for (const { id, row } of chunk) if (row !== undefined) yield { id, row };
  }

  /** How far a running rebuild is, in own positions. */
  rebuilding(name: string): { readonly done: number; readonly total: number } | undefined {
    return this.#rebuilding.get(name);
  }

  /** Fills a new generation from the first event, then lets readers see it. */
  async rebuild(name: string): Promise<void> {
    const old = this.#named(name);
    if (this.#rebuilding.has(name)) throw new Error(`${name} is being rebuilt already.`);
    this.#rebuilding.set(name, { done: 0, total: await this.store.head() });
    await this.#rebuild(old).finally(() => this.#rebuilding.delete(name));
  }

  async #rebuild(old: Running): Promise<void> {
    const { definition } = old;
    const { name } = definition.projection;
    const next = await this.#open(
      definition,
      { version: definition.projection.version, generation: old.pointer.generation + 1 },
      true,
    );
    const total = definition.sources.includes('store') ? await this.store.head() : 0;
    await this.#catchUp(next, (done) => {
      this.#rebuilding.set(name, { done: Math.min(done, total), total });
      return done >= total;
    });
    await this.#follow(next);
    await this.#wait(async () => next.position < total || (await lagsOf(next)).some((lag) => lag > BATCH));
    // The old one rests before the last look, so that it cannot be ahead of the new one when the pointer flips.
    await old.stopReading();
    const behind = async (): Promise<boolean> => {
      const [before, now] = [await lagsOf(old), await lagsOf(next)];
      return next.position < old.position || now.some((lag, topic) => lag > before[topic]!);
    };
    await this.#wait(behind);
    await this.#flip(definition, old.pointer, next.pointer);
    next.live = true;
    this.#running.set(name, next);
    await this.#forgetFaults(name);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((running) => running.stopReading()));
  }

  #named(name: string): Running {
    const running = this.#running.get(name);
    if (!running)
      throw new Error(`There is no projection ${name}. There are: ${[...this.#running.keys()].join(', ')}.`);
    return running;
  }

  async #start(definition: AnyView): Promise<void> {
    const { name, version } = definition.projection;
    const stored = (await this.#pointers.load([name])).get(name);
    const pointer = stored?.row ?? { version, generation: 1 };
    if (!stored?.row) await this.#pointers.write([{ id: name, v: 0, marks: {}, row: pointer }]);
    const running = await this.#open(definition, pointer, false);
    this.#running.set(name, running);
    await this.#dropBefore(definition, pointer);
    running.live = true;
    if (pointer.version === version) return this.#follow(running);
    this.logger.info(
      { projection: name, from: pointer.version, to: version },
      'the projection has changed and is made again',
    );
    await this.rebuild(name);
  }

  async #open(definition: AnyView, pointer: Pointer, empty: boolean): Promise<Running> {
    const { name } = definition.projection;
    const collection = await this.collections.open<unknown>(`${name}_g${pointer.generation}`, {
      indexes: definition.indexes ?? [],
    });
    if (empty) await collection.clear();
    const checkpoint = empty
      ? 0
      : ((await this.#checkpoints.load([checkpointOf(name, pointer)])).get(checkpointOf(name, pointer))?.row
          ?.position ?? 0);
    return {
      definition,
      pointer,
      collection,
      position: checkpoint,
      live: false,
      subscriptions: [],
      stopReading: async () => undefined,
    };
  }

  /** Reads on from the checkpoints: the own store in a loop, topics by subscription. */
  async #follow(running: Running): Promise<void> {
    const subscriptions = await this.#readTopics(running);
    running.subscriptions = subscriptions;
    const ending = new AbortController();
    const loop = running.definition.sources.includes('store') ? this.#followStore(running, ending.signal) : undefined;
    running.stopReading = async () => {
      ending.abort();
      await Promise.all([loop, ...subscriptions.map((subscription) => subscription.stop())]);
    };
  }

  async #followStore(running: Running, signal: AbortSignal): Promise<void> {
    let wake = (): void => undefined;
    let appended = true;
    const rouse = (): void => {
      appended = true;
      wake();
    };
    const unsubscribe = this.store.onAppended(rouse);
    signal.addEventListener('abort', rouse);
    while (!signal.aborted) {
      appended = false;
      try {
        await this.#catchUp(running, () => signal.aborted);
      } catch (error) {
        this.logger.warn(
          { projection: running.definition.projection.name, err: error },
          'the projection waits for its store',
        );
      }
      // An append between the read and here set the flag: it is not slept through.
      if (appended) continue;
      await new Promise<void>((resolve) => {
        const cancel = this.clock.after(LOOK_MS, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    }
    unsubscribe();
  }

  #readTopics(running: Running): Promise<Subscription[]> {
    const { name } = running.definition.projection;
    return Promise.all(
      running.definition.sources
        .filter((source) => source !== 'store')
        .map((topic) =>
          this.log.read({
            topic,
            name: `${name}.g${running.pointer.generation}.${topic}`,
            kind: 'competing',
            from: 'origin',
            handle: (records) => this.#apply(running, `${topic}/${records[0]!.partition}`, records.map(toDelivery)),
          }),
        ),
    );
  }

  async #wait(whileTrue: () => Promise<boolean>, ms = Infinity): Promise<void> {
    const deadline = this.clock.now().getTime() + ms;
    while ((await whileTrue()) && this.clock.now().getTime() < deadline) await sleep(this.clock, 20);
  }

  /** Applies batches until `done` says so or nothing is left; on a busy store something always is. */
  async #catchUp(running: Running, done: (position: number) => boolean): Promise<void> {
    while (!done(running.position)) {
      const commits = await this.store.readAll(running.position, BATCH);
      if (commits.length === 0) return;
      await this.#apply(running, 'store', commits);
      running.position = commits.at(-1)!.position;
      // The checkpoint after the rows: a crash between the two repeats the batch, and the rows refuse it.
      await this.#saveCheckpoint(running);
      for (const waiter of this.#waiters) waiter();
    }
  }

  async #apply(running: Running, source: string, deliveries: readonly Delivery[]): Promise<void> {
    const { definition, collection, live } = running;
    const { changed, faults } = await apply(definition.projection, collection, source, deliveries);
    for (const { delivery, id, error } of faults)
      await this.#recordFault(definition.projection.name, source, delivery, id, error);
    if (live && changed.length > 0) await definition.afterWrite?.(changed);
  }

  async #recordFault(
    projection: string,
    source: string,
    delivery: Delivery,
    row: string,
    error: unknown,
  ): Promise<void> {
    this.logger.error(
      { projection, source, position: delivery.position, row, error },
      'a projection threw: repair it and rebuild',
    );
    const fault = { projection, source, position: delivery.position, row, error: String(error), at: delivery.at };
    await this.#faults.write([
      { id: `${projection}|${source}|${delivery.position}|${row}`, v: 0, marks: {}, row: fault },
    ]);
  }

  async #forgetFaults(projection: string): Promise<void> {
    for (const { id } of await this.#faults.find({ where: { projection } })) {
      const stored = (await this.#faults.load([id])).get(id)!;
      await this.#faults.write([{ ...stored, row: undefined }]);
    }
  }

  async #saveCheckpoint({ definition, pointer, position }: Running): Promise<void> {
    const id = checkpointOf(definition.projection.name, pointer);
    const stored = (await this.#checkpoints.load([id])).get(id) ?? { id, v: 0, marks: {}, row: { position: 0 } };
    if ((stored.row?.position ?? 0) < position) await this.#checkpoints.write([{ ...stored, row: { position } }]);
  }

  async #flip({ projection: { name } }: AnyView, from: Pointer, to: Pointer): Promise<void> {
    const stored = (await this.#pointers.load([name])).get(name)!;
    if (stored.row?.generation !== from.generation)
      throw new Error(`${name} was rebuilt by another process meanwhile.`);
    if ((await this.#pointers.write([{ ...stored, row: to }])).length > 0)
      throw new Error(`${name} was rebuilt by another process meanwhile.`);
  }

  /** The generation before stays until the next start: another replica may still be reading it. */
  async #dropBefore({ projection: { name } }: AnyView, { generation }: Pointer): Promise<void> {
    const generations = (await this.collections.names()).filter((collection) => collection.startsWith(`${name}_g`));
    for (const collection of generations)
      if (Number(collection.slice(name.length + 2)) < generation) await this.collections.drop(collection);
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

const lagsOf = ({ subscriptions }: Running): Promise<readonly number[]> =>
  Promise.all(subscriptions.map((subscription) => subscription.lag()));
