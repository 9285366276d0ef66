import type { Command, Event } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';
import { Refusal } from '@carsi/kernel/refusal';
import { StoreUnavailable, StreamMoved, type Collection, type Collections, type LogRecord } from '../platform.js';
import type { Logger } from '../logging.js';

/** A policy, its topic, and the executor of its commands. */
export interface PolicyDefinition {
  readonly policy: Policy<never, Command>;
  readonly topic: string;
  readonly run: (command: Command) => Promise<unknown>;
}

/** A policy with the executor of its commands. Types are checked here and erased in `PolicyDefinition`. */
export const policy = <E extends Event, C extends Command>(
  rule: Policy<E, C>,
  topic: string,
  run: (command: C) => Promise<unknown>,
): PolicyDefinition => ({ policy: rule as Policy<never, Command>, topic, run: run as PolicyDefinition['run'] });

/** A record that a policy could not execute. It is parked with its reason, and later records of its key are parked behind it. */
export interface ParkedRecord {
  readonly policy: string;
  readonly topic: string;
  readonly partition: number;
  readonly position: number;
  readonly key: string;
  readonly reason: string;
  readonly record: LogRecord;
}

const PARKED_LIMIT = 1_000;

/**
 * Runs policies over batches of a topic. A commandId of policy, topic and position makes a second delivery harmless. An unavailable
 * store is rethrown, so that the partition pauses; a refusal counts as done; any other error parks the record, written before the
 * checkpoint, so that one poisonous event never blocks a partition. Above 1,000 parked records the partition stops.
 */
export class Policies {
  #opening: Promise<Collection<ParkedRecord>> | undefined;

  constructor(
    private readonly collections: Collections,
    private readonly definitions: readonly PolicyDefinition[],
    private readonly logger: Logger,
  ) {}

  async take(topic: string, records: readonly LogRecord[]): Promise<void> {
    const parked = await this.#parked();
    for (const definition of this.definitions) {
      if (definition.topic !== topic) continue;
      const policy = definition.policy.name;
      const relevant = records.filter((record) => !isIrrelevant(definition, record));
      let isAnyParked = relevant.length > 0 && (await parked.count({ policy })) > 0;
      for (const record of relevant) {
        if (isAnyParked && (await parked.count({ policy, key: record.key })) > 0)
          await this.#park(definition, record, 'waits behind an earlier one of its key');
        else isAnyParked = !(await this.#carryOut(definition, record)) || isAnyParked;
      }
    }
  }

  has(policyName: string): boolean {
    return this.definitions.some(({ policy }) => policy.name === policyName);
  }

  async list(): Promise<readonly ParkedRecord[]> {
    const parked = await this.#parked();
    const rows = await Promise.all(
      this.definitions.map(({ policy }) =>
        parked.find({ where: { policy: policy.name }, sort: [['position', 'asc']] }),
      ),
    );
    return rows.flat().map(({ row }) => row);
  }

  /** Retries parked records in order; stops at the first of a key that fails again. Returns how many were executed. */
  async replay(policyName: string): Promise<number> {
    const parked = await this.#parked();
    const stuck = new Set<string>();
    let done = 0;
    const definition = this.#definitionOf(policyName);
    for (const { id, row } of await parked.find({ where: { policy: policyName }, sort: [['position', 'asc']] })) {
      if (stuck.has(row.key)) continue;
      try {
        await this.#run(definition, row.record);
      } catch (error) {
        this.logger.warn({ policy: policyName, key: row.key, err: error }, 'a parked record failed again');
        stuck.add(row.key);
        continue;
      }
      await this.#unpark(id);
      done++;
    }
    return done;
  }

  async skip(policyName: string, topic: string, partition: number, position: number): Promise<boolean> {
    this.#definitionOf(policyName);
    return this.#unpark(idOf(policyName, topic, partition, position));
  }

  /** Opened on first use, and again after a failure. */
  #parked(): Promise<Collection<ParkedRecord>> {
    const indexes = [
      ['policy', 'position'],
      ['policy', 'key'],
    ];
    this.#opening ??= this.collections
      .open<ParkedRecord>('parked', { source: true, indexes })
      .catch((error: unknown) => {
        this.#opening = undefined;
        throw error;
      });
    return this.#opening;
  }

  #definitionOf(name: string): PolicyDefinition {
    const definition = this.definitions.find(({ policy }) => policy.name === name);
    if (!definition)
      throw new Error(
        `There is no policy ${name}. There are: ${this.definitions.map(({ policy }) => policy.name).join(', ')}.`,
      );
    return definition;
  }

  /** False if the record was parked. */
  async #carryOut(definition: PolicyDefinition, record: LogRecord): Promise<boolean> {
    try {
      await this.#run(definition, record);
      return true;
    } catch (error) {
      if (error instanceof StoreUnavailable || error instanceof StreamMoved) throw error;
      await this.#park(definition, record, String(error));
      return false;
    }
  }

  async #run({ policy, run }: PolicyDefinition, record: LogRecord): Promise<void> {
    const cause = `${record.topic}-${record.partition}-${record.position}`;
    for (const [index, command] of commandsOf(policy, record).entries()) {
      const commandId = `${policy.name}-${cause}-${index}`;
      const meta = { by: policy.name, at: record.at, commandId, correlationId: commandId, causationId: cause };
      try {
        await run({ ...command, meta });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.logger.info({ policy: policy.name, code: error.code, cause }, 'a policy was refused');
      }
    }
  }

  async #park({ policy }: PolicyDefinition, record: LogRecord, reason: string): Promise<void> {
    const parked = await this.#parked();
    if ((await parked.count({ policy: policy.name })) >= PARKED_LIMIT) {
      this.logger.error({ policy: policy.name, topic: record.topic }, 'too many parked records: the partition stops');
      throw new StoreUnavailable(`${policy.name} has ${PARKED_LIMIT} parked records.`);
    }
    const { topic, partition, position, key } = record;
    this.logger.error({ policy: policy.name, topic, partition, position, key, reason }, 'a record was parked');
    const id = idOf(policy.name, topic, partition, position);
    await parked.write([
      { id, v: 0, marks: {}, row: { policy: policy.name, topic, partition, position, key, reason, record } },
    ]);
  }

  async #unpark(id: string): Promise<boolean> {
    const parked = await this.#parked();
    const stored = (await parked.load([id])).get(id);
    if (stored?.row === undefined) return false;
    return (await parked.write([{ ...stored, row: undefined }])).length === 0;
  }
}

/** Most records of a topic are irrelevant for a policy: they wait behind nothing, so parked records are not looked up. */
const isIrrelevant = ({ policy }: PolicyDefinition, record: LogRecord): boolean => {
  try {
    return commandsOf(policy, record).length === 0;
  } catch {
    return false;
  }
};

const commandsOf = (
  policy: PolicyDefinition['policy'],
  { key, at, by, events }: LogRecord,
): readonly Omit<Command, 'meta'>[] => events.flatMap((event) => policy.when(event as never, { stream: key, at, by }));

const idOf = (policy: string, topic: string, partition: number, position: number): string =>
  `${policy}|${topic}|${partition}|${position}`;
