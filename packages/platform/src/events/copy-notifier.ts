import type { Logger } from '../logging.js';
import type { Clock } from '../platform.js';
import type { Applied } from './apply.js';

type Rows = Applied<unknown>['changed'];

interface Parts {
  readonly notify: (rows: Rows) => Promise<void> | void;
  /** Saves the delivered position: after a crash delivery continues there. */
  readonly save: (position: number) => Promise<void>;
  /** Wakes callers that wait for a delivered position. */
  readonly advanced: () => void;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** Limit of pending rows, which are held in memory. Above it writing rows waits. */
const MAX_PENDING_ROWS = 2_000;
const RETRY_MS = 500;

/**
 * Delivers written rows to secondary copies (a search engine, a list of names), in order and asynchronously.
 *
 *   written  →  pending, once for each row  →  delivered  →  position saved | failed, and retried with later rows
 *
 * Guarantee: every written row is delivered at least once, also after a crash. A slow or unavailable engine does not delay readers of the rows.
 */
export class CopyNotifier {
  readonly #pending = new Map<string, Rows[number]>();
  #written: number;
  #notified: number;
  #work: Promise<void> | undefined;

  constructor(
    position: number,
    private readonly parts: Parts,
  ) {
    this.#written = this.#notified = position;
  }

  /** The delivered position. */
  get position(): number {
    return this.#notified;
  }

  /** Adds rows written up to `position`. Resolves at once, unless too many are pending. */
  async enqueue(rows: Rows, position: number): Promise<void> {
    for (const { id, row, before } of rows)
      this.#pending.set(id, { id, row, before: (this.#pending.get(id) ?? { before }).before });
    this.#written = position;
    this.#work ??= this.#run();
    if (this.#pending.size > MAX_PENDING_ROWS) await this.#work;
  }

  /** Resolves when no delivery is running. */
  async settle(): Promise<void> {
    await this.#work;
  }

  async #run(): Promise<void> {
    while (this.#notified < this.#written && !this.parts.signal.aborted) {
      const [rows, position] = [[...this.#pending.values()], this.#written];
      this.#pending.clear();
      try {
        if (rows.length > 0) await this.parts.notify(rows);
        await this.parts.save(position);
        this.#notified = position;
        this.parts.advanced();
      } catch (error) {
        this.parts.logger.warn({ err: error }, 'afterWrite listener failed, will retry');
        for (const one of rows)
          this.#pending.set(one.id, { ...(this.#pending.get(one.id) ?? one), before: one.before });
        await this.#pause();
      }
    }
    // In the same turn as the last check, so that later writes start a new delivery.
    this.#work = undefined;
  }

  #pause(): Promise<void> {
    const { clock, signal } = this.parts;
    return new Promise((resolve) => {
      const ended = (): void => {
        cancel();
        signal.removeEventListener('abort', ended);
        resolve();
      };
      const cancel = clock.after(RETRY_MS, ended);
      signal.addEventListener('abort', ended);
    });
  }
}
