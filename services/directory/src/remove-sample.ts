import { metaOf } from '@carsi/platform/hosting/meta';
import type { Access } from '@carsi/platform/hosting/access';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { EventStore, Clock, CallContext } from '@carsi/platform/platform';
import type { CompanyCommand } from './company/commands.js';
import type { CompanyState } from './company/state.js';
import { companyPage } from './company-page/projection.js';
import type { CompanyPage } from './company-page/row.js';

/** Closes invented companies for good, some at a time, so that a caller can show how far it is. */
export class RemoveSample {
  constructor(
    private readonly companies: Commands<CompanyState, CompanyCommand>,
    private readonly pages: ReadModel<CompanyPage>,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  async removeSample({ limit }: { limit: number }, context: CallContext): Promise<{ removed: number; left: number }> {
    const meta = metaOf(context, this.clock, this.access.requireOperator(context).id);
    const where = { 'company.sample': true, 'company.status': { in: ['active', 'suspended'] } };
    const rows = await this.pages.find({ where, limit });
    await Promise.all(
      rows.map(({ id }) =>
        this.companies.run(id, {
          type: 'CloseCompany',
          data: { forGood: true },
          meta: { ...meta, commandId: `${meta.commandId}-${id}` },
        }),
      ),
    );
    await this.readModels.waitFor([companyPage.name], await this.store.head(), 10_000);
    return { removed: rows.length, left: await this.pages.count(where) };
  }
}
