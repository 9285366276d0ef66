import type { CompanyView, CompanyName } from '@carsi/contracts/directory/company';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { SlugRow } from '../slugs/projection.js';
import type { CompanyPage } from './row.js';
import { viewOfPage } from './view.js';

const MOST_NAMES = 100;

/** One public company by its slug, a former slug or its id; and what many are called. */
export class FindCompany {
  constructor(
    private readonly pages: ReadModel<CompanyPage>,
    private readonly slugs: ReadModel<SlugRow>,
    private readonly clock: Clock,
  ) {}

  /** A current or former slug's company; what is no slug is an id. */
  async idOf(idOrSlug: string): Promise<string> {
    return (await this.slugs.get(idOrSlug))?.companyId ?? idOrSlug;
  }

  async company({ idOrSlug }: { idOrSlug: string }): Promise<{ company: CompanyView; moved: boolean }> {
    const companyId = await this.idOf(idOrSlug);
    const page = await this.pages.get(companyId);
    const company = page && viewOfPage(page, this.clock.now());
    if (company?.status === 'closed') throw new Refusal('COMPANY_GONE');
    if (company?.status !== 'active') throw new Refusal('COMPANY_NOT_FOUND');
    return { company, moved: idOrSlug !== company.slug && idOrSlug !== company.id };
  }

  /** Also of closed or suspended ones: they were public, and other people refer to them. */
  async companyNames({ ids }: { ids: readonly string[] }): Promise<readonly CompanyName[]> {
    if (!Array.isArray(ids) || ids.length > MOST_NAMES || ids.some((id) => typeof id !== 'string'))
      throw new Refusal('BAD_REQUEST');
    const pages = await this.pages.getAll(ids);
    return [...pages.values()].flatMap(({ id, company }) => {
      if (!company) return [];
      const { status, was, slug, profile } = company;
      if (!['active', 'suspended'].includes(status === 'closed' ? was : status)) return [];
      return [{ id, slug, name: profile.name, logoUrl: profile.logoUrl, open: status === 'active' }];
    });
  }
}
