import { allows, plans, room, UNLIMITED, type PlanId } from '@carsi/contracts/billing/plans';
import type { BillingEvent } from '@carsi/contracts/billing/events';
import { canonical } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { companyPage } from '../company-page/projection.js';
import type { CompanyPage } from '../company-page/row.js';
import { viewOfPage } from '../company-page/view.js';
import { documentOf } from '../search/document.js';
import { aProfile } from '../testing/profile.js';
import { companyPlan, type CompanyPlan } from './projection.js';
import { CompanyPlans } from './query.js';

const companyId = 'kebap';
const at = '2026-11-21T09:00:00.000Z';
const on = (stream: string) => ({ stream, at, by: null });
const endsAt = '2026-12-21T09:00:00.000Z';
const started = (planId: PlanId): BillingEvent => ({
  type: 'SubscriptionStarted',
  data: { companyId, planId, trial: false, endsAt },
});
const changed = (planId: PlanId): BillingEvent => ({
  type: 'SubscriptionChanged',
  data: { companyId, planId, endsAt },
});
const ended: BillingEvent = { type: 'SubscriptionEnded', data: { companyId, reason: 'unpaid' } };
const invoice: BillingEvent = { type: 'InvoiceIssued', data: { companyId, invoiceId: 'f1', dueAt: endsAt } };

const planAfter = (...events: BillingEvent[]): CompanyPlan | undefined =>
  events
    .filter((event) => companyPlan.rows(event, on('subscription-kebap')).length > 0)
    .reduce<CompanyPlan | undefined>((row, event) => companyPlan.evolve(row, event, on('x'), companyId), undefined);

const submitted = {
  type: 'CompanySubmitted',
  data: { profile: aProfile(), slug: 'ada-kebap', ownerId: 'ayse', externalId: null, sample: false },
};
const approved = { type: 'CompanyApproved', data: { slug: 'ada-kebap', ownerId: 'ayse', sample: false } };
const pinned = { type: 'CompanyFeatured', data: {} };
const pageAfter = (...events: { type: string; data: unknown }[]): CompanyPage => {
  const all = [submitted, approved, ...events];
  return all.reduce<CompanyPage | undefined>((row, event) => {
    const of = on(event.type.startsWith('Company') ? 'company-kebap' : 'subscription-kebap');
    const touched = companyPage.rows(event as never, of);
    return touched.includes(companyId) ? companyPage.evolve(row, event as never, of, companyId) : row;
  }, undefined)!;
};

describe('the plan of a company', () => {
  it.each<[string, BillingEvent[], PlanId]>([
    ['without a subscription', [], 'basic'],
    ['that subscribed to premium', [started('premium')], 'premium'],
    ['that went on to business', [started('premium'), changed('business')], 'business'],
    ['that went back to premium', [started('business'), changed('premium')], 'premium'],
    ['whose time ran out', [started('premium'), ended], 'basic'],
    ['that came back', [started('premium'), ended, started('business')], 'business'],
    ['that was billed', [started('premium'), invoice], 'premium'],
  ])('%s', async (_title, events, planId) => {
    const rows = planAfter(...events);
    const plansOf = new CompanyPlans({ get: async () => rows } as never);
    expect(await plansOf.planOf(companyId)).toBe(planId);
    expect(await plansOf.limitsOf(companyId)).toEqual(plans[planId].limits);
    expect(canonical(planAfter(...events) ?? null)).toBe(canonical(rows ?? null));
  });
  it('says of unlimited photographs that there is always room', () => {
    expect([allows(UNLIMITED), allows(3), allows(true)]).toEqual([true, true, true]);
    expect([allows(0), allows(false)]).toEqual([false, false]);
    expect([room(UNLIMITED, 900), room(5, 2), room(5, 20)]).toEqual([Infinity, 3, 0]);
  });
});

describe('a page that is premium or featured', () => {
  it.each<[string, { type: string; data: unknown }[], { premium: boolean; featured: boolean }]>([
    ['has a plan that says so', [started('premium')], { premium: true, featured: true }],
    ['was pinned by an admin', [pinned], { premium: false, featured: true }],
    ['is neither on the basic plan', [], { premium: false, featured: false }],
    ['is neither once the plan has ended', [started('premium'), ended], { premium: false, featured: false }],
    ['stays pinned when the plan ends', [pinned, started('premium'), ended], { premium: false, featured: true }],
  ])('%s', (_title, events, expected) => {
    const page = pageAfter(...events);
    expect(viewOfPage(page, new Date(at))).toMatchObject(expected);
    expect(documentOf(page, new Map())).toMatchObject(expected);
  });
  it('reads alike whether billing or the company was heard first', () => {
    const first = companyPage.evolve(undefined, started('premium'), on('subscription-kebap'), companyId)!;
    const after = [submitted, approved].reduce<CompanyPage>(
      (row, event) => companyPage.evolve(row, event as never, on('company-kebap'), companyId)!,
      first,
    );
    expect(canonical(after)).toBe(canonical(pageAfter(started('premium'))));
  });
});
