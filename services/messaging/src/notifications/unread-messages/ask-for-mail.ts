import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { BoxCommand } from '../box/commands.js';
import type { Box } from '../box/state.js';
import { chosen, type ChosenSettings } from '../chosen-settings/projection.js';
import { undecidedOf, type UnreadMessages } from './projection.js';

const AT_ONCE = 100;

/**
 * Finds messages that are unread for long enough and has each person's mail decided once; an interrupted run repeats the same
 * command ids.
 */
export class AskForMail {
  constructor(
    private readonly boxes: Commands<Box, BoxCommand>,
    private readonly unread: ReadModel<UnreadMessages>,
    private readonly settings: ReadModel<ChosenSettings>,
    /** The last visit of a person, ISO-8601; null if unknown. */
    private readonly lastSeen: (userId: string) => Promise<string | null>,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<void> {
    const now = this.clock.now().toISOString();
    const due = await this.unread.find({
      where: { dueAt: { gt: '', lte: now } },
      sort: [['dueAt', 'asc']],
      limit: AT_ONCE,
    });
    for (const { id, row } of due) await this.#consider(id, row, now);
  }

  async #consider(userId: string, row: UnreadMessages, at: string): Promise<void> {
    const { since, upTo } = undecidedOf(row);
    if (since === null || upTo === null) return;
    const { emailNotifications, messageNotifications } = chosen(await this.settings.get(userId));
    const conversations = Object.values(row.conversations);
    const mailId = `unread-messages-${userId}-${Date.parse(upTo)}`;
    await this.boxes.run(userId, {
      type: 'ConsiderMail',
      data: {
        mailId,
        unread: conversations.reduce((sum, unread) => sum + unread.length, 0),
        conversations: conversations.length,
        since,
        upTo,
        lastActiveAt: await this.lastSeen(userId),
        wanted: emailNotifications && messageNotifications,
      },
      meta: { by: null, at, commandId: mailId, correlationId: mailId },
    });
  }
}
