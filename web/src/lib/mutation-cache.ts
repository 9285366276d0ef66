/**
 * Takes the place of TanStack Query's cache of mutations (vite.config.ts): writes go through `useAction`, and every page would
 * load 1.3 kB for nothing.
 */
export class MutationCache {
  getAll(): readonly [] {
    return [];
  }

  clear(): void {
    // There is nothing in it.
  }

  async resumePausedMutations(): Promise<void> {
    // None was paused.
  }
}
