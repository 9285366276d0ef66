import { sendMessageBody, type Message } from '@carsi/contracts/http/conversation';
import type { ConversationView, MessagingEvent, Side } from '@carsi/contracts/messaging';
import { LruMap } from '@carsi/platform/events/lru-map';
import type { PersonActor } from '@carsi/platform/hosting/access';
import type { Cache, RequestContext } from '@carsi/platform/platform';
import { Refused, RequestTimeout, ServiceAway, StoreAway } from '@carsi/platform/platform';
import { Inject, type OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { internalContext } from '../answers/context.js';
import { Told } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { ConversationPages } from '../resources/conversation-pages.js';
import { participantOf, toMessage, watchedIn, type Seen } from '../resources/conversation.http.js';
import { SERVICES, type Services } from '../services.js';
import { CACHE } from './live.gateway.js';
import { LOGGER, type Logger } from '../logger.js';
import { Presence } from './presence.js';
import { Pushes, type News, type Read } from './pushes.js';
import { roomOfPerson, Seats, tokenOf, type Acknowledged } from './seats.js';
import { sockets } from './sockets.js';

const conversationId = z.string().min(1).max(140);
const sendBody = sendMessageBody.extend({ conversation_id: conversationId });
const reachedBody = z.object({ conversation_id: conversationId, seq: z.int().min(0) });
const typingBody = z.object({ conversation_id: conversationId, typing: z.boolean() });
const watchBody = z.union([
  z.object({ conversation_id: conversationId }),
  z.object({ user_ids: z.array(z.string().max(64)).max(100) }),
]);
const typingSignal = z.object({ to: z.string(), conversationId: z.string(), typing: z.boolean() });

const MOST = 100;
/** Who types is let through by what was known of the conversation so long ago. */
const KNOWN_MS = 10_000;
const KNOWN = 10_000;

type Answered = Acknowledged & { readonly message?: string };
type Asked = { readonly person: PersonActor; readonly context: RequestContext; readonly socket: Socket };

/** What people and companies write to each other, as it happens. Everything that is asked here the services check again. */
@WebSocketGateway(sockets)
export class MessagesGateway implements OnGatewayInit, OnGatewayConnection, OnApplicationShutdown {
  #server: Server | undefined;
  #stop: (() => Promise<void>) | undefined;
  readonly #pushes: Pushes;
  readonly #known = new LruMap<string, { readonly view: ConversationView; readonly until: number }>(KNOWN);

  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(Seats) private readonly seats: Seats,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Presence) private readonly presence: Presence,
    @Inject(ConversationPages) private readonly pages: ConversationPages,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#pushes = new Pushes({
      read: (userId, id, news) => this.#readFor(userId, id, news),
      pages,
      logger,
      emit: (userId, event, told) => void this.#server?.to(roomOfPerson(userId)).emit(event, told),
    });
  }

  async afterInit(server: Server): Promise<void> {
    this.#server = server;
    await this.presence.start(server);
    this.#stop = await this.cache.onSignal('typing', (message) => {
      const { data } = typingSignal.safeParse(message);
      if (!data) return;
      const { to, ...told } = data;
      server.to(roomOfPerson(to)).emit('typing', told);
    });
  }

  async handleConnection(socket: Socket): Promise<void> {
    await this.#personAt(socket);
  }

  /** What the messaging service said, to those of its members who are here. */
  tell(event: MessagingEvent): void {
    switch (event.type) {
      case 'MessageSent': {
        const { seq } = event.data;
        return this.#tellBoth(event.data, () => ({ from: seq, to: seq }));
      }
      case 'MessagesDelivered':
      case 'MessagesRead':
        return this.#tellBoth(event.data, (side) => ({ marks: [side === event.data.side ? 'me' : 'other'] }));
      case 'ConversationChanged': {
        const { conversationId: id, personId, ownerId, companyId, side } = event.data;
        for (const userId of [personId, ownerId ?? '']) this.#known.delete(`${userId} ${id}`);
        if (side === null && ownerId !== null) {
          // Blocked, or not any more: nobody sees the other come and go until they ask again.
          this.presence.unwatch(roomOfPerson(personId), ownerId, companyId);
          this.presence.unwatch(roomOfPerson(ownerId), personId, personId);
        }
        return this.#tellBoth(event.data, (of) => (side === null || side === of ? {} : undefined));
      }
    }
  }

  /** Something may have been missed: with the connections that come after this everybody reads again. */
  missed(): void {
    for (const socket of this.#server?.sockets.sockets.values() ?? []) socket.conn.close();
  }

  @SubscribeMessage('message:send')
  send(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered & { data?: Message }> {
    return this.#answer(socket, sendBody, raw, async (body, { person, context }) => {
      await this.limits.take('message', person.id);
      const { conversation_id: id, content, client_id: clientId } = body;
      const asked = { conversationId: id, content: content ?? '', clientId };
      const view = await this.services.messaging.send(asked, context);
      return { data: toMessage(view, view.side) };
    });
  }

  @SubscribeMessage('message:delivered')
  delivered(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.#answer(socket, reachedBody, raw, async ({ conversation_id: id, seq }, { context }) => {
      await this.services.messaging.delivered({ conversationId: id, upTo: seq }, context);
      return {};
    });
  }

  @SubscribeMessage('message:read')
  read(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.#answer(socket, reachedBody, raw, async ({ conversation_id: id, seq }, { context }) => {
      await this.services.messaging.read({ conversationId: id, upTo: seq }, context);
      return {};
    });
  }

  @SubscribeMessage('typing')
  typing(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.#answer(socket, typingBody, raw, async ({ conversation_id: id, typing }, asked) => {
      const to = watchedIn(await this.#conversation(id, asked));
      if (to !== null) await this.cache.signal('typing', { to, conversationId: id, typing });
      return {};
    });
  }

  /** The other side of one conversation, or of those of the newest whose participants are named. */
  @SubscribeMessage('presence:watch')
  watch(
    @ConnectedSocket() socket: Socket,
    @MessageBody() raw: unknown,
  ): Promise<Answered & { presence?: readonly (Seen & { participantId: string })[] }> {
    return this.#answer(socket, watchBody, raw, async (body, asked) => {
      const views =
        'conversation_id' in body
          ? [await this.#conversation(body.conversation_id, asked)]
          : await this.#conversationsWith(body.user_ids, asked);
      const presence = await Promise.all(
        views.map(async (view) => {
          const [userId, participantId] = [watchedIn(view), participantOf(view)];
          const seen = userId === null ? nobody : await this.presence.watch(socket, userId, participantId);
          return { participantId, ...seen };
        }),
      );
      for (const one of presence) socket.emit('presence', one);
      return { presence };
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#stop?.();
    await this.presence.stop();
  }

  #tellBoth(
    { conversationId: id, personId, ownerId }: { conversationId: string; personId: string; ownerId: string | null },
    newsOf: (side: Side) => News | undefined,
  ): void {
    for (const [userId, side] of [[personId, 'person'] as const, [ownerId, 'company'] as const]) {
      if (userId === null || this.presence.socketsOf(userId).size === 0) continue;
      const news = newsOf(side);
      if (news) this.#pushes.add(userId, id, news);
    }
  }

  /** In the name of somebody who is here: by the token of theirs that lasts longest. */
  async #readFor(userId: string, id: string, { from, to }: News): Promise<Read | undefined> {
    let newest: { readonly token: string; readonly until: number } | undefined;
    for (const socket of this.presence.socketsOf(userId)) {
      const [person, token] = [await this.seats.require(socket), tokenOf(socket)];
      if (person?.kind !== 'person' || token === undefined) continue;
      if (person.expiresAt > (newest?.until ?? 0)) newest = { token, until: person.expiresAt };
    }
    if (!newest) return undefined;
    const { messaging } = this.services;
    const { token } = newest;
    const view = await messaging.conversation({ conversationId: id }, internalContext(undefined, token));
    if (from === undefined || to === undefined) return { token, view, messages: [] };
    const last = view.lastMessage;
    if (last && from === last.seq && to === last.seq) return { token, view, messages: [last] };
    const asked = { conversationId: id, after: from - 1, before: to + 1, limit: MOST };
    return { token, view, messages: (await messaging.messages(asked, internalContext(undefined, token))).messages };
  }

  async #conversation(id: string, { person, context }: Asked): Promise<ConversationView> {
    const key = `${person.id} ${id}`;
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.view;
    const view = await this.services.messaging.conversation({ conversationId: id }, context);
    this.#known.set(key, { view, until: Date.now() + KNOWN_MS });
    return view;
  }

  async #conversationsWith(participants: readonly string[], { context }: Asked): Promise<readonly ConversationView[]> {
    const { conversations } = await this.services.messaging.conversations({ limit: MOST, offset: 0 }, context);
    return conversations.filter((view) => participants.includes(participantOf(view)));
  }

  async #personAt(socket: Socket): Promise<PersonActor | undefined> {
    const actor = await this.seats.require(socket);
    if (actor?.kind !== 'person') return undefined;
    this.presence.sit(actor.id, socket);
    return actor;
  }

  /** Every question is answered: by what it asked for, or by why not. */
  async #answer<Schema extends z.ZodType, More extends object>(
    socket: Socket,
    schema: Schema,
    raw: unknown,
    work: (body: z.output<Schema>, asked: Asked) => Promise<More>,
  ): Promise<Answered & Partial<More>> {
    const no = (code: string, message?: string): Answered & Partial<More> =>
      ({ ok: false, code, ...(message !== undefined && { message }) }) as Answered & Partial<More>;
    try {
      const person = await this.#personAt(socket);
      if (!person) return no('SIGN_IN_REQUIRED');
      await this.limits.take('live', person.id);
      const body = schema.safeParse(raw);
      if (!body.success) return no('BAD_REQUEST');
      const context = internalContext(undefined, tokenOf(socket));
      return { ok: true, ...(await work(body.data, { person, context, socket })) };
    } catch (error) {
      if (error instanceof Refused) return no(error.code, error.message);
      if (error instanceof Told) return no('TOO_MANY_REQUESTS', 'Çok fazla istek gönderdiniz. Lütfen biraz bekleyin.');
      if (error instanceof ServiceAway || error instanceof RequestTimeout || error instanceof StoreAway)
        return no('TRY_AGAIN');
      this.logger.error({ err: error }, 'a socket could not be answered');
      return no('UNEXPECTED');
    }
  }
}

const nobody: Seen = { online: false, lastSeen: null };
