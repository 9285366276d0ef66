import type { Plan, Subscription } from '@carsi/contracts/billing/http';
import { describe, expect, it } from 'vitest';
import { actionOf, canPress, daysLeft } from './plan-action';

const plan = (id: Plan['id'], price: number) => ({ id, price }) as Plan;
const [basic, premium, business] = [plan('basic', 0), plan('premium', 99), plan('business', 199)];
const has = (over: Partial<Subscription> = {}) => ({ payment: 'paid', nextPlanId: null, ...over }) as Subscription;

describe('the button of a plan', () => {
  it.each([
    [basic, basic, 'current'],
    [premium, basic, 'upgrade'],
    [business, basic, 'upgrade'],
    [basic, premium, 'select'],
    [premium, premium, 'current'],
    [business, premium, 'upgrade'],
    [basic, business, 'select'],
    [premium, business, 'select'],
    [business, business, 'current'],
  ] as const)('of $id for who has $id says what it does', (one, current, action) =>
    expect(actionOf(one, current)).toBe(action),
  );
  it('of the current plan is shut, but for who tries it or was about to leave it', () => {
    expect(canPress('current', premium, has())).toBe(false);
    expect(canPress('current', premium, has({ payment: 'trial' }))).toBe(true);
    expect(canPress('current', premium, has({ nextPlanId: 'basic' }))).toBe(true);
    expect(canPress('select', basic, has({ nextPlanId: 'basic' }))).toBe(false);
    expect(canPress('upgrade', business, has())).toBe(true);
  });
});

describe('the days that are left', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  it.each([
    ['2026-12-21T09:00:00Z', 30],
    ['2026-12-21T09:00:50Z', 30],
    ['2026-11-22T08:00:00Z', 1],
    ['2026-11-21T09:00:00Z', 0],
    ['2026-11-01T09:00:00Z', 0],
  ])('until %s are %i', (end, days) => expect(daysLeft(end, now)).toBe(days));
});
