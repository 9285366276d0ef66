import type { PlanId } from '@carsi/contracts/billing/plans';
import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { amountsOf, unusedOf } from '../invoice/money.js';
import type { SubscriptionCommand } from './commands.js';
import { subscription } from './decide.js';
import type { SubscriptionEvent } from './events.js';
import { basic, evolve } from './state.js';

const given = specification(subscription);
/** Midnight in UTC of a day after the first of November. */
const day = (n: number): string => new Date(Date.UTC(2026, 10, 1 + n)).toISOString();
const meta = (n: number) => ({ by: 'ayse', at: day(n), commandId: 'c', correlationId: 'r' });
const subscribe = (planId: PlanId, n: number, over: object = {}): SubscriptionCommand => ({
  type: 'Subscribe',
  data: { planId, days: 30, invoiceId: `f${n}`, ownerId: 'ayse', ...over },
  meta: meta(n),
});
const pay = (invoiceId: string, n: number): SubscriptionCommand => ({
  type: 'ConfirmPayment',
  data: { invoiceId },
  meta: meta(n),
});
const trial = (n: number): SubscriptionCommand => ({ type: 'StartTrial', data: { ownerId: 'ayse' }, meta: meta(n) });
const time = (n: number): SubscriptionCommand => ({ type: 'LetTimePass', data: { invoiceId: `f${n}` }, meta: meta(n) });
const renewal = (autoRenew: boolean): SubscriptionCommand => ({
  type: 'ChooseRenewal',
  data: { autoRenew },
  meta: meta(1),
});
const cancel = (n: number): SubscriptionCommand => ({
  type: 'CancelSubscription',
  data: { reason: 'canceled' },
  meta: meta(n),
});

