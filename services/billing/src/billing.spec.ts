import { billingTopic, type BillingEvent } from '@carsi/contracts/billing/events';
import type { AdminActsCalls } from '@carsi/contracts/common/admin-acts';
import { canonical } from '@carsi/kernel/given';
import { clientOf } from '@carsi/platform/hosting/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numberText } from './invoice/numbers.js';
import { hostedBilling, type HostedBilling } from './testing/hosted-billing.js';

let hosted: HostedBilling;
const owned = async (companyId: string, ownerId: string) =>
  hosted.directorySays({ type: 'CompanyApproved', data: { companyId, ownerId, sample: false } });
const subscribe = (companyId: string, planId: 'basic' | 'premium' | 'business', who: string, key?: string) =>
  hosted.billing.subscribe({ companyId, planId, duration: 30 }, hosted.as(who, key));

beforeAll(async () => {
  hosted = await hostedBilling();
  await owned('kebap', 'ayse');
});
afterAll(() => hosted.stop());

describe('an invoice', () => {
  it('names who paid as they were called and found when it was issued, whatever they are called since', async () => {
    await owned('manav', 'nur');
    hosted.called('manav', 'Nur Manav', 'Çarşı Sok. 3');
    const buyer = { name: 'Nur Manav', address: 'Çarşı Sok. 3, Konak, İzmir' };
    const { invoice } = await subscribe('manav', 'premium', 'nur');
    expect(invoice?.buyer).toEqual(buyer);
    hosted.called('manav', 'Öz Nur Market', 'Başka Sok. 9');
    await hosted.billing.markPaid({ invoiceId: invoice!.id }, hosted.admin());
    expect((await hosted.billing.invoice({ invoiceId: invoice!.id }, hosted.as('nur'))).buyer).toEqual(buyer);
    await hosted.billing.changeSubscription({ companyId: 'manav', cancel: true }, hosted.as('nur'));
  });
  it('is issued although nobody can say who pays', async () => {
    await owned('kuru', 'can');
    expect((await subscribe('kuru', 'premium', 'can')).invoice).toMatchObject({ total: 9_900 });
    await hosted.billing.changeSubscription({ companyId: 'kuru', cancel: true }, hosted.as('can'));
  });
});

