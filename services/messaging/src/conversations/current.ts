import type { MessageView } from '@carsi/contracts/messaging';
import { sleep } from '@carsi/platform/clock';
import type { Commands } from '@carsi/platform/events/commands';
import type { View, Views } from '@carsi/platform/events/views';
import { StoreAway, type Clock, type EventStore } from '@carsi/platform/platform';
import type { ConversationCommand } from '../conversation/decide.js';
import type { Conversation } from '../conversation/state.js';
import { messageIdOf, messages } from '../messages/projection.js';
import { conversations, type ConversationRow } from './projection.js';

const LOOK_MS = 10;

/**
 * A conversation's row with everything that was accepted before it was asked for. Replicas share their rows and each sees the others'
 * commits half a second late: whichever wrote the row first will do, so the row itself is looked at while this one catches up.
 */
export class CurrentRows {
  readonly #rows: View<ConversationRow>;
  readonly #messages: View<MessageView>;

  constructor(
    private readonly commands: Pick<Commands<Conversation, ConversationCommand>, 'state'>,
    private readonly store: Pick<EventStore, 'positionOf'>,
    private readonly views: Pick<Views, 'view' | 'passed'>,
    private readonly clock: Clock,
  ) {
    this.#rows = views.view(conversations);
    this.#messages = views.view(messages);
  }

  /** Throws StoreAway while there is none. */
  async of(id: string): Promise<ConversationRow> {
    const { version, state } = await this.commands.state(id);
    let over = false;
    const caughtUp = this.#caughtUp(id, version).finally(() => (over = true));
    caughtUp.catch(() => undefined);
    for (;;) {
      const row = await this.#rows.get(id);
      if (row && (over || (shows(row, state) && (await this.#hasLast(id, state))))) return row;
      if (over) throw new StoreAway('The list of conversations is behind.');
      await Promise.race([caughtUp, sleep(this.clock, LOOK_MS)]);
    }
  }

  async #caughtUp(id: string, version: number): Promise<void> {
    const position = await this.store.positionOf(`conversation-${id}`, version);
    await this.views.passed([conversations.name, messages.name], position);
  }

  async #hasLast(id: string, { lastSeq }: Conversation): Promise<boolean> {
    return lastSeq === 0 || (await this.#messages.get(messageIdOf(id, lastSeq))) !== undefined;
  }
}

/** The row has seen at least what the state has. A flag that somebody else changed since then is waited for in vain, and not for long. */
const shows = (row: ConversationRow, state: Conversation): boolean =>
  row.lastSeq >= state.lastSeq &&
  (['person', 'company'] as const).every((side) => {
    const [seen, is] = [row[side], state[side]];
    const marks = seen.delivered >= is.delivered && seen.read >= is.read;
    const flags = seen.favorite === is.starred && seen.blocked === is.blocked && seen.markedUnread === is.markedUnread;
    return marks && flags && (seen.list === 'archive') === is.archived;
  });
