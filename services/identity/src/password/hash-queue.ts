import { Refusal } from '@carsi/kernel/refusal';

/** Number of threads; files and pictures need threads too: UV_THREADPOOL_SIZE is larger (tools/run.mjs, deploy/docker/Dockerfile). */
export const HASHES_AT_ONCE = 4;
const HASHES_WAITING = 50;
/** Longer than a full queue takes. */
const AGAIN_MS = 5_000;

interface Waiting {
  readonly until: number;
  start(): void;
  giveUp(): void;
}

/** A queue with limited concurrency. Work starts in order; a full queue refuses at once, and work past its deadline is not started. */
export class WorkQueue {
  #running = 0;
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longest: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** `until`: epoch milliseconds. Refuses TOO_BUSY and, past `until`, TRY_AGAIN. */
  async run<T>(work: () => Promise<T>, until = Number.POSITIVE_INFINITY): Promise<T> {
    if (this.#running >= this.atOnce) await this.#turn(until);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  /** Resolves when a slot is passed on. */
  async #turn(until: number): Promise<void> {
    if (this.#waiting.length >= this.longest) throw new Refusal('TOO_BUSY', { retryAfterMs: AGAIN_MS });
    return new Promise((resolve, reject) => {
      this.#waiting.push({ until, start: resolve, giveUp: () => reject(new Refusal('TRY_AGAIN')) });
    });
  }

  #next(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (next.until > this.now()) return next.start();
      next.giveUp();
    }
    this.#running -= 1;
  }
}

/** One per process, like its threads. */
export const hashes = new WorkQueue(HASHES_AT_ONCE, HASHES_WAITING);
