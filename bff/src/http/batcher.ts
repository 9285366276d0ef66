import type { Logger } from '@carsi/platform/logging';

const FLUSH_MS = 250;
const AGAIN_MS = 5_000;
const AT_ONCE = 500;
/** So many wait for an unavailable service; older ones are dropped: figures beside the metrics, never ones that are billed. */
const WAITING = 20_000;

/** Sends small facts to a service in batches, so that a response costs no call of its own, and again while the service is unavailable. */
export class Batcher<Thing> {
  #waiting: Thing[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly what: string,
    private readonly send: (things: Thing[]) => Promise<unknown>,
    private readonly logger: Logger,
  ) {}

  add(thing: Thing): void {
    this.#waiting.push(thing);
    if (this.#waiting.length > WAITING) this.#waiting.splice(0, this.#waiting.length - WAITING);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Also when the BFF stops. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const things = this.#waiting.splice(0, AT_ONCE);
      try {
        await this.send(things);
      } catch (error) {
        this.logger.warn({ err: error }, `${this.what} wait for analytics`);
        this.#waiting.unshift(...things);
        this.#timer ??= setTimeout(() => void this.flush(), AGAIN_MS).unref();
        return;
      }
    }
  }
}
