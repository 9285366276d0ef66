import { StoreUnavailable, type Subscription } from '../../platform.js';
import type { Logger } from '../../logging.js';
import { pause } from '../pause.js';

/**
 * Keeps a reader open until it is stopped.
 *
 *   opening  →  open  →  crashed  →  opening …  →  stopped
 *
 * Guarantee: it is reopened whatever ended it; the client itself gives up on unknown errors. After PATIENCE_MS it is returned
 * although it is not open yet: unavailable brokers must not keep a process from starting. `again` is called when it opens later
 * than that, and whenever it is reopened.
 */
const PATIENCE_MS = 10_000;
const LONGEST_REST_MS = 2_000;

export const keepReading = async (
  logger: Pick<Logger, 'warn'>,
  open: (crashed: (error: unknown) => void) => Promise<Subscription>,
  again: () => void,
): Promise<Subscription> => {
  const ending = new AbortController();
  let opened: Subscription | undefined;

  const run = async (): Promise<void> => {
    for (let attempt = 1; !ending.signal.aborted; attempt++) {
      const crash = Promise.withResolvers<unknown>();
      try {
        const reader = await open(crash.resolve);
        opened = reader;
        void crash.promise.then((error) => reopen(reader, error));
        return;
      } catch (error) {
        logger.warn({ err: error, attempt }, 'a reader waits for Kafka');
        await pause(Math.min(attempt * 100, LONGEST_REST_MS));
      }
    }
  };
  const reopen = (crashed: Subscription, error: unknown): void => {
    if (ending.signal.aborted) return;
    logger.warn({ err: error }, 'a reader crashed and is opened again');
    opened = undefined;
    opening = crashed
      .stop()
      .catch(() => undefined)
      .then(run)
      .then(again);
  };

  let opening = run();
  await Promise.race([opening, pause(PATIENCE_MS)]);
  if (!opened) void opening.then(again);
  return {
    lag: async () => {
      if (!opened) throw new StoreUnavailable('The reader waits for Kafka.');
      return opened.lag();
    },
    stop: async () => {
      ending.abort();
      await opening;
      await opened?.stop();
    },
  };
};
