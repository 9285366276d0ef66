import type { Logger } from '@carsi/platform/logging';
import type { Ids, Publish, ServiceName } from '@carsi/platform/platform';
import type { Search } from '@carsi/platform/search';
import { Disk } from './disk.js';
import { engineFor, type EngineState } from './engine.js';
import { emptyLog, LogServer, type LogState } from './log.js';
import type { Known } from './replay.js';
import { RowsServer, type RowsState } from './rows.js';
import { emptyStore, StoreServer, type StoreState } from './store.js';
import type { Life, World } from './world.js';

/** Everything that outlives processes. Plain data: a seed begins with a copy of a system that has its categories. */
export interface State {
  readonly stores: Map<ServiceName, StoreState>;
  readonly log: LogState;
  readonly rows: RowsState;
  readonly engine: EngineState;
}
export const emptyState = (): State => ({ stores: new Map(), log: emptyLog(), rows: new Map(), engine: new Map() });

/** distributed: servers of their own, each durable when it answers. embedded: one machine, whose views are not synced on every commit. */
export type Profile = 'embedded' | 'distributed';

/** The servers that the processes of a simulation share. */
export class Servers {
  readonly log: LogServer;
  readonly rows: RowsServer;
  readonly events: Disk;
  readonly views: Disk;
  readonly ids: Ids;
  /** What was logged as an error: a simulation has no bugs that it does not plant. */
  readonly errors: string[] = [];
  unrest = 0;
  /** Every projection that some process has, by name. */
  readonly known = new Map<string, Known>();
  readonly #stores = new Map<ServiceName, { server: StoreServer; publish: Publish }>();

  constructor(
    readonly world: World,
    readonly state: State,
    readonly profile: Profile,
  ) {
    const oneMachine = profile === 'embedded';
    this.events = new Disk(world, true);
    this.views = oneMachine ? new Disk(world, false) : new Disk(world, true);
    this.log = new LogServer({
      state: state.log,
      world,
      disk: this.events,
      offsets: this.views,
      partitions: oneMachine ? 1 : 3,
      unrest: () => this.unrest,
    });
    this.rows = new RowsServer(state.rows, world, this.views, this.events, { partial: !oneMachine });
    let made = 0;
    this.ids = { next: () => `id-${String(++made).padStart(8, '0')}` };
  }

  storeOf(service: ServiceName, publish: Publish): StoreServer {
    const known = this.#stores.get(service);
    if (known) {
      known.publish = publish;
      return known.server;
    }
    const state = this.state.stores.get(service) ?? emptyStore();
    this.state.stores.set(service, state);
    const opened = { server: new StoreServer(state, this.world, this.events), publish };
    this.#stores.set(service, opened);
    this.log.follow(`${service}.events`, opened.server, () => opened.publish);
    return opened.server;
  }

  searchFor(life: Life): Search {
    // An index in memory goes with its process.
    if (this.profile === 'embedded') life.mourners.add(() => this.state.engine.clear());
    const disk = this.profile === 'embedded' ? undefined : this.events;
    return engineFor(this.state.engine, this.world, life, disk);
  }

  loggerOf(life: Life): Logger {
    const nothing = (): void => undefined;
    const error = (detail: { err?: unknown }, message: string): void =>
      void this.errors.push(`${life.name}: ${message} ${JSON.stringify(detail)} ${String(detail.err ?? '')}`);
    const logger = { debug: nothing, info: nothing, warn: nothing, error, child: () => logger };
    return logger as unknown as Logger;
  }

  /** Everything that was committed has its position and was published. */
  get areSettled(): boolean {
    return [...this.#stores].every(
      ([service, { server }]) => server.isSettled && this.log.isSettled(`${service}.events`, server),
    );
  }
}
