import { defineConfig } from 'vitest/config';
import { alias } from './vitest.shared.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    include: ['**/src/**/*.spec.{ts,tsx}', 'tests/**/*.spec.ts', 'tools/**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.live.spec.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 20_000,
  },
});
