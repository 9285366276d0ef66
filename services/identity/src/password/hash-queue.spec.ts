import { describe, expect, it } from 'vitest';
import { WorkQueue } from './hash-queue.js';

const settled = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a queue of hashes', () => {
  /** Work that ends when it is told to. */
  const workshop = (now = Date.now) => {
    const queue = new WorkQueue(4, 50, now);
    const running: (() => void)[] = [];
    const outcomes: string[] = [];
    let most = 0;
    const add = (name: string, until?: number): void => {
      const work = async (): Promise<string> => {
        await new Promise<void>((resolve) => {
          running.push(resolve);
          most = Math.max(most, running.length);
        });
        return name;
      };
      void queue.run(work, until).then(
        (done) => outcomes.push(done),
        ({ code }: { code: string }) => outcomes.push(`${name} ${code}`),
      );
    };
    const finish = async (): Promise<void> => {
      running.shift()?.();
      await settled();
    };
    return { queue, add, finish, outcomes, running, most: () => most };
  };

  it('makes four at once, lets fifty wait in turn, and refuses the next at once', async () => {
    const { add, finish, outcomes, running, most } = workshop();
    for (let n = 1; n <= 56; n++) add(String(n));
    await settled();
    expect(running).toHaveLength(4);
    expect(outcomes).toEqual(['55 TOO_BUSY', '56 TOO_BUSY']);
    for (let n = 1; n <= 54; n++) await finish();
    expect(outcomes.slice(2)).toEqual(Array.from({ length: 54 }, (_, n) => String(n + 1)));
    expect(most()).toBe(4);
  });

  it('does not begin what nobody waits for any more', async () => {
    let now = 1_000;
    const { add, finish, outcomes } = workshop(() => now);
    for (const name of ['a', 'b', 'c', 'd']) add(name);
    add('late', 2_000);
    add('patient', 9_000);
    await settled();
    now = 2_000;
    await finish();
    expect(outcomes).toEqual(['a', 'late TRY_AGAIN']);
    for (let n = 0; n < 4; n++) await finish();
    expect(outcomes.at(-1)).toBe('patient');
  });

  it('goes on after work that failed', async () => {
    const { queue } = workshop();
    const failing = Array.from({ length: 20 }, () => queue.run(() => Promise.reject(new Error('no'))));
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await queue.run(() => Promise.resolve('still there'))).toBe('still there');
  });
});
