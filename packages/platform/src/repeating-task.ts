import type { Clock } from './platform.js';
import type { Logger } from './logging.js';

/** Runs a task repeatedly: first after `ms`, then `ms` after the last run has ended. A failure is logged and retried in the next run. */
export class RepeatingTask {
  #cancel = (): void => undefined;
  #stopped = false;

  constructor(
    private readonly clock: Clock,
    private readonly ms: number,
    private readonly logger: Logger,
  ) {}

  start(work: () => Promise<unknown>): void {
    const turn = async (): Promise<void> => {
      try {
        await work();
      } catch (error) {
        this.logger.warn({ err: error }, 'a repeated task failed and will be tried again');
      }
      if (!this.#stopped) this.#cancel = this.clock.after(this.ms, () => void turn());
    };
    this.#cancel = this.clock.after(this.ms, () => void turn());
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }
}
