import type { Clock } from '../../platform.js';

/** Wakes a loop. A ring while nobody waits is kept for the next who does, so that no work is slept through. */
export interface Bell {
  ring(): void;
  /** Until it rings, or `ms` are over. */
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
