import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Collection, Collections } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import type { CompanyPage } from '../company-page/row.js';

export const hiddenStates = ['pending', 'rejected', 'suspended', 'closed'] as const;

/** The name, folded, from each of its first words on: a search by any of them is a range of an index. */
interface NameRow {
  readonly status: string;
  /** Since when it is pending. */
  readonly since: string | null;
  readonly at: string;
  readonly from0: string;
  readonly from1?: string;
  readonly from2?: string;
  readonly from3?: string;
  /** The public slug, also while a new name is pending. */
  readonly slug: string;
}
const keys = ['from0', 'from1', 'from2', 'from3', 'slug'] as const;

/** After so few characters people continue typing: this many prefix matches are scanned. */
const SHORT = 2;
const MOST_OF_SHORT = 1_000;
const AT_ONCE = 500;
const LAST = '\u{10ffff}';

/** Whether the search engine does not know it, or not all that an admin may look for. */
export const isForAdmins = (page: CompanyPage | undefined): boolean =>
  page?.company !== undefined && (page.company.status !== 'active' || page.company.waitsSince !== null);

const rowOf = (page: CompanyPage | undefined): NameRow | undefined => {
  const { company } = page ?? {};
  if (!company || !isForAdmins(page)) return undefined;
  const words = fold(company.waiting?.name ?? company.profile.name)
    .split(/\s+/)
    .filter((word) => word !== '');
  const from = keys.slice(0, 4).flatMap((key, n) => {
    const rest = words.slice(n).join(' ');
    return n > 0 && rest === '' ? [] : [[key, rest] as const];
  });
  const { status, waitsSince: since, createdAt: at, slug } = company;
  return { ...Object.fromEntries(from), status, since, at, slug } as NameRow;
};

/**
 * The search index contains neither unpublished companies nor pending changes. Here are the names of those only, so that the other
 * companies cost no index: a small copy that follows the pages, as the search index does. A change is applied until both agree.
 */
export class NamesForAdmins {
  private constructor(
    private readonly rows: Collection<NameRow>,
    private readonly pages: ReadModel<CompanyPage>,
  ) {}

  static async open(collections: Collections, pages: ReadModel<CompanyPage>): Promise<NamesForAdmins> {
    // Its predecessor, without pending names.
    await collections.drop('hidden-companies');
    const indexes = [...keys.map((key) => [key]), ['status'], ['since']];
    return new NamesForAdmins(await collections.open<NameRow>('names-for-admins', { indexes }), pages);
  }

  async changed(ids: readonly string[]): Promise<void> {
    for (let open = ids; open.length > 0;) {
      const [stored, pages] = await Promise.all([this.rows.load(open), this.pages.getAll(open)]);
      const wrong = open.flatMap((id) => {
        const row = rowOf(pages.get(id));
        const before = stored.get(id);
        if (JSON.stringify(before?.row) === JSON.stringify(row)) return [];
        return [{ id, v: before?.v ?? 0, marks: {}, row }];
      });
      if (wrong.length > 0) await this.rows.write(wrong);
      open = wrong.map(({ id }) => id);
    }
  }

  /** Where it does not hold as many as the pages do: a new folder, one that is older than this copy, one that was killed between both. */
  async reindexIfStale(): Promise<void> {
    const status = { in: [...hiddenStates] };
    const [hidden, waiting, hiddenThere, waitingThere] = await Promise.all([
      this.rows.count({ status }),
      this.rows.count({ since: { gt: '' } }),
      this.pages.count({ 'company.status': status }),
      this.pages.count({ 'company.waitsSince': { gt: '' } }),
    ]);
    if (hidden !== hiddenThere || waiting !== waitingThere) await this.allChanged();
  }

  async allChanged(): Promise<void> {
    for await (const stored of this.rows.scan()) await this.changed(stored.map(({ id }) => id));
    for (const status of hiddenStates) await this.#allOf({ 'company.status': status }, 'company.createdAt');
    await this.#allOf({ 'company.waitsSince': { gt: '' } }, 'company.waitsSince');
  }

  /**
   * Ids of companies with a name that matches from one of its words on, or with that slug or id: newest first, pending ones in order
   * of submission.
   */
  async having(query: string, states: readonly string[] | 'waiting'): Promise<readonly string[]> {
    const found = await Promise.all([
      ...keys.slice(0, 4).map((key) => this.#beginning(key, query)),
      this.#beginning('slug', query.replaceAll(' ', '-')),
      this.rows.load([query]).then((rows) => [...rows].flatMap(([id, { row }]) => (row ? [{ id, row }] : []))),
    ]);
    const rows = new Map(found.flat().map(({ id, row }) => [id, row]));
    const wanted = [...rows].filter(([, { status, since }]) =>
      states === 'waiting' ? since !== null : states.includes(status),
    );
    const sorted =
      states === 'waiting'
        ? wanted.toSorted(([, a], [, b]) => (a.since! < b.since! ? -1 : 1))
        : wanted.toSorted(([, a], [, b]) => (a.at < b.at ? 1 : -1));
    return sorted.map(([id]) => id);
  }

  #beginning(key: (typeof keys)[number], query: string) {
    const where = { [key]: { gte: query, lt: query + LAST } };
    return this.rows.find({ where, sort: [[key, 'asc']], ...([...query].length <= SHORT && { limit: MOST_OF_SHORT }) });
  }

  async #allOf(where: Readonly<Record<string, string | { gt: string }>>, order: string): Promise<void> {
    for (let offset = 0; ; offset += AT_ONCE) {
      const found = await this.pages.find({ where, sort: [[order, 'asc']], limit: AT_ONCE, offset });
      await this.changed(found.map(({ id }) => id));
      if (found.length < AT_ONCE) break;
    }
  }
}
