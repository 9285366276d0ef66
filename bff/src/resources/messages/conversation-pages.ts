import type { CompanyName } from '@carsi/contracts/directory/company';
import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import type { Correspondent } from '@carsi/contracts/identity/person';
import type { ConversationView } from '@carsi/contracts/messaging/conversations';
import { LruMap } from '@carsi/platform/events/lru-map';
import { internalContext } from '../../answers/context.js';
import type { Presence } from './presence.js';
import type { Services } from '../../services.js';
import { toConversation, watchedIn } from './conversation.http.js';
import type { PeopleNames } from '../people-names.js';

const PART_MS = 400;
const CACHED_MS = 10_000;
const MOST_CACHED = 10_000;

/** After an event identity's read model may lag this long: answers of that time are not cached. */
const UNSETTLED_MS = 2_000;

interface Cached<T> {
  readonly value: T;
  readonly until: number;
}

interface Pages {
  readonly conversations: readonly Conversation[];
  /** Services that were unavailable: names are missing. */
  readonly degraded: readonly string[];
}

/** Conversations with the names and presence of both sides, fetched in batches. */
export class ConversationPages {
  readonly #companies = new LruMap<string, Cached<CompanyName>>(MOST_CACHED);
  /** By owner and conversation. */
  readonly #correspondents = new LruMap<string, Cached<Correspondent | null>>(MOST_CACHED);
  /** Until when a person's data may not be cached. */
  readonly #unsettled = new LruMap<string, number>(MOST_CACHED);

  constructor(
    private readonly services: Pick<Services, 'directory' | 'identity'>,
    private readonly names: PeopleNames,
    private readonly presence: Pick<Presence, 'of'>,
  ) {}

  /** `token`: the viewer's. */
  async of(views: readonly ConversationView[], token: string | undefined): Promise<Pages> {
    const people = views.flatMap(({ side, personId }) => (side === 'company' ? [personId] : []));
    const watched = views.flatMap((view) => watchedIn(view) ?? []);
    const [names, correspondents, found, presences] = await Promise.all([
      this.names.of(people),
      this.#shown(views, token),
      this.#companyNames([...new Set(views.map(({ companyId }) => companyId))]),
      this.presence.of([...new Set(watched)]),
    ]);
    const parts = { names, correspondents, companies: found.companies, presences };
    return {
      conversations: views.map((view) => toConversation(view, parts)),
      degraded: [...(found.unavailable ? ['directory'] : []), ...(names.unavailable ? ['identity'] : [])],
    };
  }

  async one(view: ConversationView, token: string | undefined): Promise<Conversation> {
    return (await this.of([view], token)).conversations[0]!;
  }

  /** What this person shows reads differently from now on. */
  drop(personId: string): void {
    this.#unsettled.set(personId, Date.now() + UNSETTLED_MS);
  }

  /** Something may have been missed. */
  empty(): void {
    this.#correspondents.clear();
  }

  /** People that could not be fetched show their public data, and no more to those they blocked. */
  async #shown(
    views: readonly ConversationView[],
    token: string | undefined,
  ): Promise<ReadonlyMap<string, Correspondent>> {
    const now = Date.now();
    const shown = new Map<string, Correspondent>();
    const unknown: ConversationView[] = [];
    for (const view of views) {
      if (view.side !== 'company' || view.blockedBy.includes('person')) continue;
      const cached = this.#correspondents.get(keyOf(view));
      const isOld = cached && cached.until - CACHED_MS < this.#unsettledUntil(view.personId);
      if (!cached || isOld || cached.until <= now) unknown.push(view);
      else if (cached.value) shown.set(view.personId, cached.value);
    }
    if (unknown.length === 0) return shown;
    try {
      const query = { conversationIds: unknown.map(({ id }) => id) };
      const answered = await this.services.identity.correspondents(query, internalContext(PART_MS, token));
      const byId = new Map(answered.map((person) => [person.id, person]));
      for (const view of unknown) {
        const value = byId.get(view.personId) ?? null;
        this.#correspondents.set(keyOf(view), { value, until: now + CACHED_MS });
        if (value) shown.set(view.personId, value);
      }
    } catch {
      // Names come from elsewhere.
    }
    return shown;
  }

  /** Invalidates what was cached before. */
  #unsettledUntil(personId: string): number {
    return this.#unsettled.get(personId) ?? 0;
  }

  async #companyNames(
    ids: readonly string[],
  ): Promise<{ companies: ReadonlyMap<string, CompanyName>; unavailable: boolean }> {
    const now = Date.now();
    const companies = new Map<string, CompanyName>();
    for (const id of ids) {
      const cached = this.#companies.get(id);
      if (cached && cached.until > now) companies.set(id, cached.value);
    }
    const unknown = ids.filter((id) => !companies.has(id));
    if (unknown.length === 0) return { companies, unavailable: false };
    try {
      const found = await this.services.directory.companyNames({ ids: unknown }, internalContext(PART_MS));
      for (const company of found) {
        companies.set(company.id, company);
        this.#companies.set(company.id, { value: company, until: now + CACHED_MS });
      }
      return { companies, unavailable: false };
    } catch {
      return { companies, unavailable: true };
    }
  }
}

const keyOf = ({ ownerId, id }: ConversationView): string => `${ownerId} ${id}`;
