import { erasureCheckers } from './guards-of-erasure.js';
import { messageCheckers } from './guards-of-messages.js';
import { reviewCheckers } from './guards-of-reviews.js';
import { guardCheckers } from './removed-guards.js';

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
  /** Tried by `npm run test:faults` too. */
  readonly always?: true;
}

const processes = ['packages/platform', 'services/analytics', 'embedded'] as const;

export const checkers = {
  ...guardCheckers,
  ...reviewCheckers,
  ...messageCheckers,
  ...erasureCheckers,
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
  snapshot: {
    name: 'index-snapshot.spec',
    profile: 'embedded',
    spec: 'tests/faults/index-snapshot.spec.ts',
    env: { ROUNDS: '8', SEED: '5' },
    size: '8 rounds',
    build: ['packages/platform', 'services/directory'],
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
    spec: 'packages/platform/src/distributed/kafka/event-log.live.spec.ts',
    only: 'a competing reader',
    size: '11 cases',
    live: true,
  },
  store: {
    name: 'contract of the store, sequencer',
    profile: 'distributed',
    spec: 'packages/platform/src/distributed/mongo/event-store.live.spec.ts',
    size: '30 cases',
    live: true,
  },
  rows: {
    name: 'contract of collections',
    profile: 'distributed',
    spec: 'packages/platform/src/distributed/mongo/collections.live.spec.ts',
    size: '36 cases',
    live: true,
  },
} as const satisfies Record<string, Checker>;
