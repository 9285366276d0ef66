import { EventEmitter } from 'node:events';
import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { systemClock } from '@carsi/platform/clock';
import { createLogger } from '@carsi/platform/logging';
import type { Cache } from '@carsi/platform/platform';
import type { Server, Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Presence } from './presence.js';

/** As much of a server as rooms need. */
class Rooms {
  readonly rooms = new Map<string, Set<object>>();
  readonly told: [room: string, told: { participantId: string; online: boolean; lastSeen: string | null }][] = [];
  of = () => ({ adapter: { rooms: this.rooms } });
  to = (room: string) => ({ emit: (_event: string, received: never) => void this.told.push([room, received]) });
  socket(): Socket {
    const socket = Object.assign(new EventEmitter(), {
      connected: true,
      join: async (room: string) => void this.rooms.set(room, (this.rooms.get(room) ?? new Set()).add(socket)),
    });
    return socket as unknown as Socket;
  }
}

describe('who is there, at two BFFs', () => {
  let cache: Cache & { stop(): void };
  let all: { presence: Presence; rooms: Rooms }[];
  const open = async () => {
    const one = { presence: new Presence(cache, systemClock, createLogger('test', 'silent')), rooms: new Rooms() };
    await one.presence.start(one.rooms as unknown as Server);
    return one;
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    cache = createEmbeddedCache(systemClock);
    all = [await open(), await open()];
  });
  afterEach(async () => {
    for (const { presence } of all) await presence.stop();
    cache.stop();
    vi.useRealTimers();
  });
  const leave = (socket: Socket) => {
    Object.assign(socket, { connected: false });
    (socket as unknown as EventEmitter).emit('disconnect');
  };
  const observed = async (presence: Presence) => (await presence.of(['usta'])).get('usta')!.online;

  it('is everybody with a socket at any of them, until the last is gone for a moment', async () => {
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
    const [phone, desk] = [first.rooms.socket(), second.rooms.socket()];
    first.presence.sit('usta', phone);
    second.presence.sit('usta', desk);
    await vi.advanceTimersByTimeAsync(1_000);
    leave(phone);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await observed(first.presence)).toBe(true);
    leave(desk);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await observed(first.presence)).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await observed(first.presence)).toBe(false);
    expect((await first.presence.of(['usta'])).get('usta')!.lastSeen).toEqual(expect.any(String));
  });

  it('is sent to watchers once for each change, under the id that they watch', async () => {
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
    expect(await first.presence.watch(first.rooms.socket(), 'usta', 'kebap')).toEqual({
      online: false,
      lastSeen: null,
    });
    const desk = second.rooms.socket();
    second.presence.sit('usta', desk);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.rooms.told.map(([, { participantId, online }]) => [participantId, online])).toEqual([['kebap', true]]);
    // The page is loaded again: nobody saw them go.
    leave(desk);
    second.presence.sit('usta', second.rooms.socket());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.rooms.told).toHaveLength(1);
    expect(second.rooms.told).toEqual([]);
  });

  it('ends soon after a BFF was killed', async () => {
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
    second.presence.sit('usta', second.rooms.socket());
    await vi.advanceTimersByTimeAsync(1_000);
    await first.presence.watch(first.rooms.socket(), 'usta', 'kebap');
    // Killed: it beats no more and says nothing.
    Reflect.set(second.presence, 'cache', {
      set: async () => undefined,
      delete: async () => undefined,
      signal: async () => undefined,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(first.rooms.told.at(-1)?.[1]).toMatchObject({ participantId: 'kebap', online: false });
  });

  it('ends when the only page is hidden, and begins again when it is visible', async () => {
    const [first] = all as [(typeof all)[0], (typeof all)[0]];
    const [tab, other] = [first.rooms.socket(), first.rooms.socket()];
    first.presence.sit('usta', tab);
    first.presence.sit('usta', other, false);
    await vi.advanceTimersByTimeAsync(30_000);
    const hiddenAt = new Date().toISOString();
    first.presence.look('usta', tab, false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await observed(first.presence)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await first.presence.of(['usta'])).get('usta')).toEqual({ online: false, lastSeen: hiddenAt });
    // It hears everything all the same.
    expect(first.presence.socketsOf('usta').size).toBe(2);
    first.presence.look('usta', other, true);
    await vi.advanceTimersByTimeAsync(100);
    expect(await observed(first.presence)).toBe(true);
    leave(tab);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await observed(first.presence)).toBe(true);
    // Nobody makes somebody else's socket look.
    first.presence.look('baskasi', other, true);
    expect(await first.presence.of(['baskasi'])).toEqual(new Map([['baskasi', { online: false, lastSeen: null }]]));
  });

  it('is off for everyone while the cache is unavailable', async () => {
    const offline = { get: async () => Promise.reject(new Error('away')) } as unknown as Cache;
    const presence = new Presence(offline, systemClock, createLogger('test', 'silent'));
    expect((await presence.of(['usta'])).size).toBe(0);
  });
});
