import { defineConfig } from 'vitest/config';
import { faultSpecs, resolve, shared } from './vitest.shared.ts';

/** What takes minutes: killed processes, damaged files, simulated histories, erasures in every file, long lists. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: { ...shared, include: [...faultSpecs] },
});
