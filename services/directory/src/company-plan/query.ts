import { plans, type PlanId, type PlanLimits } from '@carsi/contracts/billing/plans';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { CompanyPlan } from './projection.js';

/** The limits of a company's plan. Billing publishes the end of a plan: no clock is needed here. */
export class CompanyPlans {
  constructor(private readonly rows: ReadModel<CompanyPlan>) {}

  async planOf(companyId: string): Promise<PlanId> {
    return (await this.rows.get(companyId))?.planId ?? 'basic';
  }

  async limitsOf(companyId: string): Promise<PlanLimits> {
    return plans[await this.planOf(companyId)].limits;
  }
}
