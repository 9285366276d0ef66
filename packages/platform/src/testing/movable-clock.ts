import type { Clock } from '../platform.js';

interface Timer {
  readonly at: number;
  readonly callback: () => void;
  cancel: () => void;
}

/**
 * A clock that runs by itself, from `start` or from now, and that `advance` moves forward: timers that fall due meanwhile run at once,
 * each once. A repeated task therefore has one turn for each `advance`, not one for each of its intervals.
 */
export const movableClock = (start = Date.now()): Clock & { advance(ms: number): void } => {
  let shift = start - Date.now();
  const timers = new Set<Timer>();
  const now = (): number => Date.now() + shift;
  const run = (timer: Timer): void => {
    timer.cancel();
    if (timers.delete(timer)) timer.callback();
  };
  const arm = (timer: Timer): void => {
    const real = setTimeout(run, Math.min(timer.at - now(), LONGEST_MS), timer);
    timer.cancel = () => clearTimeout(real);
  };
  return {
    now: () => new Date(now()),
    after: (ms, callback) => {
      const timer: Timer = { at: now() + ms, callback, cancel: () => undefined };
      timers.add(timer);
      arm(timer);
      return () => {
        timer.cancel();
        timers.delete(timer);
      };
    },
    advance: (ms) => {
      shift += ms;
      for (const timer of [...timers].toSorted((a, b) => a.at - b.at))
        if (timer.at <= now()) run(timer);
        else {
          timer.cancel();
          arm(timer);
        }
    },
  };
};

/** Node runs a longer timer at once. */
const LONGEST_MS = 2 ** 31 - 1;
