import { runService } from '@carsi/platform/distributed/run-service';
import { BillingModule } from './billing.module.js';
import { configuredSeller } from './invoice/parties.js';
import { refusals } from './refusals.js';

await runService(
  'billing',
  (context, config) => BillingModule.on(context, { seller: configuredSeller(config) }),
  refusals,
);
