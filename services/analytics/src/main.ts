import { runService } from '@carsi/platform/distributed/run-service';
import { AnalyticsModule } from './analytics.module.js';
import { refusals } from './refusals.js';

await runService('analytics', (context) => AnalyticsModule.on(context), refusals);
