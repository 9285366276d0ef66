import { Redis, type RedisOptions } from 'ioredis';
import { StoreUnavailable, type Cache } from '../platform.js';
import type { Logger } from '../logging.js';

/**
 * Redis for data that may be lost. Commands are not queued while it is unavailable: callers get StoreUnavailable within PATIENCE_MS
 * and continue without it. Signals use a second connection, as a subscribed one must. They are lost while it is unavailable;
 * subscriptions made meanwhile start when it returns.
 */
export interface RedisCache extends Cache {
  stop(): Promise<void>;
}

const PATIENCE_MS = 500;
const SILENT_MS = 3_000;
/** How often an idle connection is tried. */
const PING_MS = 2_000;

/** Atomic at the server: a counter without an expiry, left by a crash between two commands, would lock a person out for ever. */
const INCREMENT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

const orUnavailable = async <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new StoreUnavailable(`Redis is unavailable: ${(error as Error).message}`, { cause: error });
  });

/** Does not wait for work that a reconnect completes: a process that starts meanwhile would not start. */
const soon = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([work.catch(() => undefined), patience]);
  clearTimeout(timer);
};

export const createRedisCache = async (
  url: string,
  logger: Pick<Logger, 'warn'>,
  prefix = 'carsi:',
): Promise<RedisCache> => {
  const options: RedisOptions = {
    lazyConnect: true,
    commandTimeout: PATIENCE_MS,
    connectTimeout: 1_000,
    // A connection that answers nothing is made again: one whose other end is gone reports nothing by itself.
    socketTimeout: SILENT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  };
  const redis = new Redis(url, options);
  // The client restores subscriptions when Redis returns, so they may wait without a limit.
  const { commandTimeout: _none, ...patient } = options;
  const signals = new Redis(url, { ...patient, enableOfflineQueue: true, maxRetriesPerRequest: null });
  for (const [name, connection] of [
    ['commands', redis],
    ['signals', signals],
  ] as const)
    connection.on('error', (error) => logger.warn({ err: error, connection: name }, 'Redis is unavailable'));

  const handlers = new Map<string, Set<(message: unknown) => void>>();
  signals.on('message', (channel, text) => {
    const message: unknown = JSON.parse(text);
    for (const handle of handlers.get(channel) ?? []) {
      try {
        handle(message);
      } catch (error) {
        logger.warn({ err: error, channel }, 'a listener threw');
      }
    }
  });

  const pinging = setInterval(() => {
    for (const connection of [redis, signals])
      if (connection.status === 'ready') connection.ping().catch(() => undefined);
  }, PING_MS);
  pinging.unref();

  // An unavailable cache must not keep a process from starting.
  await Promise.all([redis, signals].map((connection) => connection.connect().catch(() => undefined)));

  return {
    get: async (key) => (await orUnavailable(redis.get(prefix + key))) ?? undefined,
    set: async (key, value, ttlMs) => void (await orUnavailable(redis.set(prefix + key, value, 'PX', ttlMs))),
    add: async (key, value, ttlMs) => (await orUnavailable(redis.set(prefix + key, value, 'PX', ttlMs, 'NX'))) === 'OK',
    delete: async (key) => void (await orUnavailable(redis.del(prefix + key))),
    increment: async (key, windowMs) => {
      const [count, left] = (await orUnavailable(redis.eval(INCREMENT, 1, prefix + key, windowMs))) as [number, number];
      return { count, resetsInMs: left };
    },
    signal: async (channel, message) =>
      void (await orUnavailable(redis.publish(prefix + channel, JSON.stringify(message)))),
    onSignal: async (name, handle) => {
      const channel = prefix + name;
      const listeners = handlers.get(channel) ?? new Set();
      handlers.set(channel, listeners.add(handle));
      if (listeners.size === 1) await soon(signals.subscribe(channel));
      return async () => {
        listeners.delete(handle);
        if (listeners.size === 0) await soon(signals.unsubscribe(channel));
      };
    },
    stop: async () => {
      clearInterval(pinging);
      redis.disconnect();
      signals.disconnect();
    },
  };
};
