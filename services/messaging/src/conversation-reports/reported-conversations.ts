import {
  listConversationReports,
  settleReports,
  type ConversationReportView,
} from '@carsi/contracts/messaging/conversation-reports';
import { ofConversation, type MessageView } from '@carsi/contracts/messaging/conversations';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import type { ConversationCommand } from '../conversation/decide.js';
import type { Conversation } from '../conversation/state.js';
import { messages } from '../messages/projection.js';
import { conversationReports, type ReportRow } from './projection.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const LAST = 50;

/** Admins look at what was reported, and only at that. */
export class ReportedConversations {
  readonly #reports: ReadModel<ReportRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly commands: Commands<Conversation, ConversationCommand>;
    },
  ) {
    this.#reports = parts.readModels.of(conversationReports);
  }

  async conversationReports(
    body: unknown,
    context: CallContext,
  ): Promise<{ reports: readonly ConversationReportView[]; total: number }> {
    this.parts.access.requireAdmin(context);
    const { settled, limit, offset } = parse(listConversationReports, body);
    const where = { open: !settled };
    const [rows, total] = await Promise.all([
      this.#reports.find({ where, sort: [['at', 'desc']], limit, offset }),
      this.#reports.count(where),
    ]);
    const ended = await this.#endedOf(rows.map(({ row }) => row.conversationId));
    const reports = rows.map(({ row: { open: _open, ...report } }) => {
      return { ...report, locked: ended.has(report.conversationId) };
    });
    return { reports, total };
  }

  async reportedMessages(body: unknown, context: CallContext): Promise<{ messages: readonly MessageView[] }> {
    const { id } = this.parts.access.requireAdmin(context);
    const { conversationId } = parse(ofConversation, body);
    const meta = metaOf(context, this.parts.clock, id);
    await this.parts.commands.run(conversationId, { type: 'SeeReported', data: {}, meta });
    const { state } = await this.parts.commands.state(conversationId);
    const found = await this.parts.readModels.of(messages).find({
      where: { conversationId, seq: { gt: state.lastSeq - LAST } },
      sort: [['seq', 'asc']],
      limit: LAST,
    });
    return { messages: found.map(({ row }) => row) };
  }

  async settleReports(body: unknown, context: CallContext): Promise<{ settled: true }> {
    const { id } = this.parts.access.requireAdmin(context);
    const { conversationId, locked } = parse(settleReports, body);
    const meta = metaOf(context, this.parts.clock, id);
    await this.parts.commands.run(conversationId, { type: 'SettleReports', data: { locked }, meta });
    const { version } = await this.parts.commands.state(conversationId);
    const position = await this.parts.store.positionOf(`conversation-${conversationId}`, version);
    await this.parts.readModels.waitFor([conversationReports.name], position);
    return { settled: true };
  }

  /** Conversations that an admin has locked. Later reports do not contain that. */
  async #endedOf(conversationIds: readonly string[]): Promise<ReadonlySet<string>> {
    const all = await this.#reports.find({ where: { conversationId: { in: [...new Set(conversationIds)] } } });
    return new Set(all.flatMap(({ row }) => (row.locked ? [row.conversationId] : [])));
  }
}
