import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.shared.ts';

/** Contract suites and whole-system tests on real Kafka, MongoDB, Redis and Meilisearch (scripts/servers.sh). */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['**/src/**/*.live.spec.ts', 'tests/**/*.live.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tests/support/live-setup.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
});
