import type { Event } from '@carsi/kernel/event';
import type { Commit } from '../platform.js';

/** Groups commits by stream, in their order. */
export const byStream = <E extends Event>(commits: readonly Commit<E>[]): ReadonlyMap<string, readonly Commit<E>[]> => {
  const by = new Map<string, Commit<E>[]>();
  for (const commit of commits) {
    const ofStream = by.get(commit.stream);
    if (ofStream) ofStream.push(commit);
    else by.set(commit.stream, [commit]);
  }
  return by;
};
