import { lastSeenKey } from '@carsi/contracts/messaging/conversations';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { Logger } from '@carsi/platform/logging';
import type { Cache, Clock } from '@carsi/platform/platform';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { offline, type PresenceStatus } from './conversation.http.js';

const HEARTBEAT_MS = 15_000;
/** A BFF that was killed says goodbye for nobody: its people are gone when this has run out. */
const THERE_MS = 40_000;
/** Whoever loads the page again was not away. */
const OFFLINE_AFTER_MS = 4_000;
/** Another BFF at which the person still sits says so meanwhile. */
const SETTLE_MS = 300;
/** Whoever looks at another tab for a moment comes back. */
const HIDDEN_AFTER_MS = 20_000;
const REMEMBERED_MS = 30 * 24 * 3_600_000;

const CHANNEL = 'presence';
const signalled = z.object({ userId: z.string() });
const thereKey = (userId: string): string => `there:${userId}`;
const roomOf = (userId: string, shownAs: string): string => `presence ${userId} as ${shownAs}`;

/**
 * Who is there: a key in the cache for each person who looks at a page of ours at any BFF, kept alive by those BFFs and gone with
 * them. A socket whose page is hidden hears everything, and its person is not there: their mail is not held back by a forgotten tab. What
 * changes is signalled, and looked at again with every heartbeat, because nobody signals for a BFF that was killed. Whoever watches
 * somebody sits in a room that only this class makes; a company is watched by its own id, and is there when its owner is.
 */
export class Presence {
  readonly #sockets = new Map<string, Set<Socket>>();
  /** Those of the sockets whose page is looked at. */
  readonly #here = new Map<string, Set<Socket>>();
  readonly #leaving = new Map<string, { readonly timer: NodeJS.Timeout; readonly since: string }>();
  /** Who is watched here → under which ids → what was told last. */
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
    // Who sits at another BFF as well is said to be there by that one.
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

  /** The page of a socket at which this person sits is looked at, or hidden. */
  look(userId: string, socket: Socket, looks: boolean): void {
    if (!this.#sockets.get(userId)?.has(socket)) return;
    if (looks) this.#enter(userId, socket);
    else this.#leave(userId, socket, HIDDEN_AFTER_MS);
  }

  /** The sockets of a person at this BFF. */
  socketsOf(userId: string): ReadonlySet<Socket> {
    return this.#sockets.get(userId) ?? new Set();
  }

  /** Nobody is there while the cache is away. */
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

  /** From now on this socket hears when `userId`, whom it knows as `shownAs`, comes and goes. Answers how it stands. */
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

  /** Tells those who watch, where it stands otherwise than they were told. */
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
