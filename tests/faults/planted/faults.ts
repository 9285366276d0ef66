import { guardsOfMessages, messageCheckers } from './guards-of-messages.js';
import { guardCheckers, removedGuards } from './removed-guards.js';

export interface Checker {
  readonly name: string;
  readonly profile: 'simulated' | 'embedded' | 'distributed';
  readonly spec: string;
  /** Only the tests whose title has this. */
  readonly only?: string;
  readonly env?: Record<string, string>;
  /** How much it looks at, for the table. */
  readonly size: string;
  /** Projects to compile first: it starts built processes. */
  readonly build?: readonly string[];
  /** Needs the real servers. */
  readonly live?: true;
}

export interface Fault {
  readonly promise: string;
  readonly planted: string;
  readonly checker: keyof typeof checkers;
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** Tried by `npm test` too. */
  readonly always?: true;
}

const processes = ['packages/platform', 'services/analytics', 'embedded'] as const;

export const checkers = {
  ...guardCheckers,
  ...messageCheckers,
  simulation: {
    name: 'simulation',
    profile: 'simulated',
    spec: 'tests/faults/simulation/simulation.spec.ts',
    only: 'histories',
    env: { SEEDS: '150' },
    size: '150 seeds, about 45,000 requests, 2,000 starts',
  },
  policies: {
    name: 'policies.spec',
    profile: 'embedded',
    spec: 'packages/platform/src/events/policies.spec.ts',
    size: '6 cases',
  },
  ports: {
    name: 'contract suites',
    profile: 'embedded',
    spec: 'packages/platform/src/embedded/ports.spec.ts',
    size: 'all ports',
  },
  tail: {
    name: 'damaged-files.spec',
    profile: 'embedded',
    spec: 'tests/faults/damaged-files.spec.ts',
    size: 'both files, every 499th byte',
  },
  caughtUp: {
    name: 'caught-up.spec',
    profile: 'embedded',
    spec: 'tests/faults/caught-up.spec.ts',
    env: { ROUNDS: '20' },
    size: '20 rounds',
  },
  cache: {
    name: 'public-cache.spec',
    profile: 'embedded',
    spec: 'bff/src/answers/public-cache.spec.ts',
    size: '8 cases',
  },
  kill: {
    name: 'kill.spec',
    profile: 'embedded',
    spec: 'tests/faults/kill.spec.ts',
    only: 'acknowledged',
    env: { ROUNDS: '5' },
    size: '5 rounds',
    build: processes,
  },
  stop: {
    name: 'clean-stop.spec',
    profile: 'embedded',
    spec: 'tests/faults/clean-stop.spec.ts',
    size: '1 process',
    build: processes,
  },
  kafka: {
    name: 'contract of the event log',
    profile: 'distributed',
    spec: 'packages/platform/src/distributed/event-log.live.spec.ts',
    only: 'a competing reader',
    size: '11 cases',
    live: true,
  },
  store: {
    name: 'contract of the store, sequencer',
    profile: 'distributed',
    spec: 'packages/platform/src/distributed/event-store.live.spec.ts',
    size: '30 cases',
    live: true,
  },
  rows: {
    name: 'contract of collections',
    profile: 'distributed',
    spec: 'packages/platform/src/distributed/collections.live.spec.ts',
    size: '36 cases',
    live: true,
  },
} as const satisfies Record<string, Checker>;

const EVENTS = 'packages/platform/src/events';
const EMBEDDED = 'packages/platform/src/embedded';
const DISTRIBUTED = 'packages/platform/src/distributed';

