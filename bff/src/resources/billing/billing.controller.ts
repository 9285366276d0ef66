import type { InvoiceView } from '@carsi/contracts/billing/calls';
import type { Invoice } from '@carsi/contracts/billing/http';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { SETTINGS, type Settings } from '../../settings.js';
import { toInvoice, toPlans, toSubscription } from './billing.http.js';

/** Plans, subscriptions and their invoices. */
@Controller()
export class BillingController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Implements('GET /api/plans')
  async plans() {
    return toPlans();
  }

  @Implements('GET /api/billing/identity')
  async identity({ context }: RequestOf<'GET /api/billing/identity'>) {
    return this.services.billing.billingIdentity({}, context);
  }

  @Implements('PUT /api/billing/identity')
  async describe({ body, context }: RequestOf<'PUT /api/billing/identity'>) {
    const { taxOffice, email, ...typed } = body;
    const wish = { ...typed, taxOffice: taxOffice ?? '', email: email ?? '' };
    return this.services.billing.describeBuyer(wish, context);
  }

  @Implements('GET /api/subscriptions/{id}/status')
  async status({ params: { id: companyId }, context }: RequestOf<'GET /api/subscriptions/{id}/status'>) {
    return toSubscription(await this.services.billing.subscription({ companyId }, context));
  }

  @Implements('POST /api/subscriptions')
  async subscribe({ body, context, request }: RequestOf<'POST /api/subscriptions'>) {
    const { company_id: companyId, plan_id: planId, duration } = body;
    const answer = await this.services.billing.subscribe({ companyId, planId, duration }, context);
    this.#drop(companyId);
    const [invoice] = await this.#invoices(request, answer.invoice ? [answer.invoice] : []);
    return { success: true as const, subscription: toSubscription(answer.subscription), invoice: invoice ?? null };
  }

  @Implements('PATCH /api/subscriptions/{id}')
  async change({ params: { id: companyId }, body, context }: RequestOf<'PATCH /api/subscriptions/{id}'>) {
    const { autoRenew, cancel } = body;
    const wish = { companyId, ...(autoRenew !== undefined && { autoRenew }), ...(cancel && { cancel }) };
    const view = await this.services.billing.changeSubscription(wish, context);
    this.#drop(companyId);
    return toSubscription(view);
  }

  @Implements('POST /api/subscriptions/{id}/trial')
  async trial({ params: { id: companyId }, context }: RequestOf<'POST /api/subscriptions/{id}/trial'>) {
    const view = await this.services.billing.startTrial({ companyId }, context);
    this.#drop(companyId);
    return toSubscription(view);
  }

  @Implements('GET /api/subscriptions/{id}/invoices')
  async invoices({
    params: { id: companyId },
    query,
    context,
    request,
    reply,
  }: RequestOf<'GET /api/subscriptions/{id}/invoices'>) {
    const { limit = 100, offset = 0 } = query;
    const { invoices, total } = await this.services.billing.invoices({ companyId, limit, offset }, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.#invoices(request, invoices);
  }

  @ImplementsRaw('GET /api/invoices/{id}.pdf')
  async pdf({ params: { id: invoiceId }, context, request, reply }: RequestOf<'GET /api/invoices/{id}.pdf'>) {
    const [invoice] = await this.#invoices(request, [await this.services.billing.invoice({ invoiceId }, context)]);
    // Loaded at the first download, because it reads its fonts.
    const { invoicePdf } = await import('./invoice-pdf.js');
    const bytes = await invoicePdf(invoice!, { ...this.settings, ...(await this.facts.now()) });
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${invoice!.number}.pdf"`)
      .header('cache-control', 'no-store')
      .send(bytes);
  }

  @Implements('GET /api/admin/invoices')
  async all({ query, context, request, reply }: RequestOf<'GET /api/admin/invoices'>) {
    const { state, limit = 50, offset = 0 } = query;
    const wish = { limit, offset, ...(state && { state }) };
    const { invoices, total } = await this.services.billing.listInvoices(wish, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.#invoices(request, invoices);
  }

  @Implements('POST /api/admin/invoices/{id}/paid')
  async paid({ params: { id: invoiceId }, context, request }: RequestOf<'POST /api/admin/invoices/{id}/paid'>) {
    const invoice = await this.services.billing.markPaid({ invoiceId }, context);
    this.#drop(invoice.companyId);
    return (await this.#invoices(request, [invoice]))[0]!;
  }

  async #invoices(request: FastifyRequest, invoices: readonly InvoiceView[]): Promise<Invoice[]> {
    const ids = [...new Set(invoices.map(({ companyId }) => companyId))];
    const companyNames =
      ids.length === 0 ? [] : await this.services.directory.companyNames({ ids }, contextOf(request));
    const names = new Map(companyNames.map(({ id, name }) => [id, name]));
    return invoices.map((one) => toInvoice(one, names));
  }

  /** The page reads differently now: premium, featured. */
  #drop(companyId: string): void {
    this.cache.drop([`company:${companyId}`]);
  }
}
