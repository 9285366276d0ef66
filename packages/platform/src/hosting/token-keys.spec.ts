import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.js';
import { createEmbeddedCalls } from '../embedded/calls.js';
import { StoreUnavailable } from '../platform.js';
import { testTokens } from '../testing/tokens.js';
import { createLogger } from '../logging.js';
import { TokenKeys } from './token-keys.js';

describe('the keys of access tokens', () => {
  let clock: ReturnType<typeof manualClock>;
  let calls: ReturnType<typeof createEmbeddedCalls>;
  let keys: TokenKeys;
  beforeEach(() => {
    clock = manualClock('2026-11-22T09:00:00Z');
    calls = createEmbeddedCalls();
    keys = new TokenKeys(calls, clock, createLogger('test', 'silent'));
  });
  const identityComes = (): void => {
    const jwk = { ...testTokens(clock).publicKey.export({ format: 'jwk' }), kid: 'first' };
    const identity = calls.server('identity') as unknown as {
      addHandler(pattern: string, handler: unknown): void;
      listen(callback: () => void): void;
    };
    identity.addHandler('keys', async () => [jwk]);
    identity.listen(() => undefined);
  };
  const pass = async (ms: number): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };

  it('are asked for again until identity is there', async () => {
    keys.start();
    await pass(0);
    expect(() => keys.keyOf('first')).toThrow(StoreUnavailable);
    identityComes();
    await pass(500);
    expect(keys.keyOf('first')).toBeDefined();
    expect(keys.keyOf('another')).toBeUndefined();
    keys.stop();
  });

  it('are asked for no more once it was stopped, though a question was on its way', async () => {
    keys.start();
    keys.stop();
    identityComes();
    await pass(500);
    expect(() => keys.keyOf('first')).toThrow(StoreUnavailable);
  });
});
