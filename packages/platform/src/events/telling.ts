import type { Logger } from '../hosting/logging.js';
import type { Clock } from '../platform.js';
import type { Applied } from './apply.js';

type Rows = Applied<unknown>['changed'];

interface Parts {
  readonly tell: (rows: Rows) => Promise<void> | void;
  /** Everything up to this position has been told: after a crash it begins behind it. */
  readonly save: (position: number) => Promise<void>;
  /** Whoever waits for what was told looks again. */
  readonly advanced: () => void;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** So many rows may wait: they are kept in memory, and beyond it the rows themselves wait. */
const MOST_WAITING = 2_000;
const AGAIN_MS = 500;

/**
 * Tells who keeps a copy of the rows (a search engine, a list of names) what was written, in turn and beside the writing.
 *
 *   written  →  waits, once for each row  →  told  →  position saved | refused, and told again with what came meanwhile
 *
 * Guarantee: every written row is told at least once, also after a crash. An engine that is slow or away holds up nobody who reads the rows.
 */
export class Telling {
  readonly #waiting = new Map<string, Rows[number]>();
  #written: number;
  #told: number;
  #work: Promise<void> | undefined;

  constructor(
    position: number,
    private readonly parts: Parts,
  ) {
    this.#written = this.#told = position;
  }

  /** Up to here everybody has been told. */
  get position(): number {
    return this.#told;
  }

  /** The rows up to `position` are written. Resolves at once, unless too many wait. */
  async written(rows: Rows, position: number): Promise<void> {
    for (const { id, row, before } of rows)
      this.#waiting.set(id, { id, row, before: (this.#waiting.get(id) ?? { before }).before });
    this.#written = position;
    this.#work ??= this.#run();
    if (this.#waiting.size > MOST_WAITING) await this.#work;
  }

  /** Resolves when nothing is under way any more. */
  async rest(): Promise<void> {
    await this.#work;
  }

  async #run(): Promise<void> {
    while (this.#told < this.#written && !this.parts.signal.aborted) {
      const [rows, position] = [[...this.#waiting.values()], this.#written];
      this.#waiting.clear();
      try {
        if (rows.length > 0) await this.parts.tell(rows);
        await this.parts.save(position);
        this.#told = position;
        this.parts.advanced();
      } catch (error) {
        this.parts.logger.warn({ err: error }, 'who keeps a copy of rows could not be told');
        for (const one of rows)
          this.#waiting.set(one.id, { ...(this.#waiting.get(one.id) ?? one), before: one.before });
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
      const cancel = clock.after(AGAIN_MS, ended);
      signal.addEventListener('abort', ended);
    });
  }
}
