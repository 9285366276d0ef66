import type { Projection } from '@carsi/kernel/projection';
import { RepeatingTask } from '../repeating-task.js';
import type { Logger } from '../logging.js';
import type { Clock, Collection, Collections, EventLog, EventStore, Find, Scalar } from '../platform.js';
import type { AnyReadModel } from './definition.js';
import { Faults } from './faults.js';
import { fillGeneration, waitWhile } from './fill-generation.js';
import { Generation } from './generation.js';
import { type Pointer, GenerationPointers, RebuiltElsewhere } from './generation-pointers.js';
import { readModelOver } from './read-rows.js';

/** What queries read. Always the live generation, also across a rebuild. */
export interface ReadModel<Row> {
  get(id: string): Promise<Row | undefined>;
  getAll(ids: readonly string[]): Promise<ReadonlyMap<string, Row>>;
  find(find: Find): Promise<readonly { readonly id: string; readonly row: Row }[]>;
  count(where?: Find['where']): Promise<number>;
  countBy(path: string, where: Find['where']): Promise<ReadonlyMap<Scalar, number>>;
  scan(): AsyncIterable<readonly { readonly id: string; readonly row: Row }[]>;
  /** All ids in chunks, also of deleted rows. */
  ids(): AsyncIterable<readonly string[]>;
}

export interface ReadModelStatus {
  readonly name: string;
  readonly version: number;
  readonly generation: number;
  readonly faults: number;
  /** The highest applied own position, and the head of the store. */
  readonly position: number;
  readonly head: number;
  /** Unread records of its topics. */
  readonly lag: number;
}

const WAKE_MS = 50;
/** How long a writer waits for secondary copies, such as the search index. */
const COPIES_MS = 300;
/** How soon a replica switches to rows that another one rebuilt. */
const FLIP_MS = 1_000;

/**
 * The projections of one service. Each keeps its rows in a collection `<name>_g<generation>`; a pointer row says which generation
 * is live. A raised version, or `rebuild`, fills the next generation from the first event under a new consumer name and flips
 * the pointer when it has passed the live one. Readers see the old rows until then, and never half of the new ones.
 */
export class ReadModels {
  readonly #live = new Map<string, Generation>();
  readonly #waiters = new Set<() => void>();
  /** Undefined until the amount of work is known. */
  readonly #rebuilding = new Map<string, { done: number; total: number } | undefined>();
  readonly #following: RepeatingTask;
  #pointers!: GenerationPointers;
  #checkpoints!: Collection<{ position: number }>;
  #faults!: Faults;

  constructor(
    private readonly store: EventStore,
    private readonly collections: Collections,
    private readonly log: EventLog,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#following = new RepeatingTask(clock, FLIP_MS, logger);
  }

