import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.shared.ts';

/**
 * What the distributed profile may change is what goes through several services: events, search, mail, sockets, money. A screen that speaks
 * to one service alone is walked in the embedded profile, and its calls on real servers by the live suites; twice would cost a quarter of an hour.
 */
const throughServices = [
  'search-to-call',
  'sign-in',
  'reviews',
  'messages',
  'requests',
  'notifications',
  'plans',
  'insights',
  'content',
  'administration',
];

/** A person in a real browser. BASE_URL points the same journeys at a system that already runs. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include:
      process.env['CARSI_PROFILE'] === 'distributed'
        ? throughServices.map((name) => `tests/journeys/*/${name}.journey.ts`)
        : ['tests/journeys/**/*.journey.ts'],
    globalSetup: ['tests/journeys/support/start-system.ts'],
    setupFiles: ['tests/journeys/support/report-failures.ts'],
    // Two at a time: a browser waits more than it works. All walk through one system, so nobody relies on being alone in it. Seven
    // processes and their servers leave room for one.
    maxWorkers: process.env['CARSI_PROFILE'] === 'distributed' ? 1 : 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
});
