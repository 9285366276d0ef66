import { KDV_PERCENT, plans, type PlanId } from '@carsi/contracts/billing/plans';

export interface Amounts {
  readonly price: number;
  readonly credit: number;
  readonly total: number;
  readonly kdv: number;
}

/** In kuruş. Prices have their KDV inside: total × 20 / 120 of it. */
export const amountsOf = (planId: PlanId, credit: number): Amounts => {
  const price = plans[planId].price * 100;
  const total = Math.max(0, price - credit);
  return { price, credit: price - total, total, kdv: Math.round((total * KDV_PERCENT) / (100 + KDV_PERCENT)) };
};

const DAY_MS = 86_400_000;

/** What whole unused days of a paid plan are worth, in kuruş. */
export const unusedOf = (planId: PlanId, endsAt: string, at: string): number => {
  const { price, duration } = plans[planId];
  const days = Math.min(duration, Math.max(0, Math.floor((Date.parse(endsAt) - Date.parse(at)) / DAY_MS)));
  return Math.round((price * 100 * days) / duration);
};