  async start(definitions: readonly AnyReadModel[]): Promise<void> {
    this.#pointers = await GenerationPointers.open(this.collections);
    this.#checkpoints = await this.collections.open('checkpoints');
    this.#faults = await Faults.open(this.collections, this.logger);
    const opened = await Promise.allSettled(definitions.map((definition) => this.#openLive(definition)));
    for (const one of opened) if (one.status === 'rejected') throw one.reason;
    // One after the other: each holds thousands of rows in memory.
    for (const definition of definitions) await this.#rebuildIfChanged(definition);
    this.#following.start(() =>
      Promise.all(
        definitions.map(async (definition) => {
          await this.#followFlip(definition);
          await this.#notifyRebuilt(definition);
        }),
      ),
    );
  }

  of<Row>(projection: Projection<Row, never>): ReadModel<Row> {
    return readModelOver(() => this.#generationOf(projection.name).collection as Collection<Row>);
  }

  /**
   * Resolves when these projections have applied the store up to `position`, or after `ms`: people read their own writes. Secondary
   * copies are waited for as well, but not for long: an engine may take a second, or be unavailable.
   */
  async waitFor(names: readonly string[], position: number, ms = 1_000): Promise<boolean> {
    const startedAt = this.clock.now().getTime();
    const catchUp = async (behind: () => boolean, deadline: number): Promise<boolean> => {
      while (behind()) {
        if (this.clock.now().getTime() >= deadline) return false;
        await this.#nextAdvance();
      }
      return true;
    };
    const inTime = await catchUp(
      () => names.some((name) => this.#generationOf(name).position < position),
      startedAt + ms,
    );
    if (inTime)
      await catchUp(() => names.some((name) => this.#generationOf(name).notified < position), startedAt + COPIES_MS);
    return inTime;
  }

  /**
   * Resolves when everything that existed has been read and delivered, in the store and in the topics, or with false after `ms`: a
   * busy topic never ends.
   */
  async waitUntilCaughtUp(name: string, ms = 60_000): Promise<boolean> {
    const live = this.#generationOf(name);
    const head = live.readsStore ? await this.store.head() : 0;
    return waitWhile(this.clock, async () => live.notified < head || (await live.lags()).some((lag) => lag > 0), ms);
  }

  async status(): Promise<readonly ReadModelStatus[]> {
    const head = await this.store.head();
    return Promise.all(
      [...this.#live].map(async ([name, live]) => ({
        name,
        version: live.pointer.version,
        generation: live.pointer.generation,
        faults: await this.#faults.count(name),
        position: live.readsStore ? live.position : head,
        head,
        lag: (await live.lags()).reduce((sum, lag) => sum + lag, 0),
      })),
    );
  }

  /** The rows of the live generation without their marks: a rebuild must reproduce them. */
  async *content(name: string): AsyncIterable<{ readonly id: string; readonly row: unknown }> {
    for await (const chunk of this.#generationOf(name).collection.scan())
      for (const { id, row } of chunk) if (row !== undefined) yield { id, row };
  }

  /** Starts a rebuild in the background: a failure is logged, and the old rows stay. */
  startRebuild(name: string): void {
    this.rebuild(name).catch((err: unknown) => this.logger.error({ err, projection: name }, 'a rebuild failed'));
  }

  has(name: string): boolean {
    return this.#live.has(name);
  }

  isRebuilding(name: string): boolean {
    return this.#rebuilding.has(name);
  }

  /** The progress of a running rebuild, in own positions. */
  rebuilding(name: string): { readonly done: number; readonly total: number } | undefined {
    return this.#rebuilding.get(name);
  }

  /** Fills a new generation from the first event, then switches readers to it. */
  async rebuild(name: string): Promise<void> {
    const old = this.#generationOf(name);
    if (this.isRebuilding(name)) throw new Error(`${name} is being rebuilt already.`);
    // Synchronously: a second rebuild must not start while this one reads from the store.
    this.#rebuilding.set(name, undefined);
    try {
      this.#rebuilding.set(name, { done: 0, total: await this.store.head() });
      await this.#rebuild(name, old);
    } finally {
      this.#rebuilding.delete(name);
    }
  }

  async stop(): Promise<void> {
    this.#following.stop();
    await Promise.all([...this.#live.values()].map((live) => live.stop()));
  }

  async #rebuild(name: string, old: Generation): Promise<void> {
    const { definition } = old;
    const pointer = await this.#pointers.claimNext(definition.projection, old.pointer);
    const next = await this.#open(definition, pointer, { empty: true });
    try {
      const { clock, logger } = this;
      const progress = (done: number, total: number): void => void this.#rebuilding.set(name, { done, total });
      await fillGeneration(old, next, { clock, logger, head: () => this.store.head(), progress });
      await this.#pointers.flip(name, old.pointer, definition.afterRebuild ? { ...pointer, untold: true } : pointer);
    } catch (error) {
      // The old generation may be paused already: it continues, or what another process has made meanwhile.
      await next.stop();
      await this.#followFlip(definition).catch(() => undefined);
      if (error instanceof RebuiltElsewhere && this.#generationOf(name) !== old) return;
      throw error;
    }
    next.live = true;
    this.#live.set(name, next);
    await this.#faults.remove(name, next.met ?? new Set());
    next.met = undefined;
  }

  async #openLive(definition: AnyReadModel): Promise<void> {
    const { name, version } = definition.projection;
    const pointer = await this.#pointers.first(definition.projection);
    const live = await this.#open(definition, pointer, { empty: false });
    this.#live.set(name, live);
    await this.#pointers.dropBefore(name, pointer);
    live.live = true;
    if (pointer.version === version) await live.follow();
  }

  async #rebuildIfChanged({ projection: { name, version } }: AnyReadModel): Promise<void> {
    const { pointer } = this.#generationOf(name);
    if (pointer.version === version) return;
    this.logger.info(
      { projection: name, from: pointer.version, to: version },
      'the projection has changed and is made again',
    );
    await this.rebuild(name);
  }

  async #open(definition: AnyReadModel, pointer: Pointer, { empty }: { empty: boolean }): Promise<Generation> {
    const { store, log, clock, logger } = this;
    const advanced = (): void => {
      for (const wake of this.#waiters) wake();
    };
    const parts = { store, log, clock, logger, advanced, checkpoints: this.#checkpoints, faults: this.#faults };
    return Generation.open(definition, pointer, this.collections, parts, { empty });
  }

  /** Switches to rows that another replica rebuilt with the code that runs here; reopens a paused generation. */
  async #followFlip(definition: AnyReadModel): Promise<void> {
    const { name, version } = definition.projection;
    const live = this.#live.get(name);
    if (!live || (this.isRebuilding(name) && !live.isResting)) return;
    const pointer = (await this.#pointers.now(name)) ?? live.pointer;
    const moved = pointer.generation !== live.pointer.generation && pointer.version === version;
    if (!moved && !live.isResting) return;
    const next = await this.#open(definition, moved ? pointer : live.pointer, { empty: false });
    try {
      await next.follow();
    } catch (error) {
      await next.stop();
      throw error;
    }
    next.live = true;
    this.#live.set(name, next);
    await live.stop();
  }

  /**
   * Between the last batch of the old generation and the flip the new one writes rows without notifying copies, and before that it
   * may have been ahead. So secondary copies are compared with all rows once.
   */
  async #notifyRebuilt({ projection: { name }, afterRebuild }: AnyReadModel): Promise<void> {
    if (afterRebuild) await this.#pointers.notify(name, this.#generationOf(name).pointer, afterRebuild);
  }

  #generationOf(name: string): Generation {
    const live = this.#live.get(name);
    if (!live) throw new Error(`There is no projection ${name}. There are: ${[...this.#live.keys()].join(', ')}.`);
    return live;
  }

  #nextAdvance(): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiters.delete(wake);
        cancel();
        resolve();
      };
      const cancel = this.clock.after(WAKE_MS, wake);
      this.#waiters.add(wake);
    });
  }
}
