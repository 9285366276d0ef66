import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { Seller } from '@carsi/contracts/billing';
import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import type { SiteSettingsCalls } from '@carsi/contracts/site-settings';
import type { Command } from '@carsi/kernel/event';
import { adminActsOf } from '@carsi/platform/audit/admin-acts';
import { clientOf } from '@carsi/platform/hosting/client';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/hosting/repeating-task';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule } from '@nestjs/common';
import { Billing } from './billing.js';
import { buyer } from './buyer/buyer.js';
import { OwnIdentity } from './buyer/own-identity.js';
import { personal as personalFields } from './buyer/personal.js';
import { EventsController } from './edge/events.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import { invoice } from './invoice/invoice.js';
import { numbers } from './invoice/numbers.js';
import { Parties } from './invoice/parties.js';
import { invoices } from './invoices/projection.js';
import { knownCompanies } from './known-companies/projection.js';
import { LetTimePass } from './let-time-pass.js';
import { Bookkeeping } from './paperwork/bookkeeping.js';
import { paperwork } from './paperwork/projection.js';
import { bankTransfer, type Payments } from './payments/payments.js';
import {
  endSubscriptionWhenCompanyClosed,
  type EndSubscriptionOf,
} from './policies/end-subscription-when-company-closed.js';
import { forgetBuyerWhenUserErased, type ForgetBuyerOf } from './policies/forget-buyer-when-user-erased.js';
import { stopRenewalWhenOwnerChanges, type StopRenewalOf } from './policies/stop-renewal-when-owner-changes.js';
import { publish } from './publish.js';
import type { SubscriptionCommand } from './subscription/commands.js';
import { acts } from './subscription/acts.js';
import { subscription } from './subscription/decide.js';
import { subscriptions } from './subscriptions/projection.js';
import { trials } from './trials/projection.js';

/** So soon after a moment has come it is acted on. */
const TURN_MS = 60_000;

@Module({})
export class BillingModule {
  static on(
    { platform, logger, access }: ServiceContext,
    { payments = bankTransfer, seller = null }: { readonly payments?: Payments; readonly seller?: Seller | null } = {},
  ): DynamicModule {
    const { clock, ids } = platform;
    const collections = platform.collections('billing');
    const keys = new PersonalKeys(collections, clock);
    const texts = personalTexts(keys, personalFields);
    const store = sealedStore(platform.store('billing', publish), texts);
    const readModels = new ReadModels(store, collections, platform.log, clock, logger);
    const commands = commandsOf(subscription, store, clock);
    const own = new OwnIdentity({ buyers: commandsOf(buyer, store, clock), keys, store, texts, access, clock });
    const companies = readModels.of(knownCompanies);
    const parties = new Parties({
      directory: clientOf<DirectoryCalls & SiteSettingsCalls>(platform.calls, 'directory'),
      configured: seller,
      ownerOf: async (companyId) => (await companies.get(companyId))?.ownerId ?? null,
      identityOf: (personId) => own.of(personId),
      access,
      ids,
    });
    const bookkeeping = new Bookkeeping({
      numbers: commandsOf(numbers, store, clock),
      invoices: commandsOf(invoice, store, clock),
      open: readModels.of(paperwork),
      parties,
      logger,
    });
    const time = new LetTimePass({
      subscriptions: commands,
      rows: readModels.of(subscriptions),
      bookkeeping,
      clock,
      ids,
      logger,
    });
    const ticking = new RepeatingTask(clock, TURN_MS, logger);
    const carryOut = async (companyId: string, command: Omit<SubscriptionCommand, 'meta'>, { meta }: Command) => {
      const { events } = await commands.run(companyId, { ...command, meta } as SubscriptionCommand);
      await bookkeeping.write(companyId, events, meta);
    };
    const policies = new Policies(
      collections,
      [
        {
          policy: endSubscriptionWhenCompanyClosed,
          topic: directoryTopic,
          run: (command) =>
            carryOut(
              (command as EndSubscriptionOf).data.companyId,
              { type: 'CancelSubscription', data: { reason: 'closed' } },
              command,
            ),
        },
        {
          policy: stopRenewalWhenOwnerChanges,
          topic: directoryTopic,
          run: (command) =>
            carryOut(
              (command as StopRenewalOf).data.companyId,
              { type: 'ChooseRenewal', data: { autoRenew: false } },
              command,
            ),
        },
        {
          policy: forgetBuyerWhenUserErased,
          topic: identityTopic,
          run: (command) => own.forget(command as ForgetBuyerOf),
        },
      ],
      logger,
    );
    const billing = new Billing({
      subscriptions: commands,
      bookkeeping,
      payments,
      store,
      readModels,
      access,
      clock,
      ids,
    });
    const audit = adminActsOf(acts, readModels);
    const ops = opsOf(access, { readModels, policies });
    const personal = personalDataOf(access, (userId) => billing.personalData(userId, own));
    return {
      module: BillingModule,
      controllers: [
        RequestsController,
        EventsController,
        ...audit.controllers,
        ...ops.controllers,
        ...personal.controllers,
      ],
      providers: [
        {
          provide: Billing,
          useFactory: async () => {
            await readModels.start([
              readModelOf({ projection: subscriptions, sources: ['store'], indexes: [['nextAt'], ['weekOf']] }),
              readModelOf({
                projection: invoices,
                sources: ['store'],
                indexes: [['companyId', 'issuedAt'], ['state', 'issuedAt'], ['issuedAt'], ['buyerId', 'issuedAt']],
              }),
              readModelOf({ projection: paperwork, sources: ['store'], indexes: [['open']] }),
              audit.view,
              readModelOf({ projection: trials, sources: ['store'] }),
              readModelOf({ projection: knownCompanies, sources: [directoryTopic], indexes: [['ownerId']] }),
            ]);
            ticking.start(() => time.turn());
            return billing;
          },
        },
        { provide: OwnIdentity, useValue: own },
        { provide: LetTimePass, useValue: time },
        ...audit.providers,
        ...ops.providers,
        ...personal.providers,
        { provide: 'lifecycle', useValue: { onApplicationShutdown: async () => (ticking.stop(), readModels.stop()) } },
      ],
    };
  }
}
