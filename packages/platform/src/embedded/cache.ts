import type { Cache, Clock } from '../platform.js';

/** In memory: may be lost. Entries expire by the clock; a sweep once a minute removes expired ones. */
export const createEmbeddedCache = (clock: Clock): Cache & { stop(): void } => {
  const entries = new Map<string, { value: string; endsAt: number }>();
  const handlers = new Map<string, Set<(message: unknown) => void>>();
  const now = (): number => clock.now().getTime();
  const living = (key: string): { value: string; endsAt: number } | undefined => {
    const entry = entries.get(key);
    if (entry && entry.endsAt > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  let cancel = (): void => undefined;
  const sweep = (): void => {
    for (const key of entries.keys()) living(key);
    cancel = clock.after(60_000, sweep);
  };
  sweep();
  return {
    get: async (key) => living(key)?.value,
    set: async (key, value, ttlMs) => void entries.set(key, { value, endsAt: now() + ttlMs }),
    add: async (key, value, ttlMs) => {
      if (living(key)) return false;
      entries.set(key, { value, endsAt: now() + ttlMs });
      return true;
    },
    delete: async (key) => void entries.delete(key),
    increment: async (key, windowMs) => {
      const entry = living(key);
      const count = Number(entry?.value ?? 0) + 1;
      const endsAt = entry?.endsAt ?? now() + windowMs;
      entries.set(key, { value: String(count), endsAt });
      return { count, resetsInMs: endsAt - now() };
    },
    signal: async (channel, message) => {
      const passed: unknown = JSON.parse(JSON.stringify(message));
      for (const handle of handlers.get(channel) ?? []) {
        try {
          handle(passed);
        } catch {
          // An error of one listener affects neither the sender nor other listeners.
        }
      }
    },
    onSignal: async (channel, handle) => {
      const listeners = handlers.get(channel) ?? new Set();
      handlers.set(channel, listeners.add(handle));
      return async () => void listeners.delete(handle);
    },
    stop: () => cancel(),
  };
};
