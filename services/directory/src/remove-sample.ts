import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { EventStore } from '@carsi/platform/platform';
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
  ) {}

  async run(limit: number, meta: Meta): Promise<{ removed: number; left: number }> {
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
