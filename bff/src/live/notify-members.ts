import type { MessagingEvent, Side } from '@carsi/contracts/messaging/events';
import { Inject, Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import { internalContext } from '../answers/context.js';
import { LOGGER, type Logger } from '../logger.js';
import { ConversationPages } from '../resources/messages/conversation-pages.js';
import { SERVICES, type Services } from '../services.js';
import { KnownConversations } from './known-conversations.js';
import { Presence } from '../resources/messages/presence.js';
import { LivePushes, type News, type Read } from './message-pushes.js';
import { roomOfPerson, SocketRegistry, tokenOf } from './socket-registry.js';

const MOST = 100;

/** Delivers messaging's events to the members of a conversation who are connected to this BFF. */
@Injectable()
export class NotifyMembers {
  #server: Server | undefined;
  readonly #pushes: LivePushes;

  constructor(
    @Inject(SocketRegistry) private readonly registry: SocketRegistry,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Presence) private readonly presence: Presence,
    @Inject(KnownConversations) private readonly known: KnownConversations,
    @Inject(ConversationPages) pages: ConversationPages,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#pushes = new LivePushes({
      read: (userId, id, news) => this.#read(userId, id, news),
      pages,
      logger,
      emit: (userId, event, notified) => void this.#server?.to(roomOfPerson(userId)).emit(event, notified),
    });
  }

  start(server: Server): void {
    this.#server = server;
  }

  notify(event: MessagingEvent): void {
    switch (event.type) {
      case 'MessageSent': {
        const { seq } = event.data;
        return this.#both(event.data, () => ({ from: seq, to: seq }));
      }
      case 'MessagesDelivered':
      case 'MessagesRead':
        return this.#both(event.data, (side) => ({ marks: [side === event.data.side ? 'me' : 'other'] }));
      case 'ConversationChanged': {
        const { conversationId, personId, ownerId, companyId, side } = event.data;
        this.known.drop(conversationId, [personId, ownerId]);
        if (side === null && ownerId !== null) {
          // Blocked or unblocked: presence is hidden until it is watched again.
          this.presence.unwatch(roomOfPerson(personId), ownerId, companyId);
          this.presence.unwatch(roomOfPerson(ownerId), personId, personId);
        }
        return this.#both(event.data, (of) => (side === null || side === of ? {} : undefined));
      }
    }
  }

  /** Something may have been missed: with the connections that come after this everybody reads again. */
  missed(): void {
    for (const socket of this.#server?.sockets.sockets.values() ?? []) socket.conn.close();
  }

  #both(
    { conversationId, personId, ownerId }: { conversationId: string; personId: string; ownerId: string | null },
    newsOf: (side: Side) => News | undefined,
  ): void {
    for (const [userId, side] of [[personId, 'person'] as const, [ownerId, 'company'] as const]) {
      if (userId === null || this.presence.socketsOf(userId).size === 0) continue;
      const news = newsOf(side);
      if (news) this.#pushes.add(userId, conversationId, news);
    }
  }

  async #read(userId: string, conversationId: string, { from, to }: News): Promise<Read | undefined> {
    const token = await this.#tokenOf(userId);
    if (token === undefined) return undefined;
    const { messaging } = this.services;
    const view = await messaging.conversation({ conversationId }, internalContext(undefined, token));
    if (from === undefined || to === undefined) return { token, view, messages: [] };
    const last = view.lastMessage;
    if (last && from === last.seq && to === last.seq) return { token, view, messages: [last] };
    const requested = { conversationId, after: from - 1, before: to + 1, limit: MOST };
    return { token, view, messages: (await messaging.messages(requested, internalContext(undefined, token))).messages };
  }

  /** Of a connected person, the token that expires last. */
  async #tokenOf(userId: string): Promise<string | undefined> {
    let newest: { readonly token: string; readonly until: number } | undefined;
    for (const socket of this.presence.socketsOf(userId)) {
      const [person, token] = [await this.registry.require(socket), tokenOf(socket)];
      if (person?.kind !== 'person' || token === undefined) continue;
      if (person.expiresAt > (newest?.until ?? 0)) newest = { token, until: person.expiresAt };
    }
    return newest?.token;
  }
}
