import { runService } from '@carsi/platform/distributed/run-service';
import { BillingModule } from './billing.module.js';
import { refusals } from './refusals.js';

await runService('billing', (context) => BillingModule.on(context), refusals);
