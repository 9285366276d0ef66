import { randomBytes } from 'node:crypto';
import { AnalyticsModule } from '@carsi/analytics/analytics.module';
import { refusals as analyticsRefusals } from '@carsi/analytics/refusals';
import { BillingModule } from '@carsi/billing/billing.module';
import { refusals as billingRefusals } from '@carsi/billing/refusals';
import type { Seller } from '@carsi/contracts/billing/calls';
import { hostBff, type HostedBff } from '@carsi/bff/host';
import type { Settings } from '@carsi/bff/settings';
import { DirectoryModule } from '@carsi/directory/directory.module';
import { refusals as directoryRefusals } from '@carsi/directory/refusals';
import { IdentityModule } from '@carsi/identity/identity.module';
import { refusals as identityRefusals } from '@carsi/identity/refusals';
import type { IdentityConfig } from '@carsi/identity/config';
import { MessagingModule } from '@carsi/messaging/messaging.module';
import { refusals as messagingRefusals } from '@carsi/messaging/refusals';
import { createEmbeddedPlatform, type EmbeddedOptions, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { Access } from '@carsi/platform/hosting/access';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { Logger } from '@carsi/platform/logging';
import type { Refusals } from '@carsi/platform/hosting/refusals';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { TokenKeys } from '@carsi/platform/hosting/token-keys';
import type { ServiceName } from '@carsi/platform/platform';
import { refusals as reviewsRefusals } from '@carsi/reviews/refusals';
import { ReviewsModule } from '@carsi/reviews/reviews.module';
import type { CommandContext } from './commands/command.js';
import { operatorOf } from './operator.js';

export interface EmbeddedSystem {
  readonly platform: EmbeddedPlatform;
  readonly services: Readonly<Record<ServiceName, HostedService>>;
  /** Lets commands of this process act as an operator; new at every start, never written down. */
  readonly operatorKey: string;
  readonly commands: CommandContext;
  openBff(settings: Settings, port: number): Promise<HostedBff>;
  stop(): Promise<void>;
}

/** Six services on one platform in one folder, and optionally a BFF in front of them. */
export const startSystem = async (
  folder: string,
  logger: Logger,
  {
    identity: identitySettings = { publicUrl: 'http://localhost:3000' },
    seller = null,
    ...options
  }: Pick<EmbeddedOptions, 'searched'> & { readonly identity?: IdentityConfig; readonly seller?: Seller | null } = {},
): Promise<EmbeddedSystem> => {
  const loggerOf = (name: string): Logger => logger.child({ service: name });
  const platform = await createEmbeddedPlatform(folder, { ...options, logger: loggerOf('platform') });
  const operatorKey = randomBytes(32).toString('base64url');
  const keys = new TokenKeys(platform.calls, platform.clock, logger);
  const access = new Access(operatorKey, keys, platform.clock);
  const of = (name: string): ServiceContext => ({ platform, access, logger: loggerOf(name) });
  const host = (
    name: ServiceName,
    module: Parameters<typeof hostService>[1],
    refusals: Refusals,
  ): Promise<HostedService> => hostService(name, module, platform, { refusals, logger: loggerOf(name) });

  const identity = await host('identity', IdentityModule.on(of('identity'), identitySettings), identityRefusals);
  keys.start();
  const reviews = await host('reviews', ReviewsModule.on(of('reviews')), reviewsRefusals);
  const directory = await host('directory', DirectoryModule.on(of('directory')), directoryRefusals);
  const billing = await host('billing', BillingModule.on(of('billing'), { seller }), billingRefusals);
  const analytics = await host('analytics', AnalyticsModule.on(of('analytics')), analyticsRefusals);
  const messaging = await host('messaging', MessagingModule.on(of('messaging')), messagingRefusals);
  const services = { identity, directory, reviews, billing, analytics, messaging };

  let bff: HostedBff | undefined;
  return {
    platform,
    services,
    operatorKey,
    commands: {
      operator: operatorOf(platform.calls, operatorKey),
      files: platform.files,
      backup: (target, keys) => platform.backup(target, keys),
    },
    openBff: async (settings, port) => (bff = await hostBff(of('bff'), settings, port)),
    stop: async () => {
      keys.stop();
      await bff?.stop();
      for (const service of Object.values(services)) await service.stop();
      await platform.stop();
    },
  };
};
