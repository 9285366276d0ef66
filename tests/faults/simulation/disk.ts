import type { World } from './world.js';

/**
 * What a server has written, and what of it a power cut would leave.
 *
 *   written (in memory)  →  synced
 *
 * A durable disk answers a write only after the sync that covers it; others answer at once, and stand at an earlier moment
 * after a power cut, as files that are not synced on every commit do.
 */
export class Disk {
  #undo: (() => void)[] = [];
  #waiting: { answer: () => void; lost: () => void }[] = [];
  #synced: (() => void)[] = [];
  #syncing = false;
  /** The power goes off; where several disks and processes are on one machine, for all of them. */
  powerCut = (): void => this.lose();

  constructor(
    private readonly world: World,
    readonly durable: boolean,
  ) {}

  /** To be called with each change, so that it can be taken back. */
  did(undo: () => void): void {
    this.#undo.push(undo);
    this.#sync();
  }

  /** Once what was written until now is synced. */
  whenSynced(then: () => void): void {
    if (this.#undo.length === 0) then();
    else this.#synced.push(then);
  }

  settle(answer: () => void, lost: () => void): void {
    if (!this.durable || this.#undo.length === 0) answer();
    else this.#waiting.push({ answer, lost });
  }

  lose(): void {
    const { random } = this.world;
    // Commits go to the file in order, so what is left is a beginning of them.
    const from = this.durable ? 0 : random.below(this.#undo.length + 1);
    for (const undo of this.#undo.splice(from).toReversed()) undo();
    this.#undo = [];
    const waiting = this.#waiting;
    [this.#waiting, this.#synced] = [[], []];
    for (const { lost } of waiting) lost();
  }

  #sync(): void {
    if (this.#syncing) return;
    this.#syncing = true;
    const sync = (): void => {
      // A file that need not be synced is synced when its log is full, now and then.
      if (!this.durable && this.world.random.chance(0.95)) return this.#again(sync);
      this.#syncing = false;
      this.#undo = [];
      const [waiting, synced] = [this.#waiting, this.#synced];
      [this.#waiting, this.#synced] = [[], []];
      for (const then of synced) then();
      for (const { answer } of waiting) answer();
    };
    this.#again(sync);
  }

  #again(sync: () => void): void {
    if (this.durable) this.world.later('sync', sync);
    else this.world.clock.after(this.world.random.below(200), sync);
  }
}
