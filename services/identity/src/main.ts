import { runService } from '@carsi/platform/distributed/run-service';
import { IdentityModule } from './identity.module.js';
import { refusals } from './refusals.js';
import { identityConfigOf } from './config.js';

await runService('identity', (context, config) => IdentityModule.on(context, identityConfigOf(config)), refusals);
