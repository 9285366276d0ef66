import type { BillingCalls } from '@carsi/contracts/billing-requests';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Billing } from '../billing.js';
import { OwnIdentity } from '../buyer/own-identity.js';

type Of<Pattern extends keyof BillingCalls> = Incoming<Parameters<BillingCalls[Pattern]>[0]>;

@Controller()
export class RequestsController {
  constructor(
    @Inject(Billing) private readonly billing: Billing,
    @Inject(OwnIdentity) private readonly own: OwnIdentity,
  ) {}

  @MessagePattern('subscription')
  subscription(@Payload() { body, context }: Of<'subscription'>) {
    return this.billing.subscription(body, context);
  }

  @MessagePattern('subscribe')
  subscribe(@Payload() { body, context }: Of<'subscribe'>) {
    return this.billing.subscribe(body, context);
  }

  @MessagePattern('changeSubscription')
  changeSubscription(@Payload() { body, context }: Of<'changeSubscription'>) {
    return this.billing.changeSubscription(body, context);
  }

  @MessagePattern('startTrial')
  startTrial(@Payload() { body, context }: Of<'startTrial'>) {
    return this.billing.startTrial(body, context);
  }

  @MessagePattern('invoices')
  invoices(@Payload() { body, context }: Of<'invoices'>) {
    return this.billing.invoices(body, context);
  }

  @MessagePattern('invoice')
  invoice(@Payload() { body, context }: Of<'invoice'>) {
    return this.billing.invoice(body, context);
  }

  @MessagePattern('listInvoices')
  listInvoices(@Payload() { body, context }: Of<'listInvoices'>) {
    return this.billing.listInvoices(body, context);
  }

  @MessagePattern('markPaid')
  markPaid(@Payload() { body, context }: Of<'markPaid'>) {
    return this.billing.markPaid(body, context);
  }

  @MessagePattern('billingIdentity')
  billingIdentity(@Payload() { body, context }: Of<'billingIdentity'>) {
    return this.own.billingIdentity(body, context);
  }

  @MessagePattern('describeBuyer')
  describeBuyer(@Payload() { body, context }: Of<'describeBuyer'>) {
    return this.own.describeBuyer(body, context);
  }
}
