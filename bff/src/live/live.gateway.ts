import { metricsChanged, type MetricsChanged } from '@carsi/contracts/analytics/events';
import type { Cache } from '@carsi/platform/platform';
import { Inject, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { internalContext } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { SERVICES, type Services } from '../services.js';
import { actorAt, SocketRegistry, type Acknowledged } from './socket-registry.js';
import { SocketGate } from './socket-gate.js';
import { sockets } from './sockets.js';

export const CACHE = Symbol('cache');

const watch = z.object({ company_id: z.string().min(1).max(64) });
const renewal = z.object({ token: z.string().max(4_096) });
const signalled = z.object({ companyIds: z.array(z.string()) }) satisfies z.ZodType<MetricsChanged>;
const tooMany: Acknowledged = { ok: false, code: 'TOO_MANY_REQUESTS' };
const roomOf = (companyId: string): string => `analytics ${companyId}`;

/** Tokens of sockets, and figures of companies on open dashboards. A room is joined here after a permission check, never by a name from the client. */
@WebSocketGateway(sockets)
export class LiveGateway implements OnModuleInit, OnGatewayConnection, OnApplicationShutdown {
  @WebSocketServer() private readonly server!: Server;
  #stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(SocketRegistry) private readonly registry: SocketRegistry,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SocketGate) private readonly gate: SocketGate,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#stop = await this.cache.onSignal(metricsChanged, (message) => {
      for (const companyId of signalled.safeParse(message).data?.companyIds ?? []) this.#push(companyId);
    });
  }

  /** Sockets with a token receive their own events without subscribing. */
  async handleConnection(socket: Socket): Promise<void> {
    await this.registry.require(socket);
  }

  end(ended: Parameters<SocketRegistry['end']>[1]): void {
    this.registry.end(this.server, ended);
  }

  /** The former owner's sockets stop receiving at once when a company changes hands; null: without an owner. */
  ownerChanged(companyId: string, ownerId: string | null): void {
    const here = this.server?.of('/');
    for (const id of here?.adapter.rooms.get(roomOf(companyId)) ?? []) {
      const socket = here.sockets.get(id);
      const actor = socket && actorAt(socket);
      if (!actor?.admin && actor?.id !== ownerId) void socket?.leave(roomOf(companyId));
    }
  }

  /** A change of owner may have been missed: watching owners reconnect and are checked again. */
  recheckOwners(): void {
    for (const [room, ids] of this.server?.of('/').adapter.rooms ?? [])
      if (room.startsWith(roomOf('')))
        for (const id of ids) {
          const socket = this.server.of('/').sockets.get(id);
          if (socket && !actorAt(socket)?.admin) socket.disconnect(true);
        }
  }

  /** The id alone: a dashboard reads what it shows, for the days that its owner chose. */
  #push(companyId: string): void {
    this.server?.to(roomOf(companyId)).emit('analytics:changed', { company_id: companyId });
  }

  @SubscribeMessage('auth')
  async auth(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<Acknowledged> {
    const ip = this.gate.addressOf(socket.request);
    if (!(await this.#mayAsk(() => this.limits.takeFrom('session', { ip })))) return tooMany;
    const { data } = renewal.safeParse(body);
    return data ? this.registry.renew(socket, data.token) : { ok: false, code: 'BAD_REQUEST' };
  }

  /** The owner's and the admins': figures are not public. */
  @SubscribeMessage('analytics:watch')
  async watch(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<Acknowledged> {
    const actor = await this.registry.require(socket);
    if (!actor) return { ok: false, code: 'SIGN_IN_REQUIRED' };
    if (!(await this.#mayAsk(() => this.limits.take('live', actor.id)))) return tooMany;
    const { data } = watch.safeParse(body);
    if (!data) return { ok: false, code: 'BAD_REQUEST' };
    if (!actor.admin && !(await this.#owns(actor.id, data.company_id))) return { ok: false, code: 'FORBIDDEN' };
    await socket.join(roomOf(data.company_id));
    return { ok: true };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stop?.();
  }

  async #mayAsk(take: () => Promise<void>): Promise<boolean> {
    try {
      await take();
      return true;
    } catch {
      return false;
    }
  }

  async #owns(userId: string, companyId: string): Promise<boolean> {
    try {
      const { company } = await this.services.directory.company({ idOrSlug: companyId }, internalContext());
      return company.id === companyId && company.ownerId === userId;
    } catch {
      return false;
    }
  }
}
