import { lastSeenKey } from '@carsi/contracts/messaging/conversations';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { Logger } from '@carsi/platform/logging';
import type { Cache, Clock } from '@carsi/platform/platform';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { offline, type PresenceStatus } from './conversation.http.js';

const HEARTBEAT_MS = 15_000;
/** A killed BFF signs off nobody: its people go offline when this expires. */
const THERE_MS = 40_000;
/** Reloading a page does not count as leaving. */
const OFFLINE_AFTER_MS = 4_000;
/** Time for another BFF with sockets of this person to say so. */
const SETTLE_MS = 300;
/** Looking at another tab for a moment does not count as leaving. */
const HIDDEN_AFTER_MS = 20_000;
const REMEMBERED_MS = 30 * 24 * 3_600_000;

const CHANNEL = 'presence';
const signalled = z.object({ userId: z.string() });
const thereKey = (userId: string): string => `there:${userId}`;
const roomOf = (userId: string, shownAs: string): string => `presence ${userId} as ${shownAs}`;

/**
 * Who is online: a cache key for each person with a visible page at any BFF, refreshed by those BFFs and expiring with them. A socket
 * whose page is hidden still receives everything, but its person is offline, so a forgotten tab does not hold back their mails. Changes
 * are signalled and checked again with every heartbeat, because a killed BFF signals nothing. A socket that watches a person joins a
 * room that only this class creates. A company is watched by its own id and is online when its owner is.
 */
export class Presence {
  readonly #sockets = new Map<string, Set<Socket>>();
  /** Sockets whose page is visible. */
  readonly #here = new Map<string, Set<Socket>>();
  readonly #leaving = new Map<string, { readonly timer: NodeJS.Timeout; readonly since: string }>();
  /** Watched person → the ids they are watched by → the last status sent. */
  readonly #watched = new Map<string, Map<string, string>>();
  readonly #beating: RepeatingTask;
  #server: Server | undefined;
  #stop: (() => Promise<void>) | undefined;

  constructor(
    private readonly cache: Cache,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#beating = new RepeatingTask(clock, HEARTBEAT_MS, logger);
  }

  async start(server: Server): Promise<void> {
    this.#server = server;
    this.#stop = await this.cache.onSignal(CHANNEL, (message) => {
      const { data } = signalled.safeParse(message);
      if (data) setTimeout(() => void this.#look(data.userId), SETTLE_MS).unref();
      if (data && this.#here.has(data.userId)) void this.#beat(data.userId);
    });
    this.#beating.start(async () => {
      for (const userId of this.#here.keys()) await this.#beat(userId);
      for (const userId of this.#watched.keys()) await this.#look(userId);
    });
  }

