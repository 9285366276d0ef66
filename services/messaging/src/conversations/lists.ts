import type { ConversationView, ListConversations, MessageView } from '@carsi/contracts/messaging/conversations';
import type { Side } from '@carsi/contracts/messaging/events';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { conversationIdOf } from '../conversation/ids.js';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { messageIdOf } from '../messages/projection.js';
import type { ConversationRow, SideOfConversation } from './projection.js';
import { conversationViewOf } from './view.js';

export interface Found {
  readonly id: string;
  readonly row: ConversationRow;
  readonly side: Side;
}

/** The conversations of a person: own ones, and those of their companies. */
export class ConversationLists {
  constructor(
    private readonly rows: ReadModel<ConversationRow>,
    private readonly messages: ReadModel<MessageView>,
    private readonly companies: ReadModel<CompanyStanding>,
  ) {}

  /** Newest first. */
  async list(
    userId: string,
    { archived = false, limit, offset }: ListConversations,
  ): Promise<{ conversations: readonly ConversationView[]; total: number }> {
    const companyIds = await this.#companiesOf(userId);
    const list = archived ? 'archive' : 'inbox';
    const page = { sort: [['at', 'desc']], limit: offset + limit } as const;
    const begun = { personId: userId, 'person.list': list };
    const received = { companyId: { in: companyIds }, 'company.list': list };
    // One conversation per company may be with oneself, and is omitted below.
    const oursPage = { ...page, limit: page.limit + companyIds.length };
    const [own, ours, ownTotal, oursTotal, twice] = await Promise.all([
      this.rows.find({ where: begun, ...page }),
      companyIds.length === 0 ? [] : this.rows.find({ where: received, ...oursPage }),
      this.rows.count(begun),
      companyIds.length === 0 ? 0 : this.rows.count(received),
      this.#withOneself(userId, companyIds, (company) => company.list === list),
    ]);
    const found = [
      ...own.map((one) => ({ ...one, side: 'person' as const })),
      ...ours.filter(({ row }) => row.personId !== userId).map((one) => ({ ...one, side: 'company' as const })),
    ].toSorted((a, b) => (a.row.at === b.row.at ? (a.id < b.id ? -1 : 1) : a.row.at < b.row.at ? 1 : -1));
    return {
      conversations: await this.views(found.slice(offset, offset + limit)),
      total: ownTotal + oursTotal - twice,
    };
  }

  /** The number of unread conversations. */
  async unread(userId: string): Promise<number> {
    const companyIds = await this.#companiesOf(userId);
    const [own, ours, twice] = await Promise.all([
      this.rows.count({ personId: userId, 'person.list': 'inbox', 'person.unseen': true }),
      companyIds.length === 0
        ? 0
        : this.rows.count({ companyId: { in: companyIds }, 'company.list': 'inbox', 'company.unseen': true }),
      this.#withOneself(userId, companyIds, ({ list, unseen }) => list === 'inbox' && unseen),
    ]);
    return own + ours - twice;
  }

  /** With their last messages and the owners of now, each read at once. */
  async views(found: readonly Found[]): Promise<readonly ConversationView[]> {
    const lastOf = ({ id, row }: Found): string => messageIdOf(id, row.lastSeq);
    const [last, companies] = await Promise.all([
      this.messages.getAll(found.filter(({ row }) => row.lastSeq > 0).map(lastOf)),
      this.companies.getAll([...new Set(found.map(({ row }) => row.companyId))]),
    ]);
    return found.map((one) => {
      const ownerId = companies.get(one.row.companyId)?.ownerId ?? null;
      return conversationViewOf(one.row, one.side, ownerId, last.get(lastOf(one)) ?? null);
    });
  }

  async #companiesOf(userId: string): Promise<readonly string[]> {
    return (await this.companies.find({ where: { ownerId: userId } })).map(({ id }) => id);
  }

  /** An owner who had written to the company before sees that conversation only from their own side. */
  async #withOneself(
    userId: string,
    companyIds: readonly string[],
    counted: (company: SideOfConversation) => boolean,
  ): Promise<number> {
    if (companyIds.length === 0) return 0;
    const rows = await this.rows.getAll(companyIds.map((companyId) => conversationIdOf(companyId, userId)));
    return [...rows.values()].filter(({ company }) => counted(company)).length;
  }
}
