import type { Clock } from '../platform.js';

/** A clock for tests: `advance` moves it and runs due callbacks in order of their time. */
export const manualClock = (start: string): Clock & { advance(ms: number): void } => {
  let now = Date.parse(start);
  const due: { at: number; callback: () => void }[] = [];
  return {
    now: () => new Date(now),
    after: (ms, callback) => {
      const entry = { at: now + ms, callback };
      due.push(entry);
      return () => {
        const index = due.indexOf(entry);
        if (index >= 0) due.splice(index, 1);
      };
    },
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const next = due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due.splice(due.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = end;
    },
  };
};
