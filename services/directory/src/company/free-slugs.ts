import { LruMap } from '@carsi/platform/events/lru-map';
import { districtById } from '@carsi/turkish/places';
import { slug } from '@carsi/turkish/slug';

export interface Wanted {
  readonly companyId: string;
  readonly name: string;
  readonly district: string | null;
}

const AT_ONCE = 64;
const REMEMBERED = 200_000;
const reserved = new Set(['search', 'featured', 'slug', 'suggest', 'recommendations', 'ekle', 'duzenle']);

/**
 * Addresses for new companies (decision 41): ada-kebap, ada-kebap-seyhan, ada-kebap-seyhan-2 … Assigned in the order of the rows,
 * the lowest free one, so that a resumed import assigns the same ones. Free ones are read from a projection that may be behind; the
 * reservation decides, and the loser tries again.
 */
export class FreeSlugs {
  /** Given by this process: the view may not know them yet. */
  readonly #given = new LruMap<string, string>(REMEMBERED);
  readonly #numbers = new LruMap<string, { holes: number[]; next: number }>(REMEMBERED / 4);
  #turn: Promise<unknown> = Promise.resolve();

  /** `holders`: the taken ones of these addresses, with their companies. */
  constructor(private readonly holders: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>) {}

  /** In the order of `wanted`. */
  take(wanted: readonly Wanted[]): Promise<readonly string[]> {
    const reserved = this.#turn.then(() => this.#take(wanted));
    this.#turn = reserved.catch(() => undefined);
    return reserved;
  }

  /** The next free address; not reserved. */
  async next(wanted: Wanted): Promise<string> {
    const { plain, local } = namesOf(wanted);
    const known = await this.holders([plain, local]);
    const free = [plain, local].find(
      (name) => !reserved.has(name) && (known.get(name) ?? wanted.companyId) === wanted.companyId,
    );
    if (free !== undefined) return free;
    const { holes, next } = await this.#free(local);
    return `${local}-${holes[0] ?? next}`;
  }

  /** Another company holds it, as the reservation showed. */
  lost(slug: string): void {
    this.#given.set(slug, '');
  }

  async #take(wanted: readonly Wanted[]): Promise<readonly string[]> {
    const names = wanted.map((one) => ({ ...one, ...namesOf(one) }));
    const known = await this.holders(names.flatMap(({ plain, local }) => [plain, local]));
    const slugs: string[] = [];
    for (const { companyId, plain, local } of names) {
      const isFree = (name: string): boolean => (this.#given.get(name) ?? known.get(name) ?? companyId) === companyId;
      const free = [plain, local].find((name) => !reserved.has(name) && isFree(name)) ?? (await this.#numbered(local));
      this.#given.set(free, companyId);
      slugs.push(free);
    }
    return slugs;
  }

  async #numbered(stem: string): Promise<string> {
    const numbers = this.#numbers.get(stem) ?? (await this.#free(stem));
    this.#numbers.set(stem, numbers);
    return `${stem}-${numbers.holes.shift() ?? numbers.next++}`;
  }

  /** Looks until a whole stretch is free; what is free before it is given first. */
  async #free(stem: string): Promise<{ holes: number[]; next: number }> {
    const holes: number[] = [];
    for (let from = 2; ; from += AT_ONCE) {
      const stretch = Array.from({ length: AT_ONCE }, (_, n) => from + n);
      const known = await this.holders(stretch.map((n) => `${stem}-${n}`));
      const free = stretch.filter((n) => !known.has(`${stem}-${n}`) && this.#given.get(`${stem}-${n}`) === undefined);
      if (free.length === AT_ONCE) return { holes, next: from };
      holes.push(...free);
    }
  }
}

const namesOf = ({ name, district }: Wanted): { plain: string; local: string } => {
  const plain = slug(name) || 'firma';
  const districtName = district === null ? undefined : districtById(district)?.name;
  return { plain, local: districtName === undefined ? plain : `${plain}-${slug(districtName)}` };
};
