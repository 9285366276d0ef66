import type { PersonName } from '@carsi/contracts/identity/person';
import { LruMap } from '@carsi/platform/events/lru-map';
import { internalContext } from '../answers/context.js';
import type { Services } from '../services.js';

const MOST_CACHED = 20_000;
const CACHED_MS = 30_000;
/** After an event identity's read model may lag this long: answers of that time are not cached. */
const UNSETTLED_MS = 2_000;
/** A page can do without names. */
const PATIENCE_MS = 400;
const AT_ONCE = 100;
/** Erased, or hidden until they are. */
export const GONE = 'Silinmiş kullanıcı';
export const UNKNOWN_PERSON = 'Kullanıcı';

export interface Names {
  /** Null for erased and hidden people; missing for those that could not be fetched. */
  readonly byId: ReadonlyMap<string, PersonName | null>;
  /** Identity was unavailable: some names are missing. */
  readonly unavailable: boolean;
}

/** A person's public name; also for erased people and for names that could not be fetched. */
export const calledIn = ({ byId }: Names, id: string): { readonly name: string; readonly avatar: string | null } => {
  const person = byId.get(id);
  return { name: person?.name ?? (person === null ? GONE : UNKNOWN_PERSON), avatar: person?.avatar ?? null };
};

/** Public names of people, from identity: cached briefly and invalidated by its events. */
export class PeopleNames {
  readonly #cached = new LruMap<string, { readonly person: PersonName | null; readonly until: number }>(MOST_CACHED);
  readonly #droppedAt = new LruMap<string, number>(MOST_CACHED);
  #emptiedAt = -Infinity;

  constructor(
    private readonly services: Pick<Services, 'identity'>,
    private readonly now: () => number = Date.now,
  ) {}

  async of(ids: readonly string[]): Promise<Names> {
    const now = this.now();
    const byId = new Map<string, PersonName | null>();
    const unknown: string[] = [];
    for (const id of new Set(ids)) {
      const cached = this.#cached.get(id);
      if (cached && cached.until > now) byId.set(id, cached.person);
      else unknown.push(id);
    }
    const parts = Array.from({ length: Math.ceil(unknown.length / AT_ONCE) }, (_, n) =>
      unknown.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
    );
    const answers = await Promise.allSettled(parts.map((part) => this.#ask(part)));
    for (const part of answers)
      if (part.status === 'fulfilled') for (const [id, person] of part.value) byId.set(id, person);
    return { byId, unavailable: answers.some(({ status }) => status === 'rejected') };
  }

  drop(ids: readonly string[]): void {
    for (const id of ids) {
      this.#cached.delete(id);
      this.#droppedAt.set(id, this.now());
    }
  }

  /** After a gap in the events nothing can be trusted. */
  empty(): void {
    this.#cached.clear();
    this.#emptiedAt = this.now();
  }

  async #ask(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName | null>> {
    const begun = this.now();
    const people = await this.services.identity.people({ ids }, internalContext(PATIENCE_MS));
    const byId = new Map<string, PersonName | null>(ids.map((id) => [id, null]));
    for (const person of people) byId.set(person.id, person);
    for (const [id, person] of byId) {
      const dropped = Math.max(this.#emptiedAt, this.#droppedAt.get(id) ?? -Infinity);
      if (dropped < begun - UNSETTLED_MS) this.#cached.set(id, { person, until: this.now() + CACHED_MS });
    }
    return byId;
  }
}
