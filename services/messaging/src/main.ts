import { runService } from '@carsi/platform/distributed/run-service';
import { MessagingModule } from './messaging.module.js';
import { refusals } from './refusals.js';

await runService('messaging', (context) => MessagingModule.on(context), refusals);
