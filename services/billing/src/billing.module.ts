import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { Seller } from '@carsi/contracts/billing/calls';
import { directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import type { SiteSettingsCalls } from '@carsi/contracts/directory/site-settings';
import type { Command } from '@carsi/kernel/event';
import { clientOf } from '@carsi/platform/hosting/client';
import { commandsOf } from '@carsi/platform/events/commands';
import { policy } from '@carsi/platform/events/policies';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { complete, serve } from '@carsi/platform/hosting/serve';
import { serviceModule, type ServiceStores } from '@carsi/platform/service-module';
import type { BillingCalls } from '@carsi/contracts/billing/calls';
import { readModelOf } from '@carsi/platform/events/definition';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import { Module, type DynamicModule } from '@nestjs/common';
import { Billing } from './billing.js';
import { buyer } from './buyer/buyer.js';
import { OwnIdentity } from './buyer/own-identity.js';
import { personal } from './buyer/personal.js';
import { invoice } from './invoice/invoice.js';
import { numbers } from './invoice/numbers.js';
import { Parties } from './invoice/parties.js';
import { invoices } from './invoices/projection.js';
import { knownCompanies } from './known-companies/projection.js';
import { SubscriptionClock } from './subscription-clock.js';
import { Invoicing } from './paperwork/invoicing.js';
import { paperwork } from './paperwork/projection.js';
import { bankTransfer, type Payments } from './payments/payments.js';
import { endSubscriptionWhenCompanyClosed } from './policies/end-subscription-when-company-closed.js';
import { forgetBuyerWhenUserErased } from './policies/forget-buyer-when-user-erased.js';
import { stopRenewalWhenOwnerChanges } from './policies/stop-renewal-when-owner-changes.js';
import { publish } from './publish.js';
import type { SubscriptionCommand } from './subscription/commands.js';
import { acts } from './subscription/acts.js';
import { subscription } from './subscription/decide.js';
import { subscriptions } from './subscriptions/projection.js';
import { trials } from './trials/projection.js';

/** Interval of the check for due moments. */
const TURN_MS = 60_000;

interface BillingOptions {
  readonly payments?: Payments;
  readonly seller?: Seller | null;
}

/** Starts the read models and builds the use cases. */
const startBilling = async (
  { platform: { clock, ids, calls }, logger, access }: ServiceContext,
  { keys, texts, store, readModels, common }: ServiceStores,
  { payments = bankTransfer, seller = null }: BillingOptions,
) => {
  await readModels.start([
    ...common,
    readModelOf({ projection: subscriptions, sources: ['store'], indexes: [['nextAt'], ['weekOf']] }),
    readModelOf({
      projection: invoices,
      sources: ['store'],
      indexes: [['companyId', 'issuedAt'], ['state', 'issuedAt'], ['issuedAt'], ['buyerId', 'issuedAt']],
    }),
    readModelOf({ projection: paperwork, sources: ['store'], indexes: [['open']] }),
    readModelOf({ projection: trials, sources: ['store'] }),
    readModelOf({ projection: knownCompanies, sources: [directoryTopic], indexes: [['ownerId']] }),
  ]);
  const commands = commandsOf(subscription, store, clock);
  const own = new OwnIdentity({ buyers: commandsOf(buyer, store, clock), keys, store, texts, access, clock });
  const companies = readModels.of(knownCompanies);
  const parties = new Parties({
    directory: clientOf<DirectoryCalls & SiteSettingsCalls>(calls, 'directory'),
    configured: seller,
    ownerOf: async (companyId) => (await companies.get(companyId))?.ownerId ?? null,
    identityOf: (personId) => own.of(personId),
    access,
    ids,
  });
  const invoicing = new Invoicing({
    numbers: commandsOf(numbers, store, clock),
    invoices: commandsOf(invoice, store, clock),
    open: readModels.of(paperwork),
    parties,
    logger,
  });
  const rows = readModels.of(subscriptions);
  const time = new SubscriptionClock({ subscriptions: commands, rows, invoicing, clock, ids, logger });
  const ticking = new RepeatingTask(clock, TURN_MS, logger);
  ticking.start(() => time.turn());
  return {
    billing: new Billing({ subscriptions: commands, invoicing, payments, store, readModels, access, clock, ids }),
    own,
    time,
    ticking,
    /** Runs a policy's command on a company's subscription, and writes the papers that follow. */
    carryOut: async (command: Command<string, { companyId: string }>, then: Omit<SubscriptionCommand, 'meta'>) => {
      const { meta, data } = command;
      const { events } = await commands.run(data.companyId, { ...then, meta } as SubscriptionCommand);
      await invoicing.write(data.companyId, events, meta);
    },
  };
};
export type StartedBilling = Awaited<ReturnType<typeof startBilling>>;

const served = serve<BillingCalls>();

/** Every call of the contract, and who answers it. */
const serves = complete<BillingCalls>()({
  billing: served(Billing, [
    'subscription',
    'subscribe',
    'changeSubscription',
    'startTrial',
    'invoices',
    'invoice',
    'listInvoices',
    'markPaid',
  ]),
  own: served(OwnIdentity, ['billingIdentity', 'describeBuyer']),
});

@Module({})
export class BillingModule {
  static on(context: ServiceContext, options: BillingOptions = {}): DynamicModule {
    return serviceModule(BillingModule, context, {
      name: 'billing',
      publish,
      personal,
      acts,
      start: (stores) => startBilling(context, stores, options),
      serves,
      consumers: [competing(directoryTopic, 'billing-policies'), competing(identityTopic, 'billing-policies-people')],
      policies: ({ carryOut, own }) => [
        policy(endSubscriptionWhenCompanyClosed, directoryTopic, (command) =>
          carryOut(command, { type: 'CancelSubscription', data: { reason: 'closed' } }),
        ),
        policy(stopRenewalWhenOwnerChanges, directoryTopic, (command) =>
          carryOut(command, { type: 'ChooseRenewal', data: { autoRenew: false } }),
        ),
        policy(forgetBuyerWhenUserErased, identityTopic, (command) => own.erase(command)),
      ],
      personalData: ({ billing, own }, userId) => billing.personalData(userId, own),
      stop: ({ ticking }) => ticking.stop(),
    });
  }
}
