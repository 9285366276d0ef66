import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitBodyTime } from './body-time.js';

describe('a body that does not arrive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const sent = (method: string, type = 'application/json') => {
    const raw = Object.assign(new EventEmitter(), {
      method,
      headers: { 'content-type': type },
      complete: false,
      destroyed: false,
      destroy: () => void (raw.destroyed = true),
    });
    let status: number | undefined;
    const reply = {
      sent: false,
      hijack: () => void (reply.sent = true),
      raw: { writeHead: (code: number) => ((status = code), { end: (then: () => void) => then() }) },
    };
    limitBodyTime({ raw } as never, reply as never, () => undefined);
    return { raw, status: () => status };
  };

  it('is waited for half a minute', () => {
    const slow = sent('POST');
    vi.advanceTimersByTime(29_000);
    expect(slow.status()).toBeUndefined();
    vi.advanceTimersByTime(2_000);
    expect([slow.status(), slow.raw.destroyed]).toEqual([408, true]);
  });

  it('is no concern where it came in time, where there is none, and where it is a picture', () => {
    const quick = sent('POST');
    quick.raw.complete = true;
    quick.raw.emit('end');
    const others = [quick, sent('GET'), sent('POST', 'multipart/form-data; boundary=x')];
    vi.advanceTimersByTime(60_000);
    expect(others.map(({ status }) => status())).toEqual([undefined, undefined, undefined]);
  });
});
