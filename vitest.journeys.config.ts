import { defineConfig } from 'vitest/config';
import { alias } from './vitest.shared.ts';

/** A person in a real browser. BASE_URL points the same journeys at a system that already runs. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    // Axe looks at the same pages in either profile: once is enough.
    exclude: process.env['CARSI_PROFILE'] === 'distributed' ? ['**/*accessible.journey.ts'] : [],
    globalSetup: ['tests/journeys-setup.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
