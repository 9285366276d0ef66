import {
  conversationsQuery,
  messagesQuery,
  patchConversationBody,
  reportConversationBody,
  sendMessageBody,
  startConversationBody,
  type Conversation,
  type Message,
} from '@carsi/contracts/http/conversation';
import type { Success } from '@carsi/contracts/http/error';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { ConversationPages } from './conversation-pages.js';
import { toMessage } from './conversation.http.js';
import { seen } from './seen.js';

const SIGN_IN = 'Mesajlarınızı görmek için giriş yapmanız gerekiyor';
const MOST = 100;

/** What people and companies write to each other. Whose conversation it is, the service looks at. */
@Controller('api/conversations')
export class ConversationsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(ConversationPages) private readonly pages: ConversationPages,
  ) {}

  @Get()
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<readonly Conversation[]> {
    await this.#member(request);
    const { limit = MOST, offset = 0, archived = false } = read(conversationsQuery, raw);
    const { conversations: views, total } = await this.services.messaging.conversations(
      { limit, offset, archived },
      contextOf(request),
    );
    const { conversations, degraded } = await this.pages.of(views, contextOf(request).token);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    if (degraded.length > 0) void reply.header('x-degraded', degraded.join(', '));
    return conversations;
  }

  @Post()
  async start(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() raw: unknown,
  ): Promise<Conversation> {
    const person = await this.#member(request);
    const { company_id: companyId } = read(startConversationBody, raw);
    const context = contextOf(request);
    const { conversation: found } = await this.services.messaging.begun({ companyId }, context);
    void reply.code(found ? 200 : 201);
    if (!found) await this.limits.take('conversation', person.id);
    const conversation = found ?? (await this.services.messaging.start({ companyId }, context));
    this.#counted(request, companyId);
    return this.pages.one(conversation, context.token);
  }

  @Get('unread-count')
  async unread(@Req() request: FastifyRequest): Promise<{ unread: number }> {
    await this.#member(request);
    return this.services.messaging.unreadConversations({}, contextOf(request));
  }

  @Get(':id')
  async one(@Req() request: FastifyRequest, @Param('id') conversationId: string): Promise<Conversation> {
    await this.#member(request);
    const context = contextOf(request);
    return this.pages.one(await this.services.messaging.conversation({ conversationId }, context), context.token);
  }

  @Patch(':id')
  async change(
    @Req() request: FastifyRequest,
    @Param('id') conversationId: string,
    @Body() raw: unknown,
  ): Promise<Conversation> {
    await this.#member(request);
    const body = read(patchConversationBody, raw);
    const context = contextOf(request);
    return this.pages.one(await this.services.messaging.change({ ...body, conversationId }, context), context.token);
  }

  @Get(':id/messages')
  async messages(
    @Req() request: FastifyRequest,
    @Param('id') conversationId: string,
    @Query() raw: unknown,
  ): Promise<readonly Message[]> {
    await this.#member(request);
    const { limit = MOST, ...range } = read(messagesQuery, raw);
    const asked = { conversationId, limit, ...range };
    const { messages, reached, side } = await this.services.messaging.messages(asked, contextOf(request));
    return messages.map((view) => toMessage(view, side, reached));
  }

  @Post(':id/messages')
  async send(
    @Req() request: FastifyRequest,
    @Param('id') conversationId: string,
    @Body() raw: unknown,
  ): Promise<Message> {
    const person = await this.#member(request);
    const { content, client_id: clientId } = read(sendMessageBody, raw);
    await this.limits.take('message', person.id);
    const asked = { conversationId, content: content ?? '', clientId };
    const view = await this.services.messaging.send(asked, contextOf(request));
    return toMessage(view, view.side);
  }

  @Post(':id/report')
  @HttpCode(200)
  async report(
    @Req() request: FastifyRequest,
    @Param('id') conversationId: string,
    @Body() raw: unknown,
  ): Promise<Success> {
    await this.#member(request);
    const { reason, note } = read(reportConversationBody, raw);
    const asked = { conversationId, reason, ...(typeof note === 'string' && { note }) };
    await this.services.messaging.report(asked, contextOf(request));
    return { success: true };
  }

  /** To write to a company is a way to reach it, like a call (decisions 52): taken from what was done here, never from a client's word. */
  #counted(request: FastifyRequest, companyId: string): void {
    const context = contextOf(request);
    const interaction = { ...seen(request, companyId, context.commandId), kind: 'message' } as const;
    // Counting holds nobody up.
    void this.services.analytics.trackInteraction(interaction, context).catch(() => undefined);
  }

  async #member(request: FastifyRequest): Promise<PersonActor> {
    const person = await this.signIn.require(request, SIGN_IN);
    await this.limits.take('account', person.id);
    return person;
  }
}
