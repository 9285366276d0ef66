import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { Module, type DynamicModule } from '@nestjs/common';

/** Started, healthy and still without a language of its own: it comes with the issue that needs it. */
@Module({})
export class BillingModule {
  static on({ access }: ServiceContext): DynamicModule {
    const ops = opsOf(access);
    // Nothing yet, of anybody.
    const personal = personalDataOf(access, async () => []);
    return {
      module: BillingModule,
      controllers: [...ops.controllers, ...personal.controllers],
      providers: [...ops.providers, ...personal.providers],
    };
  }
}
