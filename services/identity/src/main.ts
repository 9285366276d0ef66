import { runService } from '@carsi/platform/distributed/run-service';
import { IdentityModule } from './identity.module.js';

await runService('identity', (context) => IdentityModule.on(context), {});
