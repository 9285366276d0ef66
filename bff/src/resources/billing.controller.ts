import type { InvoiceView } from '@carsi/contracts/billing';
import {
  adminInvoicesQuery,
  billingIdentityForm,
  subscribeForm,
  subscriptionPatch,
  type BillingIdentityAnswer,
  type Invoice,
  type Plan,
  type Subscription,
} from '@carsi/contracts/http/billing';
import { page } from '@carsi/contracts/http/query';
import { Body, Controller, Get, HttpCode, Inject, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SETTINGS, type Settings } from '../settings.js';
import { SignIn } from '../sign-in/sign-in.js';
import { toInvoice, toPlans, toSubscription } from './billing.http.js';

/** Plans, subscriptions and their invoices. */
@Controller('api')
export class BillingController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
  ) {}

  @Get('plans')
  plans(): Plan[] {
    return toPlans();
  }

  @Get('billing/identity')
  async identity(@Req() request: FastifyRequest): Promise<BillingIdentityAnswer> {
    await this.#member(request);
    return this.services.billing.billingIdentity({}, contextOf(request));
  }

  @Put('billing/identity')
  async describe(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<BillingIdentityAnswer> {
    await this.#member(request);
    const { taxOffice, email, ...typed } = read(billingIdentityForm, raw);
    const wish = { ...typed, taxOffice: taxOffice ?? '', email: email ?? '' };
    return this.services.billing.describeBuyer(wish, contextOf(request));
  }

  @Get('subscriptions/:id/status')
  async status(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<Subscription> {
    await this.#member(request);
    return toSubscription(await this.services.billing.subscription({ companyId }, contextOf(request)));
  }

  @Post('subscriptions')
  @HttpCode(200)
  async subscribe(@Req() request: FastifyRequest, @Body() raw: unknown) {
    await this.#member(request);
    const { company_id: companyId, plan_id: planId, duration } = read(subscribeForm, raw);
    const answer = await this.services.billing.subscribe({ companyId, planId, duration }, contextOf(request));
    this.#drop(companyId);
    const [invoice] = await this.#invoices(request, answer.invoice ? [answer.invoice] : []);
    return { success: true, subscription: toSubscription(answer.subscription), invoice: invoice ?? null };
  }

  @Patch('subscriptions/:id')
  async change(
    @Req() request: FastifyRequest,
    @Param('id') companyId: string,
    @Body() raw: unknown,
  ): Promise<Subscription> {
    await this.#member(request);
    const { autoRenew, cancel } = read(subscriptionPatch, raw);
    const wish = { companyId, ...(autoRenew !== undefined && { autoRenew }), ...(cancel && { cancel }) };
    const view = await this.services.billing.changeSubscription(wish, contextOf(request));
    this.#drop(companyId);
    return toSubscription(view);
  }

  @Post('subscriptions/:id/trial')
  @HttpCode(200)
  async trial(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<Subscription> {
    await this.#member(request);
    const view = await this.services.billing.startTrial({ companyId }, contextOf(request));
    this.#drop(companyId);
    return toSubscription(view);
  }

  @Get('subscriptions/:id/invoices')
  async invoices(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ): Promise<Invoice[]> {
    await this.#member(request);
    const { limit = 100, offset = 0 } = read(page, raw);
    const { invoices, total } = await this.services.billing.invoices({ companyId, limit, offset }, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.#invoices(request, invoices);
  }

  @Get('invoices/:id.pdf')
  async pdf(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') invoiceId: string): Promise<void> {
    await this.#member(request);
    const [invoice] = await this.#invoices(request, [
      await this.services.billing.invoice({ invoiceId }, contextOf(request)),
    ]);
    // Its fonts are read when somebody wants a file, not when the BFF starts.
    const { invoicePdf } = await import('./invoice-pdf.js');
    const bytes = await invoicePdf(invoice!, { ...this.settings, ...(await this.facts.now()) });
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${invoice!.number}.pdf"`)
      .header('cache-control', 'no-store')
      .send(bytes);
  }

  @Get('admin/invoices')
  async all(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<Invoice[]> {
    await this.#admin(request);
    const { state, limit = 50, offset = 0 } = read(adminInvoicesQuery, raw);
    const wish = { limit, offset, ...(state && { state }) };
    const { invoices, total } = await this.services.billing.listInvoices(wish, contextOf(request));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return this.#invoices(request, invoices);
  }

  @Post('admin/invoices/:id/paid')
  @HttpCode(200)
  async paid(@Req() request: FastifyRequest, @Param('id') invoiceId: string): Promise<Invoice> {
    await this.#admin(request);
    const invoice = await this.services.billing.markPaid({ invoiceId }, contextOf(request));
    this.#drop(invoice.companyId);
    return (await this.#invoices(request, [invoice]))[0]!;
  }

  async #invoices(request: FastifyRequest, invoices: readonly InvoiceView[]): Promise<Invoice[]> {
    const ids = [...new Set(invoices.map(({ companyId }) => companyId))];
    const named = ids.length === 0 ? [] : await this.services.directory.companyNames({ ids }, contextOf(request));
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return invoices.map((one) => toInvoice(one, names));
  }

  async #member(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }

  /** The page reads differently now: premium, featured. */
  #drop(companyId: string): void {
    this.cache.drop([`company:${companyId}`]);
  }
}