describe('a company and its plan', () => {
  it('is on the basic plan until somebody subscribes', async () => {
    expect(await hosted.billing.subscription({ companyId: 'kebap' }, hosted.as('ayse'))).toMatchObject({
      planId: 'basic',
      status: 'active',
      endDate: null,
      payment: 'none',
      trialAvailable: true,
    });
  });
  it('has its plan at once, and an invoice that an admin marks as paid', async () => {
    const { subscription, invoice } = await subscribe('kebap', 'premium', 'ayse');
    expect(subscription).toMatchObject({ planId: 'premium', status: 'active', payment: 'due', autoRenew: true });
    expect(invoice).toMatchObject({ total: 9_900, kdv: 1_650, state: 'due' });
    expect(invoice!.number).toMatch(/^CRS2026\d{9}$/);
    expect(await hosted.billing.markPaid({ invoiceId: invoice!.id }, hosted.admin())).toMatchObject({ state: 'paid' });
    expect(await hosted.billing.markPaid({ invoiceId: invoice!.id }, hosted.admin())).toMatchObject({ state: 'paid' });
    expect(await hosted.billing.subscription({ companyId: 'kebap' }, hosted.as('ayse'))).toMatchObject({
      payment: 'paid',
    });
  });
  it('is asked for twice with one key and has one period', async () => {
    await owned('terzi', 'fatma');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => subscribe('terzi', 'premium', 'fatma', 'one-wish')),
    );
    expect(new Set(answers.map(({ invoice }) => invoice?.id)).size).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => subscribe('terzi', 'premium', 'fatma')));
    const list = { companyId: 'terzi', limit: 10, offset: 0 };
    expect((await hosted.billing.invoices(list, hosted.as('fatma'))).total).toBe(1);
  });
  it('is its owner’s business and the admins’, and nobody else’s', async () => {
    const { billing, as, context } = hosted;
    const calls = [
      (who: ReturnType<typeof as>) => billing.subscription({ companyId: 'kebap' }, who),
      (who: ReturnType<typeof as>) => billing.subscribe({ companyId: 'kebap', planId: 'business', duration: 30 }, who),
      (who: ReturnType<typeof as>) => billing.changeSubscription({ companyId: 'kebap', autoRenew: false }, who),
      (who: ReturnType<typeof as>) => billing.changeSubscription({ companyId: 'kebap', cancel: true }, who),
      (who: ReturnType<typeof as>) => billing.startTrial({ companyId: 'kebap' }, who),
      (who: ReturnType<typeof as>) => billing.invoices({ companyId: 'kebap', limit: 10, offset: 0 }, who),
    ];
    for (const call of calls) {
      await expect(call(as('hirsiz'))).rejects.toMatchObject({ code: 'COMPANY_NOT_YOURS', status: 403 });
      await expect(call(context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    }
    // Who may not ask is told nothing of how to ask.
    const wrong = { companyId: '', planId: 'basic', duration: 0, limit: 0, offset: 0 } as const;
    for (const name of ['subscription', 'subscribe', 'changeSubscription', 'startTrial', 'invoices'] as const)
      await expect(billing[name](wrong, context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const { invoices } = await billing.invoices({ companyId: 'kebap', limit: 10, offset: 0 }, as('ayse'));
    const of = { invoiceId: invoices[0]!.id };
    await expect(billing.invoice(of, as('hirsiz'))).rejects.toMatchObject({ code: 'INVOICE_NOT_FOUND' });
    await expect(billing.markPaid(of, as('ayse'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(billing.listInvoices({ limit: 10, offset: 0 }, as('ayse'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(billing.subscription({ companyId: 'yok' }, as('ayse'))).rejects.toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
  });
  it('is tried once by each owner, whichever company it is for', async () => {
    await owned('berber', 'murat');
    await owned('kuafor', 'murat');
    const tries = await Promise.allSettled(
      ['berber', 'kuafor'].map((companyId) => hosted.billing.startTrial({ companyId }, hosted.as('murat'))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TRIAL_USED' } });
  });
});

describe('as time goes by', () => {
  it('is renewed and billed, and lapses where nobody pays; from then on payment comes first', async () => {
    await owned('firin', 'hasan');
    const { invoice } = await subscribe('firin', 'premium', 'hasan');
    await hosted.billing.markPaid({ invoiceId: invoice!.id }, hosted.admin());
    const now = () => hosted.billing.subscription({ companyId: 'firin' }, hosted.as('hasan'));
    const list = () => hosted.billing.invoices({ companyId: 'firin', limit: 10, offset: 0 }, hosted.as('hasan'));
    await hosted.days(30);
    expect(await now()).toMatchObject({ planId: 'premium', payment: 'due' });
    expect((await list()).invoices.map(({ state }) => state)).toEqual(['due', 'paid']);
    await hosted.days(7);
    expect(await now()).toMatchObject({ planId: 'basic', status: 'expired', payment: 'none' });
    expect((await list()).invoices.map(({ state }) => state)).toEqual(['void', 'paid']);

    const again = await subscribe('firin', 'business', 'hasan');
    expect(again.subscription).toMatchObject({ planId: 'basic', waitingPlanId: 'business', payment: 'due' });
    await hosted.billing.markPaid({ invoiceId: again.invoice!.id }, hosted.admin());
    expect(await now()).toMatchObject({ planId: 'business', payment: 'paid' });
  });
  it('lapses on the day of its first unpaid plan, although a higher one was ordered after the reminder', async () => {
    await owned('simit', 'zehra');
    await subscribe('simit', 'premium', 'zehra');
    await hosted.days(6);
    await subscribe('simit', 'business', 'zehra');
    await hosted.days(1);
    expect(await hosted.billing.subscription({ companyId: 'simit' }, hosted.as('zehra'))).toMatchObject({
      planId: 'basic',
      status: 'expired',
    });
  });
  it('ends with the company, and nothing is left to pay', async () => {
    await owned('cicek', 'zeynep');
    await subscribe('cicek', 'premium', 'zeynep');
    await hosted.directorySays({ type: 'CompanyWithdrawn', data: { companyId: 'cicek', reason: 'closed' } });
    const view = () => hosted.billing.subscription({ companyId: 'cicek' }, hosted.as('zeynep'));
    await expect.poll(async () => (await view()).planId).toBe('basic');
    await hosted.readModels.waitUntilCaughtUp('invoices');
    const { invoices } = await hosted.billing.invoices({ companyId: 'cicek', limit: 9, offset: 0 }, hosted.admin());
    expect(invoices.map(({ state }) => state)).toEqual(['void']);
    await expect(subscribe('cicek', 'premium', 'zeynep')).rejects.toMatchObject({ code: 'COMPANY_NOT_OPEN' });
  });
  it('is not renewed for whoever did not ask for it: the company has another owner', async () => {
    await owned('bakkal', 'kemal');
    await subscribe('bakkal', 'premium', 'kemal');
    await hosted.directorySays({ type: 'CompanyRepublished', data: { companyId: 'bakkal', ownerId: 'suna' } });
    const view = () => hosted.billing.subscription({ companyId: 'bakkal' }, hosted.as('suna'));
    await expect.poll(async () => (await view()).autoRenew).toBe(false);
  });
});

describe('the books', () => {
  it('number the invoices of a year without a gap, however many are written at once', async () => {
    const companies = Array.from({ length: 12 }, (_, n) => `dukkan${n}`);
    for (const id of companies) await owned(id, 'cok');
    await Promise.all(companies.map((id) => subscribe(id, 'premium', 'cok')));
    const { invoices } = await hosted.billing.listInvoices({ limit: 100, offset: 0 }, hosted.admin());
    for (const year of new Set(invoices.map(({ number }) => number.slice(3, 7)))) {
      const own = invoices
        .filter(({ number }) => number.slice(3, 7) === year)
        .map(({ number }) => Number(number.slice(7)));
      expect(own.toSorted((a, b) => a - b)).toEqual(Array.from({ length: own.length }, (_, n) => n + 1));
    }
  });
  it('are the same when they are made again', async () => {
    for (const name of ['subscriptions', 'invoices', 'paperwork', 'trials', 'billed-companies', 'admin-acts']) {
      const rows = async () => {
        const all = [];
        for await (const row of hosted.readModels.content(name)) all.push(row);
        return canonical(all);
      };
      const before = await rows();
      await hosted.readModels.rebuild(name);
      expect(await rows()).toBe(before);
    }
  });
  it('remember who said that money had come', async () => {
    const requested = clientOf<AdminActsCalls>(hosted.platform.calls, 'billing');
    await hosted.readModels.waitUntilCaughtUp('admin-acts');
    const acts = await requested.adminActs({ limit: 100 }, hosted.admin());
    const paid = { act: 'PeriodPaid', by: 'yonetici', kind: 'company', id: 'kebap' };
    expect(acts).toContainEqual(expect.objectContaining(paid));
    await expect(requested.adminActs({ limit: 100 }, hosted.as('ayse'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
  it('write an invoice that a process left behind when it died, once', async () => {
    const order = { invoiceId: 'yarim', planId: 'premium', days: 30, credit: 0, payFirst: false } as const;
    const [orderedAt, dueAt] = ['2026-11-21T09:00:00.000Z', '2099-01-01T00:00:00.000Z'];
    const store = hosted.platform.store('billing', (event) => event);
    const meta = { by: 'ayse', at: orderedAt, commandId: 'yarim', correlationId: 'r' };
    const events = [{ type: 'PeriodOrdered', data: { ...order, orderedAt, dueAt } }];
    await store.append('subscription-yarim', 0, { ...meta, events });
    // It had just been given its number.
    const last = (await store.read('numbers-2026')).length;
    const given = { type: 'NumberGiven', data: { invoiceId: 'yarim', number: last + 1 } };
    await store.append('numbers-2026', last, { ...meta, commandId: 'number-yarim', events: [given] });
    for (let n = 0; n < 3; n++) {
      await hosted.readModels.waitUntilCaughtUp('paperwork');
      await hosted.turn();
    }
    await hosted.readModels.waitUntilCaughtUp('invoices');
    const { invoices } = await hosted.billing.listInvoices({ limit: 100, offset: 0 }, hosted.admin());
    expect(invoices.filter(({ companyId }) => companyId === 'yarim')).toMatchObject([
      { id: 'yarim', state: 'due', number: numberText('2026', last + 1) },
    ]);
    expect(await store.read('numbers-2026')).toHaveLength(last + 1);
  });
  it('are in an owner’s export', async () => {
    const { tables } = await hosted.billing.personalData({ userId: 'ayse' }, hosted.operator());
    expect(tables.map(({ name }) => name)).toEqual(['billing-identity', 'invoices']);
    expect(tables[1]!.rows.at(-1)).toMatchObject({ companyId: 'kebap', total: 9_900, state: 'paid' });
  });
  it('tell others which plan it is and what there is to pay, and not who ordered it', async () => {
    const delivered: BillingEvent[] = [];
    const reading = await hosted.platform.log.read({
      topic: billingTopic,
      name: 'ears',
      kind: 'competing',
      handle: async (records) => void delivered.push(...records.flatMap(({ events }) => events as BillingEvent[])),
    });
    while ((await reading.lag()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await reading.stop();
    expect(delivered.slice(0, 3).map(({ type }) => type)).toEqual([
      'SubscriptionStarted',
      'InvoiceIssued',
      'InvoicePaid',
    ]);
    expect(JSON.stringify(delivered)).not.toMatch(/ayse|ownerId|credit/);
  });
});

describe('a provider that takes the money at once', () => {
  it('leaves nothing to pay', async () => {
    const paying = await hostedBilling({ ask: async () => ({ settled: true }) });
    await paying.directorySays({
      type: 'CompanyApproved',
      data: { companyId: 'kebap', ownerId: 'ayse', sample: false },
    });
    const wish = { companyId: 'kebap', planId: 'premium', duration: 30 } as const;
    expect(await paying.billing.subscribe(wish, paying.as('ayse'))).toMatchObject({
      subscription: { planId: 'premium', payment: 'paid' },
      invoice: { state: 'paid' },
    });
    await paying.stop();
  });
});
