import { sendMessageBody, type Message } from '@carsi/contracts/messaging/http/conversation';
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
import { Limits } from '../answers/limits.js';
import { toMessage } from '../resources/messages/conversation.http.js';
import { SERVICES, type Services } from '../services.js';
import { SocketAnswers, type Answered } from './socket-answers.js';
import { Presence } from '../resources/messages/presence.js';
import { sockets } from './sockets.js';
import { NotifyMembers } from './notify-members.js';

const conversationId = z.string().min(1).max(140);
const sendBody = sendMessageBody.extend({ conversation_id: conversationId });
const upToBody = z.object({ conversation_id: conversationId, seq: z.int().min(0) });

/** Live messages between people and companies. The services check every call again. */
@WebSocketGateway(sockets)
export class MessagesGateway implements OnGatewayInit, OnGatewayConnection, OnApplicationShutdown {
  constructor(
    @Inject(SocketAnswers) private readonly answers: SocketAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Presence) private readonly presence: Presence,
    @Inject(NotifyMembers) private readonly members: NotifyMembers,
  ) {}

  async afterInit(server: Server): Promise<void> {
    this.members.start(server);
    await this.presence.start(server);
  }

  async handleConnection(socket: Socket): Promise<void> {
    await this.answers.personAt(socket);
  }

  @SubscribeMessage('message:send')
  send(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered<{ data: Message }>> {
    return this.answers.answer(socket, sendBody, raw, async (body, { person, context }) => {
      await this.limits.take('message', person.id);
      const { conversation_id: id, content, client_id: clientId } = body;
      const requested = { conversationId: id, content: content ?? '', clientId };
      const view = await this.services.messaging.send(requested, context);
      return { data: toMessage(view, view.side) };
    });
  }

  @SubscribeMessage('message:delivered')
  delivered(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.answers.answer(socket, upToBody, raw, async ({ conversation_id: id, seq }, { context }) => {
      await this.services.messaging.delivered({ conversationId: id, upTo: seq }, context);
      return {};
    });
  }

  @SubscribeMessage('message:read')
  read(@ConnectedSocket() socket: Socket, @MessageBody() raw: unknown): Promise<Answered> {
    return this.answers.answer(socket, upToBody, raw, async ({ conversation_id: id, seq }, { context }) => {
      await this.services.messaging.read({ conversationId: id, upTo: seq }, context);
      return {};
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.presence.stop();
  }
}
