import type { Logger } from '../logging.js';
import type { Clock } from '../platform.js';
import type { Applied } from './apply.js';

type Rows = Applied<unknown>['changed'];

interface Parts {
  readonly notify: (rows: Rows) => Promise<void> | void;
  /** Everything up to this position has been told: after a crash it begins behind it. */
  readonly save: (position: number) => Promise<void>;
  /** Whoever waits for what was told looks again. */
  readonly advanced: () => void;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** So many rows may wait: they are kept in memory, and beyond it the rows themselves wait. */
const MAX_PENDING_ROWS = 2_000;
const RETRY_MS = 500;

/**
 * Tells who keeps a copy of the rows (a search engine, a list of names) what was written, in turn and beside the writing.
 *
 *   written  →  waits, once for each row  →  told  →  position saved | refused, and told again with what came meanwhile
 *
 * Guarantee: every written row is told at least once, also after a crash. An engine that is slow or away holds up nobody who reads the rows.
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

  /** Up to here everybody has been told. */
  get position(): number {
    return this.#notified;
  }

  /** The rows up to `position` are written. Resolves at once, unless too many wait. */
  async enqueue(rows: Rows, position: number): Promise<void> {
    for (const { id, row, before } of rows)
      this.#pending.set(id, { id, row, before: (this.#pending.get(id) ?? { before }).before });
    this.#written = position;
    this.#work ??= this.#run();
    if (this.#pending.size > MAX_PENDING_ROWS) await this.#work;
  }

  /** Resolves when nothing is under way any more. */
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
        this.parts.logger.warn({ err: error }, 'who keeps a copy of rows could not be told');
        for (const one of rows)
          this.#pending.set(one.id, { ...(this.#pending.get(one.id) ?? one), before: one.before });
        await this.#pause();
      }
    }
    // In the same turn as the last look: what is written later begins anew.
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
