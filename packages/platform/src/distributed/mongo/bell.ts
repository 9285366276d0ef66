import type { Clock } from '../../platform.js';

/** Wakes a waiting loop. A ring without a waiter is remembered for the next one, so that no work is missed. */
export interface Bell {
  ring(): void;
  /** Resolves when it rings, or after `ms`. */
  wait(ms: number): Promise<void>;
}

export const createBell = (clock: Clock): Bell => {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const done = (): void => {
          cancel();
          rung = false;
          wake = undefined;
          resolve();
        };
        const cancel = clock.after(ms, done);
        wake = done;
        if (rung) done();
      }),
  };
};
