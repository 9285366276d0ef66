import { defineConfig } from 'vitest/config';
import { faultSpecs, resolve, shared } from './vitest.shared.ts';

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    ...shared,
    include: ['**/src/**/*.spec.{ts,tsx}', 'tests/**/*.spec.ts', 'tools/**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.live.spec.ts', ...faultSpecs],
  },
});