  async stop(): Promise<void> {
    this.#beating.stop();
    for (const { timer } of this.#leaving.values()) clearTimeout(timer);
    await this.#stop?.();
    // People who are also connected to another BFF are reported online by that one.
    const now = this.clock.now().toISOString();
    await Promise.all([
      ...[...this.#here.keys()].map((userId) => this.#gone(userId, now)),
      ...[...this.#leaving].map(([userId, { since }]) => this.#gone(userId, since)),
    ]);
  }

  /** This person sits at this socket until it closes. */
  sit(userId: string, socket: Socket, looks = true): void {
    const watchers = this.#sockets.get(userId) ?? new Set<Socket>();
    if (watchers.has(socket) || !socket.connected) return;
    this.#sockets.set(userId, watchers.add(socket));
    if (looks) this.#enter(userId, socket);
    socket.once('disconnect', () => {
      if (watchers.delete(socket) && watchers.size === 0) this.#sockets.delete(userId);
      this.#leave(userId, socket, OFFLINE_AFTER_MS);
    });
  }

  /** The page of one of this person's sockets became visible or hidden. */
  look(userId: string, socket: Socket, looks: boolean): void {
    if (!this.#sockets.get(userId)?.has(socket)) return;
    if (looks) this.#enter(userId, socket);
    else this.#leave(userId, socket, HIDDEN_AFTER_MS);
  }

  /** The sockets of a person at this BFF. */
  socketsOf(userId: string): ReadonlySet<Socket> {
    return this.#sockets.get(userId) ?? new Set();
  }

  /** Everyone is offline while the cache is unavailable. */
  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, PresenceStatus>> {
    const each = async (userId: string): Promise<readonly [string, PresenceStatus]> => {
      const [there, lastSeen = null] = await Promise.all([
        this.cache.get(thereKey(userId)),
        this.cache.get(lastSeenKey(userId)),
      ]);
      return [userId, there === undefined ? { online: false, lastSeen } : { online: true, lastSeen: null }];
    };
    try {
      return new Map(await Promise.all(userIds.map(each)));
    } catch (error) {
      this.logger.warn({ err: error }, 'nobody knows who is there: the cache is away');
      return new Map();
    }
  }

  /** Notifies this socket when `userId`, shown as `shownAs`, comes online or goes offline. Returns the current status. */
  async watch(socket: Socket, userId: string, shownAs: string): Promise<PresenceStatus> {
    const stored = (await this.of([userId])).get(userId) ?? offline;
    const notified = this.#watched.get(userId) ?? new Map<string, string>();
    this.#watched.set(userId, notified.set(shownAs, JSON.stringify(stored)));
    await socket.join(roomOf(userId, shownAs));
    return stored;
  }

  /** All sockets in `room` stop hearing of `userId`. */
  unwatch(room: string, userId: string, shownAs: string): void {
    this.#server?.in(room).socketsLeave(roomOf(userId, shownAs));
  }

  #enter(userId: string, socket: Socket): void {
    const watchers = this.#here.get(userId) ?? new Set<Socket>();
    if (watchers.has(socket)) return;
    this.#here.set(userId, watchers.add(socket));
    clearTimeout(this.#leaving.get(userId)?.timer);
    const returns = this.#leaving.delete(userId);
    if (watchers.size === 1 && !returns) void this.#beat(userId).then(() => this.#signal(userId));
  }

  #leave(userId: string, socket: Socket, afterMs: number): void {
    const watchers = this.#here.get(userId);
    if (!watchers?.delete(socket) || watchers.size > 0) return;
    this.#here.delete(userId);
    const since = this.clock.now().toISOString();
    const leave = (): void => {
      this.#leaving.delete(userId);
      void this.#gone(userId, since);
    };
    this.#leaving.set(userId, { timer: setTimeout(leave, afterMs).unref(), since });
  }

  async #beat(userId: string): Promise<void> {
    try {
      await this.cache.set(thereKey(userId), '1', THERE_MS);
      await this.cache.set(lastSeenKey(userId), this.clock.now().toISOString(), REMEMBERED_MS);
    } catch (error) {
      this.logger.warn({ err: error }, 'that somebody is there was not kept');
    }
  }

  async #gone(userId: string, since: string): Promise<void> {
    try {
      await this.cache.set(lastSeenKey(userId), since, REMEMBERED_MS);
      await this.cache.delete(thereKey(userId));
    } catch {
      // It runs out by itself.
    }
    await this.#signal(userId);
  }

  async #signal(userId: string): Promise<void> {
    await this.cache.signal(CHANNEL, { userId }).catch(() => undefined);
  }

  /** Notifies the watchers whose last status differs. */
  async #look(userId: string): Promise<void> {
    const notified = this.#watched.get(userId);
    if (!notified || !this.#server) return;
    const stored = (await this.of([userId])).get(userId);
    for (const [shownAs, before] of notified) {
      const room = roomOf(userId, shownAs);
      if (!this.#server.of('/').adapter.rooms.has(room)) notified.delete(shownAs);
      else if (stored && JSON.stringify(stored) !== before) {
        notified.set(shownAs, JSON.stringify(stored));
        this.#server.to(room).emit('presence', { participantId: shownAs, ...stored });
      }
    }
    if (notified.size === 0) this.#watched.delete(userId);
  }
}
