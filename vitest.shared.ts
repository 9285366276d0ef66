import { availableParallelism } from 'node:os';

/** The packages of the workspace are resolved to their sources, so that a test never runs yesterday's build. */
export const resolve = { conditions: ['source', 'node', 'import', 'module', 'default'] };

/** What every suite without servers and browser has in common. */
export const shared = {
  pool: 'threads',
  isolate: false,
  // Half of a suite's time is spent waiting for a started system. Vitest's default is one worker on two cores.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // Far more than the slowest needs on a quiet machine: a test fails by its result, not by a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // An event is applied a moment after the command's answer. On a machine that is ten times slower it takes seconds.
  expect: { poll: { timeout: 30_000 } },
} as const;

/**
 * The slow suites are those in `tests/faults`: `npm run test:faults` runs them, `npm test` does not. One there is quick and concerns
 * everybody who changes a line, so it stays with `npm test`: `planted.spec.ts` compares the planted faults with the source.
 */
export const faultSpecs = ['tests/faults/**/!(planted).spec.ts'];
