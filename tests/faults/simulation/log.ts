import { crc32 } from 'node:zlib';
import type { EventLog, LogReader, LogRecord, Publish, Subscription } from '@carsi/platform/platform';
import { sleep } from '@carsi/platform/clock';
import type { Disk } from './disk.js';
import type { StoreServer } from './store.js';
import type { Life, World } from './world.js';

export interface LogState {
  readonly topics: Map<string, LogRecord[][]>;
  /** Reader → its committed offset per partition. */
  readonly offsets: Map<string, number[]>;
  /** Topic → up to which position its service has published. */
  readonly published: Map<string, number>;
}
export const emptyLog = (): LogState => ({ topics: new Map(), offsets: new Map(), published: new Map() });

/** Among the readers of one name: who has which partition. */
interface Group {
  readonly topic: string;
  readonly members: Set<object>;
  readonly owners: (object | undefined)[];
}

const LOOK_MS = 150;
const REST_MS = 250;

/**
 * The brokers. A topic's records come at least once: publishing is repeated when its acknowledgement is lost, partitions move
 * from one reader to another while the first still has a batch in hand, and a commit may be lost. Partitions go at different speeds.
 */
export class LogServer {
  readonly #groups = new Map<string, Group>();

  constructor(
    private readonly parts: {
      readonly state: LogState;
      readonly world: World;
      readonly disk: Disk;
      readonly offsets: Disk;
      readonly partitions: number /** How often something is published again, and a partition changes its reader. */;
      readonly unrest: () => number;
    },
  ) {}

  /** Makes `<service>.events` follow a store. */
  follow(topic: string, store: StoreServer, publish: () => Publish): void {
    const { world } = this.parts;
    const publishNext = (): void => {
      const from = this.parts.state.published.get(topic) ?? 0;
      const upTo = from + 1 + world.random.below(5);
      for (const commit of store.state.positioned.slice(from, upTo)) {
        const events = commit.events.flatMap((event) => publish()(event, commit) ?? []);
        const { stream: key, at, by, position } = commit;
        if (events.length > 0)
          this.#put(topic, key, (partition) => ({ topic, partition, position, key, at, by, events }));
      }
      // The acknowledgement is lost: the same is published again.
      if (!world.random.chance(this.parts.unrest()))
        this.parts.state.published.set(topic, Math.min(upTo, store.state.positioned.length));
      if (this.#isBehind(topic, store)) world.later('publish', publishNext);
    };
    store.onPositioned = () => world.later('publish', publishNext);
  }

  #isBehind(topic: string, store: StoreServer): boolean {
    return (this.parts.state.published.get(topic) ?? 0) < store.state.positioned.length;
  }

  isSettled(topic: string, store: StoreServer): boolean {
    return !this.#isBehind(topic, store);
  }

