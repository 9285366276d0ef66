import type { NamedCompany } from '@carsi/contracts/directory';
import type { Conversation } from '@carsi/contracts/http/conversation';
import type { ConversationView } from '@carsi/contracts/messaging';
import { LruMap } from '@carsi/platform/events/lru-map';
import { internalContext } from '../answers/context.js';
import type { Presence } from '../live/presence.js';
import type { Services } from '../services.js';
import { toConversation, watchedIn } from './conversation.http.js';
import type { PeopleNames } from './people-names.js';

const PART_MS = 400;
const KEPT_MS = 10_000;
const KEPT = 10_000;

interface Pages {
  readonly conversations: readonly Conversation[];
  /** Who could not be asked: names are missing. */
  readonly degraded: readonly string[];
}

/** Conversations with what their two sides are called and whether they are there, each asked once for all. */
export class ConversationPages {
  readonly #companies = new LruMap<string, { readonly company: NamedCompany; readonly until: number }>(KEPT);

  constructor(
    private readonly services: Pick<Services, 'directory'>,
    private readonly names: PeopleNames,
    private readonly presence: Pick<Presence, 'of'>,
  ) {}

  async of(views: readonly ConversationView[]): Promise<Pages> {
    const people = views.flatMap(({ side, personId }) => (side === 'company' ? [personId] : []));
    const watched = views.flatMap((view) => watchedIn(view) ?? []);
    const [names, found, seen] = await Promise.all([
      this.names.of(people),
      this.#named([...new Set(views.map(({ companyId }) => companyId))]),
      this.presence.of([...new Set(watched)]),
    ]);
    const around = { names, companies: found.companies, seen };
    return {
      conversations: views.map((view) => toConversation(view, around)),
      degraded: [...(found.away ? ['directory'] : []), ...(names.away ? ['identity'] : [])],
    };
  }

  async one(view: ConversationView): Promise<Conversation> {
    return (await this.of([view])).conversations[0]!;
  }

  async #named(ids: readonly string[]): Promise<{ companies: ReadonlyMap<string, NamedCompany>; away: boolean }> {
    const now = Date.now();
    const companies = new Map<string, NamedCompany>();
    for (const id of ids) {
      const kept = this.#companies.get(id);
      if (kept && kept.until > now) companies.set(id, kept.company);
    }
    const unknown = ids.filter((id) => !companies.has(id));
    if (unknown.length === 0) return { companies, away: false };
    try {
      const asked = await this.services.directory.companyNames({ ids: unknown }, internalContext(PART_MS));
      for (const company of asked) {
        companies.set(company.id, company);
        this.#companies.set(company.id, { company, until: now + KEPT_MS });
      }
      return { companies, away: false };
    } catch {
      return { companies, away: true };
    }
  }
}
