import type { Logger } from '../logging.js';

const BAIL_OUT_MS = 10_000;

/**
 * Ctrl-C arrives two or three times, a supervisor's signal once: `stop` runs once, and the process exits after ten seconds even if
 * it hangs.
 */
export const stopOnSignals = (logger: Logger, stop: () => Promise<void>): void => {
  let stopping = false;
  const once = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      logger.error('stopping took too long');
      process.exit(1);
    }, BAIL_OUT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
};
