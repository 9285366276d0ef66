import type { MessageView } from '@carsi/contracts/messaging/conversations';
import { Refusal } from '@carsi/kernel/refusal';
import { sleep } from '@carsi/platform/clock';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { PersonalTexts } from '@carsi/platform/personal/sealed-store';
import type { EventStore } from '@carsi/platform/platform';
import type { ConversationCommand } from '../conversation/decide.js';
import type { ConversationEvent } from '../conversation/events.js';
import type { Conversation } from '../conversation/state.js';
import { messageIdOf, messages } from '../messages/projection.js';
import { conversations, type ConversationRow } from './projection.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const LOOK_MS = 10;

/**
 * A conversation's row with everything accepted before the request. Replicas share rows, and each sees the others' commits half a
 * second late: any replica may have written the row first, so the row is polled while this replica catches up.
 */
export class CurrentRows {
  readonly #messages: ReadModel<MessageView>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'clock'> & {
      readonly commands: Pick<Commands<Conversation, ConversationCommand>, 'state'>;
      readonly store: Pick<EventStore, 'positionOf' | 'read'>;
      readonly texts: Pick<PersonalTexts, 'open'>;
      readonly readModels: Pick<ReadModels, 'of' | 'waitFor'>;
    },
  ) {
    this.#messages = parts.readModels.of(messages);
  }

  async of(id: string): Promise<ConversationRow> {
    const { version, state } = await this.parts.commands.state(id);
    let caughtUp: boolean | undefined;
    const over = this.#caughtUp(id, version).then((is) => (caughtUp = is));
    over.catch(() => (caughtUp = false));
    for (;;) {
      // What was read before the projection had caught up may be older than it.
      const isCurrent = caughtUp;
      const row = await this.parts.readModels.of(conversations).get(id);
      if (row && (isCurrent || (shows(row, state) && (await this.#hasLast(id, state))))) return row;
      if (caughtUp === false) return this.#fromStream(id);
      await Promise.race([over, sleep(this.parts.clock, LOOK_MS)]);
    }
  }

  /** Undefined where there is none at this position. */
  async message(id: string, seq: number): Promise<MessageView | undefined> {
    const known = await this.#messages.get(messageIdOf(id, seq));
    if (known) return known;
    for (const commit of await this.parts.store.read<ConversationEvent>(streamOf(id)))
      if (commit.events.some((event) => event.type === 'MessageSent' && event.data.seq === seq)) {
        const { events, ...occurrence } = await this.parts.texts.open(commit);
        return events.reduce<MessageView | undefined>(
          (message, event) => messages.evolve(message, event, occurrence, messageIdOf(id, seq)),
          undefined,
        );
      }
    return undefined;
  }

  /** The projection is behind for longer than a person waits: the answer is folded from the stream. */
  async #fromStream(id: string): Promise<ConversationRow> {
    let row: ConversationRow | undefined;
    for (const { events, ...occurrence } of await this.parts.store.read<ConversationEvent>(streamOf(id)))
      for (const event of events) row = conversations.evolve(row, event, occurrence, id);
    if (!row) throw new Refusal('CONVERSATION_NOT_FOUND');
    return row;
  }

  async #caughtUp(id: string, version: number): Promise<boolean> {
    const position = await this.parts.store.positionOf(streamOf(id), version);
    return this.parts.readModels.waitFor([conversations.name, messages.name], position);
  }

  async #hasLast(id: string, { lastSeq }: Conversation): Promise<boolean> {
    return lastSeq === 0 || (await this.#messages.get(messageIdOf(id, lastSeq))) !== undefined;
  }
}

const streamOf = (id: string): string => `conversation-${id}`;

/** True if the row contains at least the state. A flag that was changed since then does not match; the wait for it is short. */
const shows = (row: ConversationRow, state: Conversation): boolean =>
  row.lastSeq >= state.lastSeq &&
  (['person', 'company'] as const).every((side) => {
    const [shown, is] = [row[side], state[side]];
    const marks = shown.delivered >= is.delivered && shown.read >= is.read;
    const flags =
      shown.favorite === is.starred && shown.blocked === is.blocked && shown.markedUnread === is.markedUnread;
    return marks && flags && (shown.list === 'archive') === is.archived;
  });
