import type { ConversationView } from '@carsi/contracts/messaging/conversations';
import type { Cache } from '@carsi/platform/platform';
import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { participantOf, offline, watchedIn, type PresenceStatus } from '../resources/messages/conversation.http.js';
import { SERVICES, type Services } from '../services.js';
import { SocketAnswers, type Answered, type Requested } from './socket-answers.js';
import { KnownConversations } from './known-conversations.js';
import { CACHE } from './live.gateway.js';
import { Presence } from '../resources/messages/presence.js';
import { roomOfPerson } from './socket-registry.js';
import { sockets } from './sockets.js';

const conversationId = z.string().min(1).max(140);
const typingBody = z.object({ conversation_id: conversationId, typing: z.boolean() });
const watchBody = z.union([
  z.object({ conversation_id: conversationId }),
  z.object({ user_ids: z.array(z.string().max(64)).max(100) }),
]);
const hereBody = z.object({ here: z.boolean() });
const typingSignal = z.object({ to: z.string(), conversationId: z.string(), typing: z.boolean() });

const MOST = 100;

/** Presence and typing, visible to the other side of a conversation only. */
@WebSocketGateway(sockets)
export class PresenceGateway implements OnGatewayInit, OnApplicationShutdown {
  #stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(SocketAnswers) private readonly answers: SocketAnswers,
    @Inject(KnownConversations) private readonly known: KnownConversations,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Presence) private readonly presence: Presence,
  ) {}

  async afterInit(server: Server): Promise<void> {
    this.#stop = await this.cache.onSignal('typing', (message) => {
      const { data } = typingSignal.safeParse(message);
      if (!data) return;
      const { to, ...watched } = data;
      server.to(roomOfPerson(to)).emit('typing', watched);
    });
  }

  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.answers.answer(socket, typingBody, raw, async ({ conversation_id: id, typing }, requested) => {
      const to = watchedIn(await this.known.of(id, requested));
      if (to !== null) await this.cache.signal('typing', { to, conversationId: id, typing });
      return {};
    });
  }

  /** A hidden page still receives events, but its person is offline. */
  @SubscribeMessage('presence:here')
  here(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.answers.answer(socket, hereBody, raw, async ({ here }, { person }) => {
      this.presence.look(person.id, socket, here);
      return {};
    });
  }

  /** Watches the other side of one conversation, or of the newest conversations with the given participants. */
  @SubscribeMessage('presence:watch')
  watch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() raw: unknown,
  ): Promise<Answered<{ presence: readonly (PresenceStatus & { participantId: string })[] }>> {
    return this.answers.answer(socket, watchBody, raw, async (body, requested) => {
      const views =
        'conversation_id' in body
          ? [await this.known.of(body.conversation_id, requested)]
          : await this.#conversationsWith(body.user_ids, requested);
      const presence = await Promise.all(
        views.map(async (view) => {
          const [userId, participantId] = [watchedIn(view), participantOf(view)];
          const stored = userId === null ? offline : await this.presence.watch(socket, userId, participantId);
          return { participantId, ...stored };
        }),
      );
      for (const one of presence) socket.emit('presence', one);
      return { presence };
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stop?.();
  }

  async #conversationsWith(
    participants: readonly string[],
    { context }: Requested,
  ): Promise<readonly ConversationView[]> {
    const { conversations } = await this.services.messaging.conversations({ limit: MOST, offset: 0 }, context);
    return conversations.filter((view) => participants.includes(participantOf(view)));
  }
}
