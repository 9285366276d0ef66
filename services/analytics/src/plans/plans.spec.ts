import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import { dataSharing, type Sharing } from '../data-sharing/projection.js';
import { knownPlan, type KnownPlan } from './projection.js';

const occurrence = { stream: 'x', at: '2026-11-21T09:00:00Z', by: null };
const companyId = 'kebap';
const endsAt = '2026-12-21T09:00:00Z';
const planAfter = (...events: BillingEvent[]) =>
  events
    .filter((event) => knownPlan.rows(event, occurrence).length > 0)
    .reduce<KnownPlan | undefined>((row, event) => knownPlan.evolve(row, event, occurrence, companyId), undefined);
const started: BillingEvent = {
  type: 'SubscriptionStarted',
  data: { companyId, planId: 'premium', trial: true, endsAt },
};
const changed: BillingEvent = { type: 'SubscriptionChanged', data: { companyId, planId: 'business', endsAt } };
const ended: BillingEvent = { type: 'SubscriptionEnded', data: { companyId, reason: 'expired' } };

describe('what analytics knows of a plan', () => {
  it('is the last that billing said', () => {
    expect(planAfter()).toBeUndefined();
    expect(planAfter(started)).toEqual({ planId: 'premium' });
    expect(planAfter(started, changed)).toEqual({ planId: 'business' });
    expect(planAfter(started, changed, ended)).toBeUndefined();
    expect(planAfter(started, changed)).toEqual(planAfter(started, changed));
  });
});

const chosen = (shareData?: boolean): IdentityEvent => ({
  type: 'SettingsChosen',
  data: { userId: 'ayse', choices: shareData === undefined ? { allowReviews: true } : { shareData } },
});
const erased: IdentityEvent = { type: 'UserErased', data: { userId: 'ayse', purposes: [] } };
const sharesAfter = (...events: IdentityEvent[]) =>
  events
    .filter((event) => dataSharing.rows(event, occurrence).length > 0)
    .reduce<Sharing | undefined>((row, event) => dataSharing.evolve(row, event, occurrence, 'ayse'), undefined);

describe('whether a member is counted in demographics', () => {
  it('is what they chose last, and no until they chose', () => {
    expect(sharesAfter()).toBeUndefined();
    expect(sharesAfter(chosen(true))).toEqual({ shares: true });
    expect(sharesAfter(chosen(true), chosen())).toEqual({ shares: true });
    expect(sharesAfter(chosen(true), chosen(false))).toBeUndefined();
  });
  it('is forgotten with them', () => expect(sharesAfter(chosen(true), erased)).toBeUndefined());
});
