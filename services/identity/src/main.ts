import { runService } from '@carsi/platform/distributed/run-service';
import { IdentityModule } from './identity.module.js';
import { refusals } from './refusals.js';
import { identitySettingsOf } from './settings.js';

await runService('identity', (context, config) => IdentityModule.on(context, identitySettingsOf(config)), refusals);
