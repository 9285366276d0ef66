/** The packages of the workspace are resolved to their sources, so that a test never runs yesterday's build. */
export const resolve = { conditions: ['source', 'node', 'import', 'module', 'default'] };

/** What every suite without servers and browser has in common. */
export const shared = {
  pool: 'threads',
  isolate: false,
  // Ten times what the slowest needs on a quiet machine: a test fails by what it finds, not by a busy machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // An event is applied a moment after the command's answer, on a busy machine later than Vitest's own second.
  expect: { poll: { timeout: 20_000 } },
} as const;

/**
 * The slow suites are those in `tests/faults`: `npm run test:faults` runs them, `npm test` does not. One there is quick and concerns
 * everybody who changes a line, so it stays with `npm test`: `planted.spec.ts` compares the planted faults with the source.
 */
export const faultSpecs = ['tests/faults/**/!(planted).spec.ts'];
