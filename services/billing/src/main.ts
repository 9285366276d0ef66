import { runService } from '@carsi/platform/distributed/run-service';
import { BillingModule } from './billing.module.js';

await runService('billing', (context) => BillingModule.on(context), {});
