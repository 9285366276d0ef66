import { runService } from '@carsi/platform/distributed/run-service';
import { MessagingModule } from './messaging.module.js';

await runService('messaging', (context) => MessagingModule.on(context), {});
