import { runService } from '@carsi/platform/distributed/run-service';
import { IdentityModule } from './identity.module.js';
import { refusals } from './refusals.js';

await runService(
  'identity',
  (context, { PUBLIC_URL: publicUrl, ADMIN_EMAIL, ADMIN_PASSWORD: password, LIMITS }) =>
    IdentityModule.on(context, {
      publicUrl,
      ...(ADMIN_EMAIL && { admin: { email: ADMIN_EMAIL, password } }),
      ...(LIMITS && { limits: LIMITS }),
    }),
  refusals,
);
