import { plans, type PlanId, type PlanLimits } from '@carsi/contracts/billing/plans';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { CompanyPlan } from './projection.js';

/** What a company may do. When a plan ends, billing says so: nobody else looks at a clock for it. */
export class CompanyPlans {
  constructor(private readonly rows: ReadModel<CompanyPlan>) {}

  async planOf(companyId: string): Promise<PlanId> {
    return (await this.rows.get(companyId))?.planId ?? 'basic';
  }

  async limitsOf(companyId: string): Promise<PlanLimits> {
    return plans[await this.planOf(companyId)].limits;
  }
}
