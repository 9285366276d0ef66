import type { ConversationView } from '@carsi/contracts/messaging/conversations';
import { LruMap } from '@carsi/platform/events/lru-map';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICES, type Services } from '../services.js';
import type { Requested } from './socket-answers.js';

const KNOWN_MS = 10_000;
const KNOWN = 10_000;

/** Briefly caches the conversations of people who type and watch, so that not every key press calls the service. */
@Injectable()
export class KnownConversations {
  readonly #known = new LruMap<string, { readonly view: ConversationView; readonly until: number }>(KNOWN);

  constructor(@Inject(SERVICES) private readonly services: Services) {}

  async of(conversationId: string, { person, context }: Requested): Promise<ConversationView> {
    const key = `${person.id} ${conversationId}`;
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.view;
    const view = await this.services.messaging.conversation({ conversationId }, context);
    this.#known.set(key, { view, until: Date.now() + KNOWN_MS });
    return view;
  }

  drop(conversationId: string, userIds: readonly (string | null)[]): void {
    for (const userId of userIds) this.#known.delete(`${userId} ${conversationId}`);
  }
}
