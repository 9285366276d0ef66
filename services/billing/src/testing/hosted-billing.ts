import type { BillingCalls } from '@carsi/contracts/billing/calls';
import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Incoming } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import { STARTED } from '@carsi/platform/service-module';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { ServiceUnavailable } from '@carsi/platform/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { v7 } from 'uuid';
import { BillingModule, type StartedBilling } from '../billing.module.js';
import type { Payments } from '../payments/payments.js';
import { refusals } from '../refusals.js';

const DAY_MS = 86_400_000;

/** The service alone in a folder, on a clock that is moved by hand; what it hears of the directory is said by the spec. */
export const hostedBilling = async (payments?: Payments) => {
  let moved = 0;
  const clock = { ...systemClock, now: () => new Date(Date.parse('2026-11-21T09:00:00Z') + moved) };
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  const { access, tokenOf, operatorKey } = testTokens(clock);
  const platform = await createEmbeddedPlatform(folder.path, { clock });
  const directory = platform.store('directory', (event) => event);
  const identity = platform.store('identity', (event) => event);
  /** What the directory says of a company now; it is away for those it does not know. */
  const known = new Map<string, { readonly name: string; readonly address: string | null }>();
  @Controller()
  class Companies {
    @MessagePattern('company')
    company(@Payload() { body }: Incoming<{ idOrSlug: string }>) {
      const company = known.get(body.idOrSlug);
      if (!company) throw new ServiceUnavailable('The directory is away.');
      return { company: { profile: { ...company, city: 35, district: '35-konak' } }, moved: false };
    }
  }
  let operatorName: string | null = null;
  @Controller()
  class Site {
    @MessagePattern('siteSettings')
    siteSettings() {
      return operatorName === null ? {} : { operatorName, operatorAddress: 'Konak, İzmir', operatorTaxOffice: 'Konak' };
    }
  }
  class DirectoryModule {}
  const other = await hostService('directory', { module: DirectoryModule, controllers: [Companies, Site] }, platform, {
    refusals,
    logger,
  });
  const module = BillingModule.on({ platform, logger, access }, { ...(payments && { payments }) });
  const service = await hostService('billing', module, platform, { refusals, logger });
  const readModels: ReadModels = service.app.get(ReadModels, { strict: false });
  const { time }: StartedBilling = service.app.get(STARTED, { strict: false });
  const context = (token?: string, commandId = v7()) => ({
    requestId: v7(),
    commandId,
    deadline: Date.now() + 60_000,
    ...(token !== undefined && { token }),
  });
  return {
    platform,
    readModels,
    called: (companyId: string, name: string, address: string | null = null) =>
      void known.set(companyId, { name, address }),
    billing: clientOf<BillingCalls & PersonalDataCalls>(platform.calls, 'billing'),
    context,
    as: (id: string, commandId?: string) => context(tokenOf({ id, userType: 'business' }), commandId),
    admin: () => context(tokenOf({ id: 'yonetici', userType: 'admin' })),
    operator: () => context(operatorKey),
    directorySays: async (event: DirectoryEvent & { data: { companyId: string } }) => {
      const stream = `company-${event.data.companyId}`;
      const meta = { by: null, at: clock.now().toISOString(), commandId: v7(), correlationId: 'r' };
      await directory.append(stream, (await directory.read(stream)).length, { ...meta, events: [event] });
      await readModels.waitUntilCaughtUp('billed-companies');
    },
    operatedBy: (name: string) => void (operatorName = name),
    identitySays: async (event: IdentityEvent & { data: { userId: string } }) => {
      const stream = `user-${event.data.userId}`;
      const meta = { by: null, at: clock.now().toISOString(), commandId: v7(), correlationId: 'r' };
      await identity.append(stream, (await identity.read(stream)).length, { ...meta, events: [event] });
    },
    /** Days go by, and whoever waits for one of them is told. */
    days: async (count: number) => {
      for (let n = 0; n < count; n++) {
        moved += DAY_MS;
        await readModels.waitUntilCaughtUp('subscriptions');
        await time.turn();
      }
      await readModels.waitUntilCaughtUp('subscriptions');
      await readModels.waitUntilCaughtUp('invoices');
    },
    turn: () => time.turn(),
    stop: async () => {
      await service.stop();
      await other.stop();
      await platform.stop();
      folder.remove();
    },
  };
};
export type HostedBilling = Awaited<ReturnType<typeof hostedBilling>>;
