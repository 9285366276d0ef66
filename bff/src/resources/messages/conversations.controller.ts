import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { ConversationPages } from './conversation-pages.js';
import { toMessage } from './conversation.http.js';
import { visitOf } from '../analytics/visit.js';

const MOST = 100;

/** Conversations between people and companies. The service checks who may read them. */
@Controller()
export class ConversationsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(ConversationPages) private readonly pages: ConversationPages,
  ) {}

  @Implements('GET /api/conversations')
  async list({ query, request, reply }: RequestOf<'GET /api/conversations'>) {
    const { limit = MOST, offset = 0, archived = false } = query;
    const { conversations: views, total } = await this.services.messaging.conversations(
      { limit, offset, archived },
      contextOf(request),
    );
    const { conversations, degraded } = await this.pages.of(views, contextOf(request).token);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    if (degraded.length > 0) void reply.header('x-degraded', degraded.join(', '));
    return conversations;
  }

  @Implements('POST /api/conversations')
  async start({ body, person, context, request, reply }: RequestOf<'POST /api/conversations'>) {
    const { company_id: companyId } = body;
    const { conversation: found } = await this.services.messaging.begun({ companyId }, context);
    void reply.code(found ? 200 : 201);
    if (!found) await this.limits.take('conversation', person.id);
    const conversation = found ?? (await this.services.messaging.start({ companyId }, context));
    this.#counted(request, companyId);
    return this.pages.one(conversation, context.token);
  }

  @Implements('GET /api/conversations/unread-count')
  async unread({ context }: RequestOf<'GET /api/conversations/unread-count'>) {
    return this.services.messaging.unreadConversations({}, context);
  }

  @Implements('GET /api/conversations/{id}')
  async one({ params: { id: conversationId }, context }: RequestOf<'GET /api/conversations/{id}'>) {
    return this.pages.one(await this.services.messaging.conversation({ conversationId }, context), context.token);
  }

  @Implements('PATCH /api/conversations/{id}')
  async change({ params: { id: conversationId }, body, context }: RequestOf<'PATCH /api/conversations/{id}'>) {
    return this.pages.one(await this.services.messaging.change({ ...body, conversationId }, context), context.token);
  }

  @Implements('GET /api/conversations/{id}/messages')
  async messages({
    params: { id: conversationId },
    query,
    context,
  }: RequestOf<'GET /api/conversations/{id}/messages'>) {
    const { limit = MOST, ...range } = query;
    const wanted = { conversationId, limit, ...range };
    const { messages, reached, side } = await this.services.messaging.messages(wanted, context);
    return messages.map((view) => toMessage(view, side, reached));
  }

  @Implements('POST /api/conversations/{id}/messages')
  async send({
    params: { id: conversationId },
    body,
    person,
    context,
  }: RequestOf<'POST /api/conversations/{id}/messages'>) {
    const { content, client_id: clientId } = body;
    await this.limits.take('message', person.id);
    const wanted = { conversationId, content: content ?? '', clientId };
    const view = await this.services.messaging.send(wanted, context);
    return toMessage(view, view.side);
  }

  @Implements('POST /api/conversations/{id}/report')
  async report({ params: { id: conversationId }, body, context }: RequestOf<'POST /api/conversations/{id}/report'>) {
    const { reason, note } = body;
    const wanted = { conversationId, reason, ...(typeof note === 'string' && { note }) };
    await this.services.messaging.report(wanted, context);
    return { success: true as const };
  }

  /** To write to a company is a way to reach it, like a call (decision 52): taken from what was done here, never from a client's word. */
  #counted(request: FastifyRequest, companyId: string): void {
    const context = contextOf(request);
    const interaction = { ...visitOf(request, companyId, context.commandId), kind: 'message' } as const;
    // Counting does not delay the response.
    void this.services.analytics.trackInteraction(interaction, context).catch(() => undefined);
  }
}