/** One place each: the exact text as it stands in the source, and what somebody might have written instead. */
export const faults: readonly Fault[] = [
  {
    promise: 'no acknowledged write is lost',
    planted: 'a visit is acknowledged before it is durable',
    checker: 'simulation',
    file: 'services/analytics/src/analytics.ts',
    text: 'return this.log.append(interactionsTopic, [{ key: companyId, at, by: null, events: [event] }]);',
    replacement:
      'void this.log.append(interactionsTopic, [{ key: companyId, at, by: null, events: [event] }]).catch(() => undefined);\n    return Promise.resolve();',
    always: true,
  },
  {
    promise: 'no acknowledged write is lost',
    planted: 'the group commit of visits comes after the answer',
    checker: 'kill',
    file: `${EMBEDDED}/event-log.ts`,
    text: '      await db.write(() => {\n        for (const { key, body } of rows) insert.run(key, body, crc32(body));\n      });',
    replacement:
      '      setTimeout(() => void db.write(() => {\n        for (const { key, body } of rows) insert.run(key, body, crc32(body));\n      }).catch(() => undefined), 200);',
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'the checkpoint is saved before the rows',
    checker: 'simulation',
    file: `${EVENTS}/generation.ts`,
    text: "      await this.#apply('store', commits);\n      this.reached = commits.at(-1)!.position;",
    replacement:
      "      this.reached = commits.at(-1)!.position;\n      await this.#saveCheckpoint();\n      await this.#apply('store', commits);",
    always: true,
  },
  {
    promise: 'every accepted visit counts once',
    planted: "a reader's checkpoint is written before its effects",
    checker: 'kill',
    file: `${EMBEDDED}/event-log.ts`,
    text: '        if (records.length > 0) await reader.handle(records);',
    replacement:
      "        if (reader.kind === 'competing') await views.write(() => upsertCheckpoint.run(reader.name, upTo));\n        await new Promise((resolve) => setTimeout(resolve, 60));\n        if (records.length > 0) await reader.handle(records);",
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'a second delivery is folded again',
    checker: 'simulation',
    file: `${EVENTS}/apply.ts`,
    text: 'if (delivery.position <= mark) continue;',
    replacement: '',
    always: true,
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'a row that somebody else wrote meanwhile is not folded again',
    checker: 'simulation',
    file: `${EVENTS}/apply.ts`,
    text: '      pending.push(...moved);',
    replacement: '',
    always: true,
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'the id of a repeated visit is not looked at',
    checker: 'simulation',
    file: 'services/analytics/src/company-day/projection.ts',
    text: '  if (visitor.ids.includes(data.id)) return day;\n  const remembered = remember(visitor, data.id);\n  const reason = reasonOf(data, isRepeat(visitor.viewedAt, at));',
    replacement:
      '  const remembered = remember(visitor, data.id);\n  const reason = reasonOf(data, isRepeat(visitor.viewedAt, at));',
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'each replica makes a salt of its own',
    checker: 'simulation',
    file: 'services/analytics/src/visitor/daily-salt.ts',
    text: 'const stored = (await this.salts.load([day])).get(day)?.row;',
    replacement: 'const stored = fresh as Salt | undefined;',
    always: true,
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'the offset is committed before the effect',
    checker: 'kafka',
    file: `${DISTRIBUTED}/reader.ts`,
    text: '          if (records.length > 0) await reader.handle(records);',
    replacement:
      '          if (competing) await consumer.commitOffsets([{ topic, partition, offset: String(BigInt(chunk.at(-1)!.offset) + 1n) }]);\n          if (records.length > 0) await reader.handle(records);',
  },
  {
    promise: 'every accepted visit counts once',
    planted: 'a row is written whatever its version',
    checker: 'rows',
    file: `${DISTRIBUTED}/collections.ts`,
    text: '        { _id: write.id, v: write.v } as never,',
    replacement: '        { _id: write.id } as never,',
  },
  {
    promise: 'rebuild equals live',
    planted: 'the last rows of a rebuild are not written',
    checker: 'simulation',
    file: `${EVENTS}/views.ts`,
    text: '    await next.settle();\n',
    replacement: '',
  },
  {
    promise: 'rebuild equals live',
    planted: 'a rebuild goes live while it is behind',
    checker: 'simulation',
    file: `${EVENTS}/views.ts`,
    text: '    const total = next.readsStore ? await this.store.head() : 0;',
    replacement: '    const total = 0;\n    old.stop = async () => next.stop();',
  },
  {
    promise: "never 'caught up' while behind",
    planted: 'a position is skipped',
    checker: 'simulation',
    file: `${EVENTS}/generation.ts`,
    text: '      this.reached = commits.at(-1)!.position;',
    replacement: '      this.reached = commits.at(-1)!.position + Number(commits.length > 2);',
    always: true,
  },
  {
    promise: "never 'caught up' while behind",
    planted: 'a projection says a position before it has its rows',
    checker: 'simulation',
    file: `${EVENTS}/views.ts`,
    text: 'this.#named(name).position < position);',
    replacement: 'this.#named(name).position + 2 < position);',
  },
  {
    promise: "never 'caught up' while behind",
    planted: 'a reader skips what was appended beside what it read',
    checker: 'caughtUp',
    file: `${EVENTS}/generation.ts`,
    text: '      this.reached = commits.at(-1)!.position;',
    replacement: '      this.reached = commits.length > 1 ? await this.parts.store.head() : commits.at(-1)!.position;',
  },
  {
    promise: "never 'caught up' while behind",
    planted: 'positions are given with a gap',
    checker: 'store',
    file: `${DISTRIBUTED}/sequencer.ts`,
    text: '    const first = head + 1;',
    replacement: '    const first = head + 2;',
  },
  {
    promise: 'broker away: nothing lost',
    planted: 'the publisher moves on before the log has acknowledged',
    checker: 'store',
    file: `${DISTRIBUTED}/publisher.ts`,
    text: '    await deliver(found.map(',
    replacement: '    void deliver(found.map(',
  },
  {
    promise: 'poison event in a policy',
    planted: 'a poisonous record is dropped silently',
    checker: 'policies',
    file: `${EVENTS}/policies.ts`,
    text: '      await this.#park(definition, record, String(error));',
    replacement: '',
    always: true,
  },
  {
    promise: "policies' effects once",
    planted: 'each try has a command of its own',
    checker: 'policies',
    file: `${EVENTS}/policies.ts`,
    text: 'const commandId = `${policy.name}-${cause}-${index}`;',
    replacement: 'const commandId = `${policy.name}-${cause}-${index}-${Math.random()}`;',
  },
  {
    promise: 'pages are not stale',
    planted: 'bytes are kept that were made while what they show changed',
    checker: 'cache',
    file: 'bff/src/answers/public-cache.ts',
    text: 'if (keep && settled && ttlMs > 0',
    replacement: 'if (keep && ttlMs > 0',
  },
  {
    promise: 'a name has one holder',
    planted: 'a claim that another stream holds is not looked at',
    checker: 'ports',
    file: `${EMBEDDED}/event-store.ts`,
    text: '      if (holder !== undefined && holder !== stream) throw new ClaimTaken(claim);',
    replacement: '      void holder;',
  },
  {
    promise: 'a torn or flipped byte in the data folder',
    planted: 'the write-ahead log is opened without a look',
    checker: 'tail',
    file: `${EMBEDDED}/database.ts`,
    text: '  checkWal(path);\n',
    replacement: '',
  },
  {
    promise: 'a torn or flipped byte in the data folder',
    planted: 'the checksum of a commit is not compared',
    checker: 'tail',
    file: `${EMBEDDED}/event-store.ts`,
    text: '    if (crcOf(row.stream, row.version, row.command, row.body) !== row.crc)',
    replacement: '    if (crcOf(row.stream, row.version, row.command, row.body) !== row.crc && row.position < 0)',
  },
  {
    promise: 'clean stop',
    planted: 'the process ends without waiting for what is in flight',
    checker: 'stop',
    file: 'packages/platform/src/hosting/stop.ts',
    text: '    stop().then(',
    replacement: '    Promise.resolve().then(',
  },
  ...removedGuards,
  ...guardsOfMessages,
];
