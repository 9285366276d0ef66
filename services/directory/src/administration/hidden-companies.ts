import type { View } from '@carsi/platform/events/views';
import type { Collection, Collections } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import type { CompanyPage } from '../company-page/row.js';

export const hiddenStates = ['pending', 'rejected', 'suspended', 'closed'] as const;
type HiddenState = (typeof hiddenStates)[number];

/** The name, folded, from each of its first words on: who is looked for by any of them is found by a range of an index. */
interface HiddenRow {
  readonly status: HiddenState;
  readonly from0: string;
  readonly from1?: string;
  readonly from2?: string;
  readonly from3?: string;
  readonly slug: string;
}
const keys = ['from0', 'from1', 'from2', 'from3', 'slug'] as const;

/** Of what begins as asked so many are looked at: who types one letter goes on typing. */
const MOST_FOUND = 1_000;
const AT_ONCE = 500;
const LAST = '\u{10ffff}';

const rowOf = (page: CompanyPage | undefined): HiddenRow | undefined => {
  const { company } = page ?? {};
  if (!company || company.status === 'active') return undefined;
  const words = fold(company.waiting?.name ?? company.profile.name)
    .split(/\s+/)
    .filter((word) => word !== '');
  const from = keys.slice(0, 4).flatMap((key, n) => {
    const rest = words.slice(n).join(' ');
    return n > 0 && rest === '' ? [] : [[key, rest] as const];
  });
  return { ...Object.fromEntries(from), status: company.status, slug: company.slug } as HiddenRow;
};

/**
 * What is not public no search engine knows. Here are the names of those companies alone, so that the many that are public cost no
 * index: a small copy of the pages that follows them, as the engine does. A change looks again until both say the same.
 */
export class HiddenCompanies {
  private constructor(
    private readonly rows: Collection<HiddenRow>,
    private readonly pages: View<CompanyPage>,
  ) {}

  static async open(collections: Collections, pages: View<CompanyPage>): Promise<HiddenCompanies> {
    const indexes = keys.map((key) => [key]);
    return new HiddenCompanies(await collections.open<HiddenRow>('hidden-companies', { indexes }), pages);
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
  async makeWhole(): Promise<void> {
    const [here, there] = [
      await this.rows.count(),
      await this.pages.count({ 'company.status': { in: [...hiddenStates] } }),
    ];
    if (here !== there) await this.allChanged();
  }

  async allChanged(): Promise<void> {
    for await (const stored of this.rows.scan()) await this.changed(stored.map(({ id }) => id));
    for (const status of hiddenStates)
      for (let offset = 0; ; offset += AT_ONCE) {
        const sort = [['company.createdAt', 'asc']] as const;
        const found = await this.pages.find({ where: { 'company.status': status }, sort, limit: AT_ONCE, offset });
        await this.changed(found.map(({ id }) => id));
        if (found.length < AT_ONCE) break;
      }
  }

  /** The pages whose name has a word from which on it begins as asked, or whose address or id it is; the newest first. */
  async having(asked: string, states: readonly string[]): Promise<readonly CompanyPage[]> {
    const range = { gte: asked, lt: asked + LAST };
    const found = await Promise.all(
      keys.map((key) => this.rows.find({ where: { [key]: range }, sort: [[key, 'asc']], limit: MOST_FOUND })),
    );
    const ids = found.flat().flatMap(({ id, row }) => (states.includes(row.status) ? [id] : []));
    const pages = await this.pages.getAll([...new Set([...ids, asked])]);
    return [...pages.values()]
      .filter(({ company }) => company !== undefined && states.includes(company.status))
      .toSorted((a, b) => (a.company!.createdAt < b.company!.createdAt ? 1 : -1));
  }
}
