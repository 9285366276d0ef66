import type { CompanyKeys, ExportRow } from '@carsi/contracts/directory/company-lists';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Find, CallContext } from '@carsi/platform/platform';
import { companyPage } from '../company-page/projection.js';
import { profileOf, type CompanyPage } from '../company-page/row.js';
import { phoneOf } from '@carsi/listing/phone';
import { slugs } from '../slugs/projection.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const MOST = 2_000;
const SETTLE_MS = 60_000;

/** Everything by id, a page at a time: what an export writes out, and by what an import knows a company again. */
export class ExportCompanies {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access'> & {
      readonly pages: ReadModel<CompanyPage>;
    },
  ) {}

  async exportCompanies(
    { after, limit }: { after: string | null; limit: number },
    context: CallContext,
  ): Promise<{ rows: readonly ExportRow[]; next: string | null; total: number }> {
    this.parts.access.requireOperator(context);
    const found = await this.#page(after, limit);
    const total =
      after === null ? await this.parts.pages.count({ 'company.sample': false, 'company.status': 'active' }) : 0;
    return {
      rows: found.flatMap(({ id, row }) => exportRow(id, row)),
      next: found.length < Math.min(limit, MOST) ? null : found.at(-1)!.id,
      total,
    };
  }

  async companyKeys(
    { after, limit }: { after: string | null; limit: number },
    context: CallContext,
  ): Promise<readonly CompanyKeys[]> {
    this.parts.access.requireOperator(context);
    return (await this.#page(after, limit)).map(({ id, row }) => keysOf(id, row));
  }

  async #page(after: string | null, limit: number) {
    // The first page only: what was written before the question is in the answer.
    if (after === null)
      await this.parts.readModels.waitFor([companyPage.name, slugs.name], await this.parts.store.head(), SETTLE_MS);
    const where: Find['where'] = after === null ? {} : { id: { gt: after } };
    return this.parts.pages.find({ where, sort: [['id', 'asc']], limit: Math.min(limit, MOST) });
  }
}

const exportRow = (id: string, { company, offerings }: CompanyPage): ExportRow[] => {
  if (company?.status !== 'active' || company.sample) return [];
  const { externalId, verified, featured } = company;
  return [{ id, externalId, profile: profileOf(company), verified, featured, offerings: Object.values(offerings) }];
};

const keysOf = (id: string, { company }: CompanyPage): CompanyKeys => {
  const gone = !company || (company.status === 'closed' && company.restorableUntil === null);
  if (gone)
    return {
      id,
      name: '',
      phone: null,
      city: 0,
      district: null,
      address: null,
      latitude: null,
      longitude: null,
      sample: false,
    };
  const { name, phone, city, district, address, latitude, longitude } = company.profile;
  return {
    id,
    name,
    phone: phone && phoneOf(phone),
    city,
    district,
    address,
    latitude,
    longitude,
    sample: company.sample,
  };
};
