import {
  changeConversation,
  correspondence,
  listConversations,
  listMessages,
  ofConversation,
  messagesUpTo,
  reportConversation,
  sendMessage,
  startConversation,
  type ConversationView,
  type MessageView,
  type Reachable,
  type MessagesUpTo,
} from '@carsi/contracts/messaging/conversations';
import type { Side } from '@carsi/contracts/messaging/events';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { ConversationCommand } from './conversation/decide.js';
import type { MessageSent } from './conversation/events.js';
import { conversationIdOf } from './conversation/ids.js';
import type { Conversation } from './conversation/state.js';
import type { CurrentRows } from './conversations/current.js';
import type { ConversationLists } from './conversations/lists.js';
import { conversations } from './conversations/projection.js';
import { readMarksOf } from './conversations/view.js';
import type { Member, Membership } from './membership.js';
import { messages } from './messages/projection.js';

/** Conversations of people with companies. */
export class Conversations {
  constructor(
    private readonly parts: Pick<ServiceParts, 'readModels' | 'access' | 'clock'> & {
      readonly commands: Commands<Conversation, ConversationCommand>;
      readonly current: CurrentRows;
      readonly membership: Membership;
      readonly lists: ConversationLists;
    },
  ) {}

  /** Everybody may know it. */
  async reachable(body: { companyId: string }): Promise<Reachable> {
    const { companyId } = parse(startConversation, body);
    const { ownerId, open } = await this.parts.membership.company(companyId);
    if (!open) throw new Refusal('COMPANY_NOT_FOUND');
    if (ownerId === null) return { messages: false, reason: 'unclaimed', ownerId };
    const allowed = await this.parts.membership.allowsMessages(ownerId);
    return { messages: allowed, reason: allowed ? null : 'off', ownerId };
  }

  async start(body: unknown, context: CallContext): Promise<ConversationView> {
    const actor = this.parts.access.requirePerson(context);
    const { companyId } = parse(startConversation, body);
    await this.parts.membership.requireWriter(actor);
    const { ownerId, open } = await this.parts.membership.company(companyId);
    const allowsMessages = ownerId === null || (await this.parts.membership.allowsMessages(ownerId));
    const id = conversationIdOf(companyId, actor.id);
    await this.parts.commands.run(id, {
      type: 'StartConversation',
      data: { personId: actor.id, ownerId, open, allowsMessages },
      meta: this.#meta(context, actor.id, 'start-person'),
    });
    return this.#view(id, { side: 'person' });
  }

