import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.shared.ts';

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    include: ['**/src/**/*.spec.{ts,tsx}', 'tests/**/*.spec.ts', 'tools/**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.live.spec.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
    // What comes by an event is a moment late, and on a busy machine more than the second that is waited by itself.
    expect: { poll: { timeout: 5_000 } },
  },
});
