import { runService } from '@carsi/platform/distributed/run-service';
import { IdentityModule } from './identity.module.js';
import { providersIn } from './providers/settings.js';
import { refusals } from './refusals.js';

await runService(
  'identity',
  (context, { PUBLIC_URL: publicUrl, ADMIN_EMAIL, ADMIN_PASSWORD: password, LIMITS, ERASURE_DAYS, ...env }) =>
    IdentityModule.on(context, {
      publicUrl,
      providers: providersIn(env),
      erasureDays: ERASURE_DAYS,
      ...(ADMIN_EMAIL && { admin: { email: ADMIN_EMAIL, password } }),
      ...(LIMITS && { limits: LIMITS }),
    }),
  refusals,
);
