import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.js';
import { createLogger } from '../logging.js';
import { CopyNotifier } from './copy-notifier.js';

type Rows = Parameters<CopyNotifier['enqueue']>[0];

const one = (id: string, row: unknown, before?: unknown): Rows => [{ id, row, before }];

const telling = (tell: (rows: Rows) => Promise<void> | void) => {
  const saved: number[] = [];
  /** Where it stood each time that it said that it had gone on. */
  const advanced: number[] = [];
  const ending = new AbortController();
  const it: CopyNotifier = new CopyNotifier(0, {
    notify: tell,
    save: async (position) => void saved.push(position),
    advanced: () => void advanced.push(it.position),
    clock: systemClock,
    logger: createLogger('test', 'silent'),
    signal: ending.signal,
  });
  return { it, saved, advanced, ending };
};

describe('who keeps a copy of rows', () => {
  it('hears of a row that changed while they were busy once, from what they knew to what it is', async () => {
    const delivered: Rows[number][] = [];
    let go = (): void => undefined;
    const busy = new Promise<void>((resolve) => (go = resolve));
    const { it, saved, advanced } = telling(async (rows) => {
      delivered.push(...rows);
      await busy;
    });
    await it.enqueue(one('a', 1), 1);
    await it.enqueue(one('b', 1), 2);
    await it.enqueue(one('b', 2, 1), 3);
    expect(it.position).toBe(0);
    go();
    await expect.poll(() => it.position).toBe(3);
    expect(delivered).toEqual([...one('a', 1), ...one('b', 2)]);
    expect(saved).toEqual([1, 3]);
    expect(advanced).toEqual([1, 3]);
  });
  it('hears it again after a failure, with what came meanwhile', async () => {
    let failures = 1;
    const delivered: Rows[number][] = [];
    const { it, saved } = telling((rows) => {
      if (failures-- > 0) throw new Error('away');
      delivered.push(...rows);
    });
    await it.enqueue(one('a', 2, 1), 1);
    await it.enqueue(one('a', 3, 2), 2);
    await it.enqueue(one('b', 1), 3);
    await expect.poll(() => it.position).toBe(3);
    expect(delivered).toEqual([...one('a', 3, 1), ...one('b', 1)]);
    expect(saved).toEqual([3]);
  });
  it.for([0, 1, 2, 3, 4, 5, 6, 7])('misses nothing that is written %s turns after all was told', async (turns) => {
    const delivered: string[] = [];
    const { it } = telling((rows) => void delivered.push(...rows.map(({ id }) => id)));
    await it.enqueue(one('a', 1), 1);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    await it.enqueue(one('b', 1), 2);
    await expect.poll(() => it.position).toBe(2);
    expect(delivered).toEqual(['a', 'b']);
  });
  it('holds the rows up only when very many wait, and is left alone at the end', async () => {
    const { it, ending } = telling(() => {
      throw new Error('away');
    });
    const rows = Array.from({ length: 2_001 }, (_, n) => one(`${n}`, n)[0]!);
    const written = it.enqueue(rows, 1);
    expect(await Promise.race([written.then(() => 'went on'), pause(100)])).toBe('waits');
    ending.abort();
    await written;
    await it.settle();
    expect(it.position).toBe(0);
  });
});

const pause = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(() => resolve('waits'), ms));
