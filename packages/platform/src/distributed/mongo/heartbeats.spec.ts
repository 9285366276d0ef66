import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchHeartbeats } from './heartbeats.js';

describe('the watch over the heartbeats of MongoDB', () => {
  const silent: string[] = [];
  let client: EventEmitter;
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    silent.length = 0;
    client = new EventEmitter();
    end = watchHeartbeats(client, (address) => silent.push(address), 30_000);
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });
  /** Every two seconds each of these servers answers, or fails to. */
  const pass = (seconds: number, ...outcomes: readonly ['a' | 'b', 'Succeeded' | 'Failed'][]): void => {
    for (let second = 0; second < seconds; second += 2) {
      for (const [connectionId, outcome] of outcomes) client.emit(`serverHeartbeat${outcome}`, { connectionId });
      vi.advanceTimersByTime(2_000);
    }
  };

  it('reports nothing while servers answer, or fail to for an hour', () => {
    pass(60, ['a', 'Succeeded'], ['b', 'Succeeded']);
    pass(3_600, ['a', 'Failed'], ['b', 'Succeeded']);
    expect(silent).toEqual([]);
  });
  it('reports, once, a server of which neither is heard for half a minute', () => {
    pass(60, ['a', 'Succeeded'], ['b', 'Succeeded']);
    pass(28, ['b', 'Succeeded']);
    expect(silent).toEqual([]);
    pass(600, ['b', 'Succeeded']);
    expect(silent).toEqual(['a']);
  });
  it('reports a driver of which nothing was ever heard', () => {
    pass(40);
    expect(silent).toEqual(['any server']);
  });
  it('reports no server that has left the set', () => {
    pass(10, ['a', 'Succeeded'], ['b', 'Succeeded']);
    client.emit('serverClosed', { address: 'a' });
    pass(120, ['b', 'Succeeded']);
    expect(silent).toEqual([]);
  });
  it('reports nothing after a machine was suspended', () => {
    pass(10, ['a', 'Succeeded']);
    vi.setSystemTime(Date.now() + 3_600_000);
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    vi.advanceTimersByTime(5_000);
    now.mockRestore();
    expect(silent).toEqual([]);
  });
  it('reports nothing after its end', () => {
    end();
    pass(120);
    expect(silent).toEqual([]);
  });
});
