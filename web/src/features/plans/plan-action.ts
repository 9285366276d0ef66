import type { Plan, Subscription } from '@carsi/contracts/billing/http';

/** Of a plan's button: higher in price is an upgrade, everything else a choice, and the present one nothing to press. */
export type PlanAction = 'current' | 'upgrade' | 'select';

export const actionOf = (plan: Plan, current: Plan): PlanAction =>
  plan.id === current.id ? 'current' : plan.price > current.price ? 'upgrade' : 'select';

/** The current plan can be ordered during its trial, and kept while another one is scheduled. */
export const canPress = (action: PlanAction, plan: Plan, { payment, nextPlanId }: Subscription): boolean =>
  action === 'current' ? payment === 'trial' || nextPlanId !== null : plan.id !== nextPlanId;

/** Remaining days, including the last. `now` is exact to the minute, so a plan of thirty days starts at thirty. */
export const daysLeft = (endDate: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(endDate) - now.getTime() - 60_000) / 86_400_000));
