import { sleep } from '../clock.js';
import type { Logger } from '../logging.js';
import { StoreUnavailable, type Clock } from '../platform.js';
import type { Generation } from './generation.js';

/** The rest of a rebuild is this small when the old generation pauses: it then takes moments. */
const CLOSE_ENOUGH = 500;
const POLL_MS = 20;
const AGAIN_MS = 500;

interface Parts {
  readonly clock: Clock;
  readonly logger: Logger;
  /** The head of the own store. */
  readonly head: () => Promise<number>;
  /** Own positions. */
  readonly progress: (done: number, total: number) => void;
}

/**
 * Fills the next generation from the first event until it has passed the old one, which is then stopped. An unavailable store or
 * broker is waited for: the work of hours is not thrown away for a moment.
 */
export const fillGeneration = async (old: Generation, next: Generation, parts: Parts): Promise<void> => {
  const { clock, head, progress } = parts;
  const total = next.readsStore ? await head() : 0;
  await patiently(parts, () =>
    next.catchUp((done) => {
      progress(Math.min(done, total), total);
      return done >= total;
    }),
  );
  await next.follow();
  await waitWhile(clock, async () => next.position < total || (await next.lags()).some((lag) => lag > CLOSE_ENOUGH));
  await patiently(parts, () => next.settle());
  // The old generation pauses before the last check, so that it cannot be ahead of the new one when the pointer flips.
  await old.stop();
  await waitWhile(clock, async () => {
    const [before, now] = [await old.lags(), await next.lags()];
    return next.position < old.position || now.some((lag, topic) => lag > before[topic]!);
  });
};

/** Resolves with true as soon as `condition` is false, and with false after `ms`. An unavailable store leaves it open. */
export const waitWhile = async (clock: Clock, condition: () => Promise<boolean>, ms = Infinity): Promise<boolean> => {
  const deadline = clock.now().getTime() + ms;
  const isUnavailable = (error: unknown): boolean => {
    if (error instanceof StoreUnavailable) return true;
    throw error;
  };
  while (await condition().catch(isUnavailable)) {
    if (clock.now().getTime() >= deadline) return false;
    await sleep(clock, POLL_MS);
  }
  return true;
};

const patiently = async ({ clock, logger }: Parts, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      logger.warn({ err: error }, 'a rebuild waits for its store');
      await sleep(clock, AGAIN_MS);
    }
  }
};
