import { Access, type Actor } from '@carsi/platform/hosting/access';
import type { Cache } from '@carsi/platform/platform';
import { Inject, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { internalContext } from '../answers/context.js';
import { SERVICES, type Services } from '../services.js';
import { endsSession } from '../sign-in/ended-sessions.js';
import { SignIn } from '../sign-in/sign-in.js';

export const CACHE = Symbol('cache');

const watch = z.object({ company_id: z.string().min(1).max(64) });
const renewal = z.object({ token: z.string().max(4_096) });
const signalled = z.object({ companyIds: z.array(z.string()) });
/** What an open dashboard shows at first. */
const DASHBOARD_DAYS = 30;
/** So long a socket may stay after its token has expired: time to renew it. */
const GRACE_MS = 60_000;
const roomOf = (companyId: string): string => `analytics ${companyId}`;

interface Acknowledged {
  readonly ok: boolean;
  readonly code?: string;
}

/** What a socket may: who it is, and until when. */
interface Seat {
  actor?: Actor;
  timer?: NodeJS.Timeout;
}

/** Live pushes. A room is joined here after a permission check, never by a name from the client. */
@WebSocketGateway({ path: '/socket.io', transports: ['websocket'], serveClient: false, maxHttpBufferSize: 64 * 1024 })
export class LiveGateway implements OnModuleInit, OnApplicationShutdown {
  @WebSocketServer() private readonly server!: Server;
  #stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(Access) private readonly access: Access,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(SERVICES) private readonly services: Services,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#stop = await this.cache.onSignal('metrics-changed', (message) => {
      for (const companyId of signalled.safeParse(message).data?.companyIds ?? []) void this.#push(companyId);
    });
  }

  /** Who was signed in by a session that has ended is shown the door, within the moment that its event takes. */
  end(ended: Parameters<typeof endsSession>[0] & { readonly userId: string }): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) {
      const { actor } = seatOf(socket);
      if (actor?.kind === 'person' && actor.id === ended.userId && endsSession(ended, actor.sessionId))
        socket.disconnect(true);
    }
  }

  /** Only what somebody here is looking at is read. */
  async #push(companyId: string): Promise<void> {
    if (!this.server?.of('/').adapter.rooms.has(roomOf(companyId))) return;
    try {
      const { metrics } = await this.services.analytics.metrics({ companyId, days: DASHBOARD_DAYS }, internalContext());
      this.server.to(roomOf(companyId)).emit('analytics:changed', { company_id: companyId, metrics });
    } catch {
      // The next change, or a reconnect, tells it.
    }
  }

  /** A newer token of the same person: the socket stays and its rooms with it. */
  @SubscribeMessage('auth')
  async auth(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<Acknowledged> {
    const { data } = renewal.safeParse(body);
    if (!data) return { ok: false, code: 'BAD_REQUEST' };
    const before = seatOf(socket).actor;
    const actor = await this.#actorOf(data.token);
    if (!actor) return { ok: false, code: 'SIGN_IN_REQUIRED' };
    if (before && before.id !== actor.id) {
      // Somebody else in the same browser: nothing of the first may reach them.
      socket.disconnect(true);
      return { ok: false, code: 'FORBIDDEN' };
    }
    this.#seat(socket, actor);
    return { ok: true };
  }

  /** The owner's and the admins': figures are not public. */
  @SubscribeMessage('analytics:watch')
  async watch(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<Acknowledged> {
    const actor = await this.#require(socket);
    if (!actor) return { ok: false, code: 'SIGN_IN_REQUIRED' };
    const { data } = watch.safeParse(body);
    if (!data) return { ok: false, code: 'BAD_REQUEST' };
    if (!actor.admin && !(await this.#owns(actor.id, data.company_id))) return { ok: false, code: 'FORBIDDEN' };
    await socket.join(roomOf(data.company_id));
    return { ok: true };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stop?.();
  }

  async #owns(userId: string, companyId: string): Promise<boolean> {
    try {
      const { company } = await this.services.directory.company({ idOrSlug: companyId }, internalContext());
      return company.id === companyId && company.ownerId === userId;
    } catch {
      return false;
    }
  }

  /** Who sits there, asked of the token that the socket came with when it first wants something. */
  async #require(socket: Socket): Promise<Actor | undefined> {
    const { actor } = seatOf(socket);
    if (actor) return actor;
    const token = socket.handshake.auth['token'] as unknown;
    const found = typeof token === 'string' ? await this.#actorOf(token) : undefined;
    if (found) this.#seat(socket, found);
    return found;
  }

  async #actorOf(token: string): Promise<Actor | undefined> {
    try {
      const actor = this.access.actorOf({ token });
      return actor?.kind === 'person' ? await this.signIn.personOf(token) : actor;
    } catch {
      return undefined;
    }
  }

  #seat(socket: Socket, actor: Actor): void {
    const seat = seatOf(socket);
    clearTimeout(seat.timer);
    seat.actor = actor;
    if (actor.kind !== 'person') return;
    const left = actor.expiresAt * 1000 + GRACE_MS - Date.now();
    seat.timer = setTimeout(() => socket.disconnect(true), Math.max(0, left)).unref();
    socket.once('disconnect', () => clearTimeout(seat.timer));
  }
}

const seatOf = (socket: Socket): Seat => ((socket.data as { seat?: Seat }).seat ??= {});
