import type { MessageView } from '@carsi/contracts/messaging/conversations';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import type { Commands } from '@carsi/platform/events/commands';
import { StoreUnavailable } from '@carsi/platform/platform';
import type { ConversationCommand } from './conversation/decide.js';
import { conversationReports, type ReportRow } from './conversation-reports/projection.js';
import { membersOf } from './conversation/ids.js';
import type { Conversation } from './conversation/state.js';
import { conversations } from './conversations/projection.js';
import { runsOf } from './conversations/unread.js';
import { messages } from './messages/projection.js';
import type { EraseWriter } from './policies/forget-messages-when-writer-erased.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** Everything that one person wrote, for export and erasure. */
export class WrittenMessages {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'keys'> & {
      readonly commands: Commands<Conversation, ConversationCommand>;
    },
  ) {}

  async erase({ data: { userId }, meta }: EraseWriter): Promise<void> {
    // First: a message sent at this moment cannot be sealed and contains no text.
    await this.parts.keys.destroy(userId, 'messages');
    const { commandId, ...rest } = meta;
    for (const [conversationId, seqs] of await this.#byConversation(userId))
      await this.parts.commands.run(conversationId, {
        type: 'EraseMessages',
        data: { senderId: userId, runs: runsOf(seqs) },
        meta: { ...rest, commandId: `${commandId}-${conversationId}` },
      });
  }

  async personalData(userId: string): Promise<readonly PersonalTable[]> {
    const [written, reports, begun] = await Promise.all([
      this.#writtenBy(userId),
      this.#reportedBy(userId),
      Promise.all(
        (['inbox', 'archive'] as const).map((list) =>
          this.parts.readModels
            .of(conversations)
            .find({ where: { personId: userId, 'person.list': list }, sort: [['at', 'asc']] }),
        ),
      ),
    ]);
    return [
      {
        name: 'conversations',
        rows: begun.flat().map(({ id, row: { companyId, startedAt, at, person } }) => {
          const { favorite, blocked, list } = person;
          return {
            conversationId: id,
            companyId,
            startedAt,
            lastAt: at,
            favorite,
            blocked,
            archived: list === 'archive',
          };
        }),
      },
      {
        name: 'messages',
        rows: written.map(({ conversationId, seq, side, content, at }) => {
          const { companyId } = membersOf(conversationId);
          return { conversationId, companyId, seq, side, content, at };
        }),
      },
      {
        name: 'conversation-reports',
        rows: reports.map(({ conversationId, companyId, reason, note, at }) => ({
          conversationId,
          companyId,
          reason,
          note,
          at,
        })),
      },
    ];
  }

  async #byConversation(userId: string): Promise<ReadonlyMap<string, readonly number[]>> {
    const by = new Map<string, number[]>();
    for (const { conversationId, seq } of await this.#writtenBy(userId)) {
      const seqs = by.get(conversationId) ?? [];
      seqs.push(seq);
      by.set(conversationId, seqs);
    }
    // Also conversations with a report only.
    for (const { conversationId } of await this.#reportedBy(userId))
      if (!by.has(conversationId)) by.set(conversationId, []);
    for (const seqs of by.values()) seqs.sort((a, b) => a - b);
    return by;
  }

  async #reportedBy(userId: string): Promise<readonly ReportRow[]> {
    await this.#upToDate();
    return (await this.parts.readModels.of(conversationReports).find({ where: { reporterId: userId } })).map(
      ({ row }) => row,
    );
  }

  async #writtenBy(userId: string): Promise<readonly MessageView[]> {
    await this.#upToDate();
    return (await this.parts.readModels.of(messages).find({ where: { senderId: userId } })).map(({ row }) => row);
  }

  async #upToDate(): Promise<void> {
    const read = [messages.name, conversations.name, conversationReports.name];
    if (!(await this.parts.readModels.waitFor(read, await this.parts.store.head())))
      throw new StoreUnavailable('The list of messages is behind.');
  }
}
