import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { Module, type DynamicModule } from '@nestjs/common';

/** Started, healthy and still without a language of its own: it comes with the issue that needs it. */
@Module({})
export class BillingModule {
  static on({ access }: ServiceContext): DynamicModule {
    return { module: BillingModule, ...opsOf(access) };
  }
}
