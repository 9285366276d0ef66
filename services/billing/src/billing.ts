import type { InvoiceView, SubscriptionView } from '@carsi/contracts/billing/calls';
import {
  changeSubscriptionBody,
  invoiceBody,
  invoicesBody,
  listInvoicesBody,
  ofCompanyBody,
  subscribeBody,
} from '@carsi/contracts/billing/calls';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { Refusal } from '@carsi/kernel/refusal';
import { sleep } from '@carsi/platform/clock';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Actor } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { ReservationConflict, StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { OwnIdentity } from './buyer/own-identity.js';
import { invoices } from './invoices/projection.js';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { knownCompanies } from './known-companies/projection.js';
import type { Invoicing } from './paperwork/invoicing.js';
import type { Payments } from './payments/payments.js';
import type { SubscriptionCommand } from './subscription/commands.js';
import type { PeriodOrdered } from './subscription/events.js';
import type { Subscription } from './subscription/state.js';
import { subscriptions, viewOfSubscription } from './subscriptions/projection.js';
import { trials } from './trials/projection.js';

const WRITTEN_MS = 1_000;
const newestFirst = [['issuedAt', 'desc']] as const;

/** Plans as owners order them, and their invoices. */
export class Billing {
  readonly #invoices: ReadModel<InvoiceView>;
  readonly #companies: ReadModel<CompanyStanding>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock' | 'ids'> & {
      readonly subscriptions: Commands<Subscription, SubscriptionCommand>;
      readonly invoicing: Invoicing;
      readonly payments: Payments;
    },
  ) {
    this.#invoices = parts.readModels.of(invoices);
    this.#companies = parts.readModels.of(knownCompanies);
  }

  async subscription(body: unknown, context: CallContext): Promise<SubscriptionView> {
    const actor = this.parts.access.require(context);
    const { companyId } = parse(ofCompanyBody, body);
    await this.#own(companyId, actor);
    return this.#view(companyId);
  }

  async subscribe(
    body: unknown,
    context: CallContext,
  ): Promise<{ subscription: SubscriptionView; invoice: InvoiceView | null }> {
    const actor = this.parts.access.require(context);
    const { companyId, planId, duration: days } = parse(subscribeBody, body);
    const { ownerId, open } = await this.#own(companyId, actor);
    if (!open) throw new Refusal('COMPANY_NOT_OPEN');
    const data = { planId, days, invoiceId: this.parts.ids.next(), ownerId };
    const order = (payFirst: boolean) =>
      this.#run(companyId, { type: 'Subscribe', data: { ...data, payFirst } }, context, actor.id);
    const events = await order(false).catch((error: unknown) => {
      // The owner's unpaid week is used by another company of theirs.
      if (error instanceof ReservationConflict) return order(true);
      throw error;
    });
    const ordered = events.find((event): event is PeriodOrdered => event.type === 'PeriodOrdered');
    // A repeated order returns the invoice that is still due.
    const { state } = await this.parts.subscriptions.state(companyId);
    const invoiceId = ordered?.data.invoiceId ?? (state.waiting ?? state.due)?.invoiceId;
    const invoice = invoiceId === undefined ? null : await this.#requestPayment(invoiceId, companyId, context);
    return { subscription: await this.#view(companyId), invoice: invoice && shownTo(actor, invoice) };
  }

  async changeSubscription(body: unknown, context: CallContext): Promise<SubscriptionView> {
    const actor = this.parts.access.require(context);
    const { companyId, autoRenew, cancel } = parse(changeSubscriptionBody, body);
    await this.#own(companyId, actor);
    if (cancel)
      await this.#run(companyId, { type: 'CancelSubscription', data: { reason: 'canceled' } }, context, actor.id);
    else if (autoRenew !== undefined)
      await this.#run(companyId, { type: 'ChooseRenewal', data: { autoRenew } }, context, actor.id);
    return this.#view(companyId);
  }

  async startTrial(body: unknown, context: CallContext): Promise<SubscriptionView> {
    const actor = this.parts.access.require(context);
    const { companyId } = parse(ofCompanyBody, body);
    const { ownerId, open } = await this.#own(companyId, actor);
    if (!open || ownerId === null) throw new Refusal('COMPANY_NOT_OPEN');
    try {
      await this.#run(companyId, { type: 'StartTrial', data: { ownerId } }, context, actor.id);
    } catch (error) {
      if (error instanceof ReservationConflict) throw new Refusal('TRIAL_USED');
      throw error;
    }
    return this.#view(companyId);
  }

  async invoices(body: unknown, context: CallContext): Promise<{ invoices: readonly InvoiceView[]; total: number }> {
    const actor = this.parts.access.require(context);
    const { companyId, limit, offset } = parse(invoicesBody, body);
    await this.#own(companyId, actor);
    const { invoices, total } = await this.#list({ companyId }, limit, offset);
    return { invoices: invoices.map((one) => shownTo(actor, one)), total };
  }

  async invoice(body: unknown, context: CallContext): Promise<InvoiceView> {
    const actor = this.parts.access.require(context);
    const { invoiceId } = parse(invoiceBody, body);
    const invoice = await this.#invoices.get(invoiceId);
    if (!invoice) throw new Refusal('INVOICE_NOT_FOUND');
    // The answer must not reveal that an invoice number exists.
    if (!actor.admin && (await this.#companies.get(invoice.companyId))?.ownerId !== actor.id)
      throw new Refusal('INVOICE_NOT_FOUND');
    return shownTo(actor, invoice);
  }

  async listInvoices(
    body: unknown,
    context: CallContext,
  ): Promise<{ invoices: readonly InvoiceView[]; total: number }> {
    this.parts.access.requireAdmin(context);
    const { state, limit, offset } = parse(listInvoicesBody, body);
    return this.#list(state ? { state } : {}, limit, offset);
  }

  async markPaid(body: unknown, context: CallContext): Promise<InvoiceView> {
    const actor = this.parts.access.requireAdmin(context);
    const { invoiceId } = parse(invoiceBody, body);
    const invoice = await this.#invoices.get(invoiceId);
    if (!invoice) throw new Refusal('INVOICE_NOT_FOUND');
    if (invoice.state === 'paid') return invoice;
    await this.#run(invoice.companyId, { type: 'ConfirmPayment', data: { invoiceId } }, context, actor.id);
    return this.#written(invoiceId);
  }

  /** For their export: their billing identity, invoices of their current companies, and those made out to them. */
  async personalData(userId: string, own: Pick<OwnIdentity, 'of'>): Promise<readonly PersonalTable[]> {
    if (!(await this.parts.readModels.waitFor([invoices.name], await this.parts.store.head())))
      throw new StoreUnavailable('The list of invoices is behind.');
    const identity = await own.of(userId);
    const rows = new Map<string, InvoiceView>();
    const wishes = (await this.#companies.find({ where: { ownerId: userId } })).map(({ id }) => ({ companyId: id }));
    for (const where of [...wishes, { buyerId: userId }])
      for (const { id, row } of await this.#invoices.find({ where, sort: newestFirst }))
        rows.set(id, shownTo({ id: userId, admin: false }, row));
    return [
      { name: 'billing-identity', rows: identity ? [{ ...identity }] : [] },
      { name: 'invoices', rows: [...rows.values()] as unknown as PersonalTable['rows'] },
    ];
  }

  async #own(companyId: string, actor: Actor) {
    const known = await this.#companies.get(companyId);
    if (!known) throw new Refusal('COMPANY_NOT_FOUND');
    if (!actor.admin && known.ownerId !== actor.id) throw new Refusal('COMPANY_NOT_YOURS');
    return known;
  }

  async #run(
    companyId: string,
    command: Omit<Extract<SubscriptionCommand, { type: string }>, 'meta'>,
    context: CallContext,
    by: string,
  ) {
    const meta = metaOf(context, this.parts.clock, by);
    const { events } = await this.parts.subscriptions.run(companyId, { ...command, meta } as SubscriptionCommand);
    await this.parts.invoicing.write(companyId, events, meta);
    return events;
  }

  /** Requests payment from the provider; if it is settled already, nothing is due. */
  async #requestPayment(invoiceId: string, companyId: string, context: CallContext): Promise<InvoiceView> {
    const invoice = await this.#written(invoiceId);
    if (invoice.state !== 'due' || !(await this.parts.payments.ask(invoice)).settled) return invoice;
    const settled = { ...context, commandId: `${context.commandId}-settled` };
    await this.#run(companyId, { type: 'ConfirmPayment', data: { invoiceId } }, settled, 'payments');
    return this.#written(invoiceId);
  }

  async #written(invoiceId: string): Promise<InvoiceView> {
    const { store, readModels, clock } = this.parts;
    const deadline = clock.now().getTime() + WRITTEN_MS;
    for (;;) {
      await readModels.waitFor([invoices.name], await store.head());
      const invoice = await this.#invoices.get(invoiceId);
      if (invoice) return invoice;
      // The concurrent order is still writing it.
      if (clock.now().getTime() >= deadline) throw new StoreUnavailable('The invoice is not written yet.');
      await sleep(clock, 20);
    }
  }

  /** From the stream: the orderer sees it at once. */
  async #view(companyId: string): Promise<SubscriptionView> {
    const { state } = await this.parts.subscriptions.state(companyId);
    const ownerId = (await this.#companies.get(companyId))?.ownerId;
    if (typeof ownerId !== 'string')
      return viewOfSubscription(companyId, state, { trialAvailable: true, weekSpent: false });
    const [trial, weeks] = await Promise.all([
      this.parts.readModels.of(trials).get(ownerId),
      this.parts.readModels.of(subscriptions).find({ where: { weekOf: ownerId }, limit: 2 }),
    ]);
    const weekSpent = weeks.some(({ id }) => id !== companyId);
    return viewOfSubscription(companyId, state, { trialAvailable: trial === undefined, weekSpent });
  }

  async #list(where: Readonly<Record<string, string>>, limit: number, offset: number) {
    const [rows, total] = await Promise.all([
      this.#invoices.find({ where, sort: newestFirst, limit, offset }),
      this.#invoices.count(where),
    ]);
    return { invoices: rows.map(({ row }) => row), total };
  }
}

/** A company may have a new owner: the previous payer's identity is shown only to them and to admins. */
const shownTo = (actor: Pick<Actor, 'id' | 'admin'>, invoice: InvoiceView): InvoiceView => {
  if (actor.admin || invoice.buyerId === actor.id) return invoice;
  const { buyerId, ...shown } = invoice;
  return buyerId === undefined ? shown : { ...shown, madeOutTo: null };
};
