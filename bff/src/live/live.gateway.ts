import { Access } from '@carsi/platform/hosting/access';
import type { Cache } from '@carsi/platform/platform';
import { Inject, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { internalContext } from '../answers/context.js';
import { SERVICES, type Services } from '../services.js';

export const CACHE = Symbol('cache');

const watch = z.object({ company_id: z.string().min(1).max(64) });
const signalled = z.object({ companyIds: z.array(z.string()) });
/** What an open dashboard shows at first. */
const DASHBOARD_DAYS = 30;
const roomOf = (companyId: string): string => `analytics ${companyId}`;

/** Live pushes. A room is joined here after a permission check, never by a name from the client. */
@WebSocketGateway({ path: '/socket.io', transports: ['websocket'], serveClient: false, maxHttpBufferSize: 64 * 1024 })
export class LiveGateway implements OnModuleInit, OnApplicationShutdown {
  @WebSocketServer() private readonly server!: Server;
  #stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(Access) private readonly access: Access,
    @Inject(SERVICES) private readonly services: Services,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#stop = await this.cache.onSignal('metrics-changed', (message) => {
      for (const companyId of signalled.safeParse(message).data?.companyIds ?? []) void this.#push(companyId);
    });
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

  /** The owner's and the operators': figures are not public. */
  @SubscribeMessage('analytics:watch')
  async watch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() body: unknown,
  ): Promise<{ ok: boolean; code?: string }> {
    const token = socket.handshake.auth['token'] as unknown;
    const actor = typeof token === 'string' ? this.access.actorOf(internalContext(1_000, token)) : undefined;
    if (!actor) return { ok: false, code: 'SIGN_IN_REQUIRED' };
    if (!actor.admin) return { ok: false, code: 'FORBIDDEN' };
    const { data } = watch.safeParse(body);
    if (!data) return { ok: false, code: 'BAD_REQUEST' };
    await socket.join(roomOf(data.company_id));
    return { ok: true };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stop?.();
  }
}
