import type { LiveMessages } from '@carsi/contracts/messaging/http/conversation';
import type { ConversationView, MessageView } from '@carsi/contracts/messaging/conversations';
import type { Logger } from '@carsi/platform/logging';
import { Refused } from '@carsi/platform/platform';
import { toMessage } from '../resources/messages/conversation.http.js';
import type { ConversationPages } from '../resources/messages/conversation-pages.js';

/** Pending pushes of one person and conversation. */
export interface News {
  /** Positions of messages that are new to their devices. */
  readonly from?: number;
  readonly to?: number;
  /** Whose marks have moved, as they see it. */
  readonly marks?: readonly ('me' | 'other')[];
}

export interface Read {
  /** In whose name it was read. */
  readonly token: string;
  readonly view: ConversationView;
  readonly messages: readonly MessageView[];
}
export type Emit = <Event extends keyof LiveMessages>(
  userId: string,
  event: Event,
  payload: LiveMessages[Event],
) => void;

const AGAIN_MS = 500;
const TRIES = 40;

/**
 * Fetches what events only refer to, with the recipient's token, and pushes it. One fetch at a time for each person and
 * conversation, so that messages arrive in order; events that arrive meanwhile are included in the next. An unavailable service is retried
 * for as long as the recipient is connected; afterwards the client fetches everything itself, as after every connection.
 */
export class LivePushes {
  readonly #waiting = new Map<string, News>();
  readonly #running = new Set<string>();

  constructor(
    private readonly parts: {
      /** Undefined: no socket of theirs is left. */
      readonly read: (userId: string, conversationId: string, news: News) => Promise<Read | undefined>;
      readonly pages: Pick<ConversationPages, 'one'>;
      readonly emit: Emit;
      readonly logger: Logger;
    },
  ) {}

  add(userId: string, conversationId: string, news: News): void {
    const key = `${userId} ${conversationId}`;
    this.#waiting.set(key, merged(this.#waiting.get(key), news));
    if (this.#running.has(key)) return;
    this.#running.add(key);
    void this.#run(key, userId, conversationId);
  }

  async #run(key: string, userId: string, conversationId: string): Promise<void> {
    let tries = 0;
    for (let news = this.#take(key); news; news = this.#take(key)) {
      try {
        const read = await this.parts.read(userId, conversationId, news);
        if (read) await this.#push(userId, news, read);
        tries = 0;
      } catch (error) {
        if (error instanceof Refused && error.status < 500) continue;
        if (++tries > TRIES) {
          this.parts.logger.warn({ err: error }, 'somebody could not be told what is new');
          break;
        }
        this.#waiting.set(key, merged(news, this.#waiting.get(key) ?? {}));
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
      }
    }
    // In the same step in which nothing was waiting: what is added a moment later starts a run of its own.
    this.#running.delete(key);
  }

  async #push(userId: string, { marks = [] }: News, { token, view, messages }: Read): Promise<void> {
    const { emit, pages } = this.parts;
    const { id: conversationId, side, reached: delivered } = view;
    for (const message of messages) emit(userId, 'message:new', toMessage(message, side, delivered));
    const other = side === 'person' ? 'company' : 'person';
    for (const of of marks)
      emit(userId, 'message:status', { conversationId, of, ...delivered[of === 'me' ? side : other] });
    emit(userId, 'conversation:updated', await pages.one(view, token));
  }

  #take(key: string): News | undefined {
    const news = this.#waiting.get(key);
    this.#waiting.delete(key);
    return news;
  }
}

const merged = (before: News = {}, next: News): News => {
  const from = Math.min(before.from ?? Infinity, next.from ?? Infinity);
  return {
    ...(from !== Infinity && { from, to: Math.max(before.to ?? 0, next.to ?? 0) }),
    marks: [...new Set([...(before.marks ?? []), ...(next.marks ?? [])])],
  };
};