  #topic(topic: string): LogRecord[][] {
    const known = this.parts.state.topics.get(topic) ?? Array.from({ length: this.parts.partitions }, () => []);
    this.parts.state.topics.set(topic, known);
    return known;
  }

  #put(topic: string, key: string, make: (partition: number, offset: number) => LogRecord): void {
    const partition = crc32(key) % this.parts.partitions;
    const records = this.#topic(topic)[partition]!;
    records.push(make(partition, records.length));
  }

  /** Gives partitions to those who are there; now and then to others than before. */
  #share(group: Group): void {
    const members = [...group.members];
    for (let partition = 0; partition < this.parts.partitions; partition++)
      if (
        !group.owners[partition] ||
        !group.members.has(group.owners[partition]!) ||
        this.parts.world.random.chance(0.3)
      )
        group.owners[partition] = members.length > 0 ? this.parts.world.random.pick(members) : undefined;
  }

  for(life: Life): EventLog {
    const { world, disk } = this.parts;
    return {
      append: async (topic, records) => {
        if (records.length === 0) return;
        const copied = JSON.parse(JSON.stringify(records)) as typeof records;
        await world.call(
          life,
          `append to ${topic}`,
          (complete) => {
            const remaining = copied.slice(0, complete ? copied.length : world.random.below(copied.length + 1));
            disk.did(() => undefined);
            // Nobody reads what a power cut may still take back.
            disk.whenSynced(() => {
              for (const record of remaining)
                this.#put(topic, record.key, (partition, offset) => ({
                  topic,
                  partition,
                  position: offset + 1,
                  ...record,
                }));
            });
          },
          disk,
        );
      },
      read: (reader) => (reader.kind === 'competing' ? this.#compete(life, reader) : this.#broadcast(life, reader)),
    };
  }

  async #compete(life: Life, reader: LogReader): Promise<Subscription> {
    const { world, state } = this.parts;
    const records = this.#topic(reader.topic);
    const group = this.#groups.get(reader.name) ?? { topic: reader.topic, members: new Set(), owners: [] };
    const me = {};
    const leave = (): void => {
      group.members.delete(me);
      this.#share(group);
    };
    life.mourners.add(leave);
    await world.call(life, `join ${reader.name}`, () => {
      this.#groups.set(reader.name, group);
      const begin = (partition: readonly LogRecord[]): number => (reader.from === 'now' ? partition.length : 0);
      if (!state.offsets.has(reader.name)) state.offsets.set(reader.name, records.map(begin));
      group.members.add(me);
      this.#share(group);
    });
    const committed = state.offsets.get(reader.name)!;
    const loops = records.map((partition, index) =>
      this.#loop(life, reader, partition, {
        from: () => (group.owners[index] === me ? committed[index] : undefined),
        commit: (offset) =>
          world.call(
            life,
            `commit ${reader.name}/${index}`,
            () => {
              if (group.owners[index] !== me) return;
              const before = committed[index]!;
              committed[index] = offset;
              this.parts.offsets.did(() => (committed[index] = before));
              if (world.random.chance(this.parts.unrest())) this.#share(group);
            },
            this.parts.offsets,
          ),
      }),
    );
    return {
      lag: () =>
        world.call(life, `lag of ${reader.name}`, () =>
          records.reduce((sum, partition, index) => sum + partition.length - committed[index]!, 0),
        ),
      stop: async () => {
        for (const { stop } of loops) stop();
        await Promise.all(loops.map(({ done }) => done));
        leave();
      },
    };
  }

  async #broadcast(life: Life, reader: LogReader): Promise<Subscription> {
    const places = this.#topic(reader.topic).map(({ length }) => length);
    const loops = this.#topic(reader.topic).map((partition, index) =>
      this.#loop(life, reader, partition, {
        from: () => places[index],
        commit: async (offset) => void (places[index] = offset),
      }),
    );
    return {
      lag: async () => 0,
      stop: async () => {
        for (const { stop } of loops) stop();
        await Promise.all(loops.map(({ done }) => done));
      },
    };
  }

  #loop(
    life: Life,
    reader: LogReader,
    partition: readonly LogRecord[],
    place: { from: () => number | undefined; commit: (offset: number) => Promise<void> },
  ): { stop(): void; done: Promise<void> } {
    const { world } = this.parts;
    const clock = world.clockOf(life);
    let running = true;
    const read = async (): Promise<void> => {
      while (running) {
        const from = place.from();
        if (from === undefined || from >= partition.length) {
          await sleep(clock, 1 + world.random.below(LOOK_MS));
          continue;
        }
        try {
          const size = 1 + world.random.below(world.random.chance(0.5) ? 4 : 500);
          const batch = await world.call(life, `fetch for ${reader.name}`, () => partition.slice(from, from + size));
          if (!running) return;
          await reader.handle(batch);
          await place.commit(from + batch.length);
        } catch {
          await sleep(clock, REST_MS);
        }
      }
    };
    return { stop: () => void (running = false), done: read() };
  }
}