/** What came of one command after the other. */
const after = (...commands: SubscriptionCommand[]): SubscriptionEvent[] => {
  const events: SubscriptionEvent[] = [];
  for (const command of commands)
    events.push(
      ...(given(...events)
        .when(command)
        .events() as SubscriptionEvent[]),
    );
  return events;
};
const stateAfter = (...commands: SubscriptionCommand[]) => after(...commands).reduce(evolve, basic);
const typesOf = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('a subscription', () => {
  it('begins at once, with seven days to pay', () => {
    const order = {
      invoiceId: 'f0',
      planId: 'premium',
      days: 30,
      credit: 0,
      orderedAt: day(0),
      dueAt: day(7),
    } as const;
    given()
      .when(subscribe('premium', 0))
      .then(
        { type: 'PeriodOrdered', data: { ...order, payFirst: false, ownerId: 'ayse' } },
        { type: 'SubscriptionStarted', data: { planId: 'premium', trial: false, endsAt: day(30), ownerId: 'ayse' } },
      );
  });
  it('asked for again is the same one, and costs nothing more', () =>
    given(...after(subscribe('premium', 0)))
      .when(subscribe('premium', 1))
      .thenNothing());
  it.each([-30, 0, 1, 31, 365, 30.5, Number.NaN])('is not for %s days', (days) =>
    given()
      .when(subscribe('business', 0, { days }))
      .thenRefused('PLAN_DURATION'),
  );
  it('of the basic plan is what everybody has', () => given().when(subscribe('basic', 0)).thenNothing());

  it('that was paid goes up at once, with what was not used taken off', () => {
    const [, order, changed] = [
      '',
      ...given(...after(subscribe('premium', 0), pay('f0', 1)))
        .when(subscribe('business', 10))
        .events(),
    ] as SubscriptionEvent[];
    expect(order).toMatchObject({ type: 'PeriodOrdered', data: { planId: 'business', credit: 6_600, dueAt: day(17) } });
    expect(changed).toMatchObject({ type: 'SubscriptionChanged', data: { planId: 'business', endsAt: day(40) } });
  });
  it('that was not paid goes up without a credit and without more days to pay', () => {
    const events = given(...after(subscribe('premium', 0)))
      .when(subscribe('business', 5))
      .events();
    expect(typesOf(events)).toEqual(['PeriodWithdrawn', 'PeriodOrdered', 'SubscriptionChanged']);
    expect(events[1]).toMatchObject({ data: { credit: 0, dueAt: day(7) } });
  });
  it('goes down at its end, and is whole until then', () => {
    const commands = [subscribe('business', 0), pay('f0', 1), subscribe('premium', 3)];
    expect(stateAfter(...commands)).toMatchObject({ planId: 'business', endsAt: day(30), next: 'premium' });
    expect(stateAfter(...commands, time(30))).toMatchObject({ planId: 'premium', endsAt: day(60), next: null });
    given(...after(...commands))
      .when(subscribe('premium', 4))
      .thenNothing();
  });
  it('that was to go down stays, if its owner thinks better of it', () => {
    const commands = [subscribe('business', 0), pay('f0', 1), subscribe('basic', 3), subscribe('business', 4)];
    expect(stateAfter(...commands)).toMatchObject({ planId: 'business', next: null, autoRenew: true });
  });

  it('renews itself, with a new invoice each time', () => {
    const commands = [subscribe('premium', 0), pay('f0', 1), time(30)];
    expect(stateAfter(...commands)).toMatchObject({
      planId: 'premium',
      endsAt: day(60),
      due: { invoiceId: 'f30', dueAt: day(37) },
    });
    given(...after(...commands))
      .when(time(30))
      .thenNothing();
  });
  it('ends where it is not to be renewed', () => {
    const commands = [subscribe('premium', 0), pay('f0', 1), renewal(false)];
    given(...after(...commands))
      .when(time(26))
      .thenNothing();
    given(...after(...commands))
      .when(time(30))
      .then({ type: 'SubscriptionEnded', data: { reason: 'expired', endedAt: day(30), planId: 'premium' } });
  });
  it('bills nobody for days on which the system stood still', () =>
    expect(stateAfter(subscribe('premium', 0), pay('f0', 1), time(95))).toMatchObject({ endsAt: day(125) }));

  it('lapses on the day by which it was to be paid, and not before', () => {
    given(...after(subscribe('premium', 0)))
      .when(time(3))
      .thenNothing();
    expect(
      typesOf(
        given(...after(subscribe('premium', 0)))
          .when(time(7))
          .events(),
      ),
    ).toEqual(['PeriodWithdrawn', 'SubscriptionEnded']);
    given(...after(subscribe('premium', 0), pay('f0', 6)))
      .when(time(7))
      .thenNothing();
  });
  it.each<[string, SubscriptionCommand[], PlanId, boolean]>([
    ['is not renewed', [subscribe('premium', 0), pay('f0', 1), renewal(false)], 'basic', false],
    ['goes down', [subscribe('business', 0), pay('f0', 1), subscribe('premium', 3)], 'premium', false],
    ['was a trial', [trial(0)], 'basic', true],
  ])('that %s says so three days before its end, once', (_how, commands, nextPlanId, isTrial) => {
    const { planId } = stateAfter(...commands);
    given(...after(...commands))
      .when(time(26))
      .thenNothing();
    given(...after(...commands))
      .when(time(27))
      .then({ type: 'PlanEndNeared', data: { planId, endsAt: day(30), nextPlanId, trial: isTrial } });
    given(...after(...commands, time(27)))
      .when(time(28))
      .thenNothing();
  });
  it('that renews itself has no end to notify of', () =>
    given(...after(subscribe('premium', 0), pay('f0', 1)))
      .when(time(29))
      .thenNothing());
  it('that is not paid says so three days before it lapses, once, with what is to be paid', () => {
    const upgraded = [subscribe('premium', 0), pay('f0', 1), subscribe('business', 10)];
    given(...after(...upgraded))
      .when(time(14))
      .then({
        type: 'PaymentDueNeared',
        data: { invoiceId: 'f10', planId: 'business', total: 13_300, dueAt: day(17) },
      });
    given(...after(...upgraded, time(14)))
      .when(time(15))
      .thenNothing();
  });
  it('is paid once, also by concurrent confirmations', () =>
    given(...after(subscribe('premium', 0), pay('f0', 1)))
      .when(pay('f0', 2))
      .thenNothing());
  it('after a lapse begins with the payment', () => {
    const commands = [subscribe('premium', 0), time(7), subscribe('business', 8)];
    expect(stateAfter(...commands)).toMatchObject({
      planId: 'basic',
      waiting: { invoiceId: 'f8', planId: 'business' },
    });
    given(...after(...commands))
      .when(subscribe('business', 9))
      .thenNothing();
    given(...after(...commands))
      .when(pay('f0', 9))
      .thenRefused('INVOICE_VOID');
    expect(stateAfter(...commands, pay('f8', 10))).toMatchObject({
      planId: 'business',
      endsAt: day(40),
      waiting: null,
      lapsed: false,
    });
  });

  it('can be tried once', () => {
    expect(stateAfter(trial(0))).toMatchObject({ planId: 'premium', trial: true, endsAt: day(30), autoRenew: false });
    given(...after(trial(0)))
      .when(trial(1))
      .thenRefused('TRIAL_USED');
    given(...after(trial(0), time(30)))
      .when(trial(31))
      .thenRefused('TRIAL_USED');
    given(...after(subscribe('premium', 0)))
      .when(trial(1))
      .thenRefused('TRIAL_NOT_NOW');
  });
  it('cannot be tried by who has not paid the one before', () => {
    for (const commands of [
      [subscribe('premium', 0), time(7)],
      [subscribe('premium', 0), time(7), subscribe('business', 8)],
    ])
      given(...after(...commands))
        .when(trial(9))
        .thenRefused('TRIAL_AFTER_PAYMENT');
    expect(
      stateAfter(subscribe('premium', 0), time(7), subscribe('premium', 8), pay('f8', 9), cancel(10), trial(11)),
    ).toMatchObject({
      trial: true,
    });
  });
  it('never begins by itself after a trial', () => {
    given(...after(trial(0)))
      .when(renewal(true))
      .thenRefused('SUBSCRIPTION_NOT_RUNNING');
    expect(stateAfter(trial(0), time(30))).toMatchObject({ planId: 'basic', ended: { reason: 'expired' } });
  });
  it('that follows a trial begins when the trial ends', () =>
    expect(stateAfter(trial(0), subscribe('premium', 10))).toMatchObject({
      planId: 'premium',
      trial: false,
      endsAt: day(60),
      autoRenew: true,
      due: { dueAt: day(30) },
    }));
  it('that follows a trial at its very end has seven days to pay like any other', () =>
    expect(stateAfter(trial(0), subscribe('premium', 28))).toMatchObject({ endsAt: day(60), due: { dueAt: day(35) } }));
  it('that was to follow a trial and goes up instead is paid within seven days', () =>
    expect(stateAfter(trial(0), subscribe('premium', 10), subscribe('business', 12))).toMatchObject({
      planId: 'business',
      endsAt: day(42),
      due: { dueAt: day(19) },
    }));

  it('can be ended, and then nothing is left to pay', () => {
    expect(stateAfter(subscribe('premium', 0), pay('f0', 1), cancel(2))).toMatchObject({
      planId: 'basic',
      due: null,
      lapsed: false,
      ended: { reason: 'canceled' },
    });
    given().when(cancel(2)).thenNothing();
  });
  it.each(['canceled', 'closed'] as const)(
    'that was %s before it was paid begins with the payment next time',
    (reason) => {
      const ended = { type: 'CancelSubscription', data: { reason }, meta: meta(6) } as const;
      expect(stateAfter(subscribe('premium', 0), ended)).toMatchObject({ planId: 'basic', due: null, lapsed: true });
      expect(stateAfter(subscribe('premium', 0), ended, subscribe('premium', 7))).toMatchObject({
        planId: 'basic',
        waiting: { invoiceId: 'f7' },
      });
      expect(stateAfter(subscribe('premium', 0), ended, subscribe('premium', 7), pay('f7', 8))).toMatchObject({
        planId: 'premium',
        lapsed: false,
      });
    },
  );
  it('begins with the payment while the unpaid week of its owner is spent on another company', () => {
    const spent = { payFirst: true };
    expect(stateAfter(subscribe('premium', 0, spent))).toMatchObject({ planId: 'basic', waiting: { invoiceId: 'f0' } });
    // The order stays what it is although the week is free again by now.
    given(...after(subscribe('premium', 0, spent)))
      .when(subscribe('premium', 1))
      .thenNothing();
    expect(stateAfter(subscribe('premium', 0, spent), subscribe('business', 1))).toMatchObject({
      planId: 'basic',
      waiting: { invoiceId: 'f1', planId: 'business' },
    });
    for (const running of [[trial(0)], [subscribe('premium', 0), pay('f0', 1)]])
      given(...after(...running))
        .when(subscribe('business', 2, spent))
        .thenRefused('PAYMENT_FIRST');
  });
  it('takes the unpaid week of its owner until it is paid, and renewals take none', () => {
    const claimsOf = (before: readonly SubscriptionCommand[], command: SubscriptionCommand) =>
      subscription.reservations!(
        given(...after(...before))
          .when(command)
          .events() as SubscriptionEvent[],
        stateAfter(...before),
      );
    expect(claimsOf([], subscribe('premium', 0))).toEqual({ reservations: ['unpaid:ayse'], releases: [] });
    expect(claimsOf([subscribe('premium', 0)], pay('f0', 1))).toEqual({ reservations: [], releases: ['unpaid:ayse'] });
    expect(claimsOf([subscribe('premium', 0)], cancel(1))).toEqual({ reservations: [], releases: [] });
    expect(claimsOf([subscribe('premium', 0), pay('f0', 1)], time(30))).toEqual({ reservations: [], releases: [] });
    // It stays the week of whoever ordered first, also after the company changed hands.
    expect(claimsOf([subscribe('premium', 0)], subscribe('business', 2, { ownerId: 'can' }))).toEqual({
      reservations: ['unpaid:ayse'],
      releases: [],
    });
  });
});

describe('what is to be paid', () => {
  it.each<[PlanId, number, number, number]>([
    ['premium', 0, 9_900, 1_650],
    ['business', 0, 19_900, 3_317],
    ['business', 6_600, 13_300, 2_217],
    ['premium', 99_999, 0, 0],
  ])('for %s with %i kuruş taken off has its KDV inside', (planId, credit, total, kdv) =>
    expect(amountsOf(planId, credit)).toMatchObject({ total, kdv }),
  );
  it.each([
    [30, 9_900],
    [20, 6_600],
    [0, 0],
    [-3, 0],
    [60, 9_900],
  ])('with %i days left is less by %i kuruş', (left, worth) =>
    expect(unusedOf('premium', day(left), day(0))).toBe(worth),
  );
});