  async begun(body: unknown, context: CallContext): Promise<{ conversation: ConversationView | null }> {
    const { id: personId } = this.parts.access.requirePerson(context);
    const id = conversationIdOf(parse(startConversation, body).companyId, personId);
    const { state } = await this.parts.commands.state(id);
    return { conversation: state.started ? await this.#view(id, { side: 'person' }) : null };
  }

  async conversations(
    body: unknown,
    context: CallContext,
  ): Promise<{ conversations: readonly ConversationView[]; total: number }> {
    const { id } = this.parts.access.requirePerson(context);
    return this.parts.lists.list(id, parse(listConversations, body));
  }

  async unreadConversations(_body: unknown, context: CallContext): Promise<{ unread: number }> {
    const { id } = this.parts.access.requirePerson(context);
    return { unread: await this.parts.lists.unread(id) };
  }

  async conversation(body: unknown, context: CallContext): Promise<ConversationView> {
    this.parts.access.requirePerson(context);
    const { conversationId } = parse(ofConversation, body);
    return this.#view(conversationId, await this.#member(conversationId, context));
  }

  async messages(
    body: unknown,
    context: CallContext,
  ): Promise<{ messages: readonly MessageView[]; reached: ConversationView['reached']; side: Side }> {
    this.parts.access.requirePerson(context);
    const { conversationId, after, before, limit } = parse(listMessages, body);
    const { side } = await this.#member(conversationId, context);
    const row = await this.parts.current.of(conversationId);
    const seq = { ...(after !== undefined && { gt: after }), ...(before !== undefined && { lt: before }) };
    const order = after === undefined ? 'desc' : 'asc';
    const where = { conversationId, ...(Object.keys(seq).length > 0 && { seq }) };
    const found = (await this.parts.readModels.of(messages).find({ where, sort: [['seq', order]], limit })).map(
      (one) => one.row,
    );
    return { messages: order === 'asc' ? found : found.toReversed(), reached: readMarksOf(row), side };
  }

  async send(body: unknown, context: CallContext): Promise<MessageView> {
    this.parts.access.requirePerson(context);
    const { conversationId, content, clientId } = parse(sendMessage, body);
    const { actor, side, personId, ownerId, open } = await this.parts.membership.require(conversationId, context);
    await this.parts.membership.requireWriter(actor);
    const personErased = side === 'company' && (await this.parts.membership.isErased(personId));
    const { events } = await this.parts.commands.run(conversationId, {
      type: 'SendMessage',
      data: { side, personId, ownerId, open, personErased, senderId: actor.id, clientId, content },
      // The device's own name of it: whichever way it comes again, it is the same message.
      meta: { ...metaOf(context, this.parts.clock, actor.id), commandId: `send-${side}-${clientId}` },
    });
    const { seq } = (events as readonly MessageSent[])[0]!.data;
    await this.parts.current.of(conversationId);
    const message = await this.parts.current.message(conversationId, seq);
    if (!message) throw new StoreUnavailable('The list of messages is behind.');
    return message;
  }

  delivered(body: MessagesUpTo, context: CallContext) {
    return this.#mark('MarkDelivered', body, context);
  }

  read(body: MessagesUpTo, context: CallContext) {
    return this.#mark('MarkRead', body, context);
  }

  async change(body: unknown, context: CallContext): Promise<ConversationView> {
    this.parts.access.requirePerson(context);
    const {
      conversationId,
      isFavorite: starred,
      isArchived: archived,
      read,
      blocked,
    } = parse(changeConversation, body);
    const member = await this.parts.membership.require(conversationId, context);
    const { actor, side, ownerId } = member;
    await this.parts.commands.run(conversationId, {
      type: 'ChangeConversation',
      data: { side, ownerId, starred, archived, read, blocked },
      meta: this.#meta(context, actor.id, `change-${side}`),
    });
    return this.#view(conversationId, member);
  }

  async report(body: unknown, context: CallContext): Promise<{ reported: true }> {
    this.parts.access.requirePerson(context);
    const { conversationId, reason, note = null } = parse(reportConversation, body);
    const { actor, side, ownerId } = await this.parts.membership.require(conversationId, context);
    await this.parts.commands.run(conversationId, {
      type: 'ReportConversation',
      data: { side, ownerId, reporterId: actor.id, reason, note },
      meta: this.#meta(context, actor.id, `report-${side}`),
    });
    return { reported: true };
  }

  /** For identity, which knows what people show to whom. */
  async correspondence(body: unknown, context: CallContext): Promise<{ personIds: readonly string[] }> {
    this.parts.access.requireOperator(context);
    const { ownerId, conversationIds } = parse(correspondence, body);
    const rows = [...(await this.parts.readModels.of(conversations).getAll(conversationIds)).values()];
    const owned = await this.parts.membership.ownedBy(ownerId, [...new Set(rows.map(({ companyId }) => companyId))]);
    const wrote = rows.filter(
      ({ companyId, lastSeq, person }) => owned.has(companyId) && lastSeq > 0 && !person.blocked,
    );
    return { personIds: [...new Set(wrote.map(({ personId }) => personId))] };
  }

  async #mark(
    type: 'MarkDelivered' | 'MarkRead',
    body: MessagesUpTo,
    context: CallContext,
  ): Promise<{ reached: ConversationView['reached'] }> {
    this.parts.access.requirePerson(context);
    const { conversationId, upTo } = parse(messagesUpTo, body);
    const { actor, side, ownerId } = await this.parts.membership.require(conversationId, context);
    await this.parts.commands.run(conversationId, {
      type,
      data: { side, ownerId, upTo },
      meta: this.#meta(context, actor.id, `${type}-${side}`),
    });
    return { reached: readMarksOf(await this.parts.current.of(conversationId)) };
  }

  /** A member of a started conversation; for the company it starts with the first message. */
  async #member(conversationId: string, context: CallContext): Promise<Member> {
    const member = await this.parts.membership.require(conversationId, context);
    const { state } = await this.parts.commands.state(conversationId);
    if (!state.started || (member.side === 'company' && state.lastSeq === 0))
      throw new Refusal('CONVERSATION_NOT_FOUND');
    return member;
  }

  async #view(id: string, { side }: Pick<Member, 'side'>): Promise<ConversationView> {
    const [view] = await this.parts.lists.views([{ id, row: await this.parts.current.of(id), side }]);
    return view!;
  }

  /** Commands of both sides on one stream have distinct ids. */
  #meta(context: CallContext, by: string, what: string): Meta {
    const meta = metaOf(context, this.parts.clock, by);
    return { ...meta, commandId: `${what}-${meta.commandId}` };
  }
}
