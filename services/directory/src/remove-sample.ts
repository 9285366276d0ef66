import { metaOf } from '@carsi/platform/hosting/meta';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { CallContext } from '@carsi/platform/platform';
import type { CompanyCommand } from './company/commands.js';
import type { CompanyState } from './company/state.js';
import { companyPage } from './company-page/projection.js';
import type { CompanyPage } from './company-page/row.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** Closes invented companies for good, some at a time, so that a caller can show how far it is. */
export class RemoveSample {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly pages: ReadModel<CompanyPage>;
    },
  ) {}

  async removeSample({ limit }: { limit: number }, context: CallContext): Promise<{ removed: number; left: number }> {
    const meta = metaOf(context, this.parts.clock, this.parts.access.requireOperator(context).id);
    const where = { 'company.sample': true, 'company.status': { in: ['active', 'suspended'] } };
    const rows = await this.parts.pages.find({ where, limit });
    await Promise.all(
      rows.map(({ id }) =>
        this.parts.companies.run(id, {
          type: 'CloseCompany',
          data: { forGood: true },
          meta: { ...meta, commandId: `${meta.commandId}-${id}` },
        }),
      ),
    );
    await this.parts.readModels.waitFor([companyPage.name], await this.parts.store.head(), 10_000);
    return { removed: rows.length, left: await this.parts.pages.count(where) };
  }
}
