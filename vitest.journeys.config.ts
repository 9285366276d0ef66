import { defineConfig } from 'vitest/config';
import { alias } from './vitest.shared.ts';

/** What the profile does not change: axe looks at the same pages, and these stay within the browser. Once is enough. */
const alikeInBoth = ['*accessible', 'hurried', 'theme', 'keyboard', 'legal', 'without-javascript'];

/** A person in a real browser. BASE_URL points the same journeys at a system that already runs. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: ['tests/journeys/**/*.journey.ts'],
    exclude: process.env['CARSI_PROFILE'] === 'distributed' ? alikeInBoth.map((name) => `**/${name}.journey.ts`) : [],
    globalSetup: ['tests/journeys-setup.ts'],
    // Two at a time: a browser waits more than it works. All walk through one system, so nobody relies on being alone in it.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
