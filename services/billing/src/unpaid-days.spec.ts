import type { PlanId } from '@carsi/contracts/billing/plans';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostedBilling, type HostedBilling } from './testing/hosted-billing.js';

const owners = ['ayse', 'can'] as const;
const TRIAL_DAYS = 30;
const PERIOD_DAYS = 30;
const WEEK = 7;

const company = nat(2);
const verb = <V extends string, Rest extends object = object>(weight: number, name: V, rest?: Arbitrary<Rest>) => ({
  weight,
  arbitrary: tuple(company, rest ?? constant({} as Rest)).map(([n, more]) => ({ verb: name, company: n, ...more })),
});
/** Mostly orders, their ends and days: what is tried is to have more days than were given. */
const step = oneof(
  verb(6, 'days', record({ count: integer({ min: 1, max: 9 }) })),
  verb(5, 'order', record({ plan: constantFrom<PlanId>('basic', 'premium', 'premium', 'business') })),
  verb(3, 'cancel'),
  verb(1, 'close and restore'),
  verb(1, 'hand over'),
  verb(1, 'renewal', record({ on: boolean() })),
  verb(1, 'trial'),
  verb(2, 'pay'),
);
type Step = typeof step extends Arbitrary<infer T> ? T : never;

let hosted: HostedBilling;
let runs = 0;
beforeAll(async () => void (hosted = await hostedBilling()));
afterAll(() => hosted.stop());

/** A refusal is an answer like any other. */
const tolerated = async <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: { status?: number }) => {
    if (error.status === undefined || error.status >= 500) throw error;
    return undefined;
  });

/** Days on a paid plan of three companies of two owners, and what was given for them. */
const live = async (steps: readonly Step[]): Promise<{ days: number; trials: number; payments: number }> => {
  runs += 1;
  const of = owners.map((name) => `${name}${runs}`);
  const companies = [0, 1, 2].map((n) => `${runs}-${n}`);
  const ownerOf = new Map(companies.map((id, n) => [id, of[n % 2]!]));
  const sum = { days: 0, trials: 0, payments: 0 };
  const says = (
    type: 'CompanyApproved' | 'CompanyReopened' | 'CompanyWithdrawn' | 'CompanyRepublished',
    data: object,
  ) => hosted.directorySays({ type, data } as unknown as Parameters<HostedBilling['directorySays']>[0]);
  const view = (companyId: string) => hosted.billing.subscription({ companyId }, hosted.admin());
  for (const id of companies) await says('CompanyApproved', { companyId: id, ownerId: ownerOf.get(id), sample: false });

  for (const one of steps) {
    if (one.verb === 'days') {
      for (let n = 0; n < one.count; n++) {
        await hosted.days(1);
        for (const id of companies) if ((await view(id)).planId !== 'basic') sum.days += 1;
      }
      continue;
    }
    const companyId = companies[one.company]!;
    const owner = hosted.as(ownerOf.get(companyId)!);
    if (one.verb === 'order')
      await tolerated(hosted.billing.subscribe({ companyId, planId: one.plan, duration: PERIOD_DAYS }, owner));
    if (one.verb === 'cancel') await hosted.billing.changeSubscription({ companyId, cancel: true }, owner);
    if (one.verb === 'renewal')
      await tolerated(hosted.billing.changeSubscription({ companyId, autoRenew: one.on }, owner));
    if (one.verb === 'trial' && (await tolerated(hosted.billing.startTrial({ companyId }, owner)))) sum.trials += 1;
    if (one.verb === 'close and restore') {
      await says('CompanyWithdrawn', { companyId, reason: 'closed' });
      await expect.poll(async () => (await view(companyId)).planId, { interval: 5 }).toBe('basic');
      await says('CompanyReopened', { companyId });
    }
    if (one.verb === 'hand over') {
      const next = of.find((name) => name !== ownerOf.get(companyId))!;
      ownerOf.set(companyId, next);
      await says('CompanyRepublished', { companyId, ownerId: next });
    }
    if (one.verb === 'pay') {
      await hosted.readModels.waitUntilCaughtUp('invoices');
      const { invoices } = await hosted.billing.invoices({ companyId, limit: 100, offset: 0 }, hosted.admin());
      const due = invoices.find(({ state }) => state === 'due');
      if (due && (await tolerated(hosted.billing.markPaid({ invoiceId: due.id }, hosted.admin())))) sum.payments += 1;
    }
  }
  return sum;
};

const history = (steps: Arbitrary<Step>) => array(steps, { minLength: 30, maxLength: 60 });
const runsOf = (numRuns: number) => ({ numRuns, endOnFailure: true });

it('nobody has a day of a paid plan without a trial, a payment or the seven days, whatever they do in whatever order', async () => {
  await assert(
    asyncProperty(history(step), async (steps) => {
      const { days, trials, payments } = await live(steps);
      // A payment buys thirty days, then seven to pay the renewal, and gives its owner the week back for another company.
      expect(trials).toBeLessThanOrEqual(owners.length);
      expect(days).toBeLessThanOrEqual(
        TRIAL_DAYS * trials + PERIOD_DAYS * payments + WEEK * (owners.length + 2 * payments),
      );
    }),
    runsOf(12),
  );
}, 120_000);

it.each([
  ['one trial and one week', 'with', TRIAL_DAYS + WEEK],
  ['one week', 'without', WEEK],
] as const)(
  'whoever never pays has %s, with however many companies, %s a trial',
  async (_what, trial, most) => {
    const verbs = step.filter(({ verb: name }) => name !== 'pay' && (trial === 'with' || name !== 'trial'));
    await assert(
      asyncProperty(history(verbs), async (steps) => {
        const { days } = await live([...steps, { verb: 'days', company: 0, count: 9 }]);
        expect(days).toBeLessThanOrEqual(most * owners.length);
      }),
      runsOf(10),
    );
  },
  120_000,
);
