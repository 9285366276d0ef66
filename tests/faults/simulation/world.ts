import { StoreUnavailable, type Clock } from '@carsi/platform/platform';
import type { Disk } from './disk.js';
import { randomOf, type Random } from './random.js';

/** One life of a process. When it ends, its pending calls are never answered. */
export interface Life {
  readonly name: string;
  alive: boolean;
  /** Called once when it ends. */
  readonly mourners: Set<() => void>;
}

/** How often, per call to a port, things go wrong. */
export interface Rates {
  /** The call is refused and does nothing. */
  readonly refused: number;
  /** The call does its work, or a part of it, and the answer is lost. */
  readonly unanswered: number;
  /** The calling process dies, before the work is done or after it. */
  readonly crash: number;
  /** The server's power goes off: what was not synced is gone. */
  readonly powerCut: number;
}
export const peace: Rates = { refused: 0, unanswered: 0, crash: 0, powerCut: 0 };

const KEPT_TRACE = 200;

interface Step {
  readonly life: Life | undefined;
  readonly label: string;
  /** What goes on although its caller has died: a request that was on its way. */
  readonly late?: () => void;
  run(): void;
}
interface Timer {
  readonly at: number;
  readonly life: Life | undefined;
  callback(): void;
}

/**
 * One thread of simulated time. Every call to a port waits here until the seed picks it, and the seed decides what becomes of it;
 * between two steps the code under test runs until all of it waits again. Nothing else moves: no sockets, no timers, no disk. So a
 * seed is a whole history, and the same seed is the same history.
 */
export class World {
  readonly random: Random;
  readonly clock: Clock;
  /** The last steps, to find the reason of a failure. */
  readonly trace: string[] = [];
  rates: Rates = peace;
  steps = 0;
  #now: number;
  #ready: Step[] = [];
  #timers: Timer[] = [];

  constructor(seed: number, start: string) {
    this.random = randomOf(seed);
    this.#now = Date.parse(start);
    this.clock = this.clockOf(undefined);
  }

  begin(name: string): Life {
    return { name, alive: true, mourners: new Set() };
  }

  /** Kills a process between two steps. Some of its outstanding requests are executed all the same. */
  end(life: Life): void {
    if (!life.alive) return;
    life.alive = false;
    this.#note(`${life.name} dies`);
    const [its, others] = [[], []] as [Step[], Step[]];
    for (const step of this.#ready) (step.life === life ? its : others).push(step);
    this.#ready = others;
    for (const { late } of its) if (late && this.random.chance(0.5)) late();
    this.#timers = this.#timers.filter((timer) => timer.life !== life);
    for (const mourn of life.mourners) mourn();
  }

  /** What a process answers, or undefined when it dies over it. */
  untilEnd<T>(life: Life, answer: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const gone = (): void => resolve(undefined);
      if (!life.alive) return gone();
      life.mourners.add(gone);
      answer.then(resolve, reject).finally(() => life.mourners.delete(gone));
    });
  }

  clockOf(life: Life | undefined): Clock {
    return {
      now: () => new Date(this.#now),
      after: (ms, callback) => {
        if (life && !life.alive) return () => undefined;
        const timer = { at: this.#now + ms, life, callback };
        const index = this.#timers.findLastIndex(({ at }) => at <= timer.at);
        this.#timers.splice(index + 1, 0, timer);
        return () => {
          const found = this.#timers.indexOf(timer);
          if (found >= 0) this.#timers.splice(found, 1);
        };
      },
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.clock.after(ms, resolve));
  }

  /** A step of a server, which is never lost. */
  later(label: string, run: () => void): void {
    this.#ready.push({ life: undefined, label, run });
  }

  /**
   * A call of a process to a port. `work` happens at one moment; `whole` false asks it to leave a part undone, as a bulk that was
   * cut short. With a disk the answer waits until what was written is synced.
   */
  call<T>(life: Life, label: string, work: (complete: boolean) => T, disk?: Disk): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!life.alive) return;
      const unavailable = (): void => reject(new StoreUnavailable(`${label} was not answered`));
      const attempt = (complete: boolean, answer: (value: T) => void): void => {
        let value: T;
        try {
          value = work(complete);
        } catch (error) {
          return reject(error as Error);
        }
        if (disk) disk.settle(() => life.alive && answer(value), unavailable);
        else answer(value);
      };
      const run = (): void => {
        const { refused, unanswered, crash, powerCut } = this.rates;
        const fate = this.random.next();
        let sum = 0;
        const is = (rate: number): boolean => fate < (sum += rate);
        if (is(refused)) return reject(new StoreUnavailable(`${label} was refused`));
        if (is(unanswered)) return attempt(this.random.chance(0.5), unavailable);
        if (is(crash / 2)) return this.end(life);
        if (is(crash / 2)) {
          attempt(this.random.chance(0.5), () => undefined);
          return this.end(life);
        }
        attempt(true, resolve);
        if (disk && is(powerCut)) disk.powerCut();
      };
      const late = disk && ((): void => attempt(this.random.chance(0.5), () => undefined));
      this.#ready.push({ life, label: `${life.name}: ${label}`, run, ...(late && { late }) });
    });
  }

  /** Runs until `done`; false when that took more than so many steps, or nothing is left that could bring it about. */
  async run(done: () => boolean, atMost: number): Promise<boolean> {
    const last = this.steps + atMost;
    for (;;) {
      // All microtasks run before an immediate does: afterwards everybody waits.
      await new Promise((resolve) => setImmediate(resolve));
      if (done()) return true;
      if (++this.steps > last) return false;
      // Several steps a millisecond: else what all these processes only look at from time to time would take all the time there is.
      if (this.random.below(3) === 0) this.#now += this.random.below(3);
      if (this.#ready.length === 0) {
        if (this.#timers.length === 0) return false;
        this.#now = Math.max(this.#now, this.#timers[0]!.at);
      }
      if (this.#timers[0] && this.#timers[0].at <= this.#now) {
        this.#timers.shift()!.callback();
        continue;
      }
      const index = this.random.below(this.#ready.length);
      const step = this.#ready[index]!;
      this.#ready[index] = this.#ready.at(-1)!;
      this.#ready.pop();
      this.#note(step.label);
      step.run();
    }
  }

  #note(label: string): void {
    this.trace.push(label);
    if (this.trace.length > 2 * KEPT_TRACE) this.trace.splice(0, KEPT_TRACE);
  }
}
