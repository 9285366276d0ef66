import { LruMap } from '@carsi/platform/events/lru-map';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';

const REMEMBERED = 20_000;
const REMEMBERED_MS = 5_000;

/**
 * Whether a company is public, checked for each visit and cached for seconds. A closed page counts that much longer; a new one is
 * not in the cache yet.
 */
export class KnownCompanies {
  readonly #remembered = new LruMap<string, { readonly company: CompanyStanding; readonly until: number }>(REMEMBERED);

  constructor(
    private readonly rows: ReadModel<CompanyStanding>,
    private readonly clock: Clock,
  ) {}

  /** The current row: permissions are not decided from a cache. */
  now(companyId: string): Promise<CompanyStanding | undefined> {
    return this.rows.get(companyId);
  }

  async get(companyId: string): Promise<CompanyStanding | undefined> {
    const now = this.clock.now().getTime();
    const remembered = this.#remembered.get(companyId);
    if (remembered && remembered.until > now) return remembered.company;
    const company = await this.rows.get(companyId);
    if (company?.open) this.#remembered.set(companyId, { company, until: now + REMEMBERED_MS });
    return company;
  }
}
