import { providersIn, type ProviderEnvironment } from './providers/settings.js';
import type { IdentitySettings } from './start.js';

/** From the names of the environment, in both profiles. */
export const identitySettingsOf = (
  config: ProviderEnvironment & {
    readonly PUBLIC_URL: string;
    readonly ERASURE_DAYS: number;
    readonly ADMIN_EMAIL?: string | undefined;
    readonly ADMIN_PASSWORD?: string | undefined;
    readonly ADMIN_TOTP_SECRET?: string | undefined;
    readonly LIMITS?: Readonly<Record<string, number>> | undefined;
  },
): IdentitySettings => ({
  publicUrl: config.PUBLIC_URL,
  providers: providersIn(config),
  erasureDays: config.ERASURE_DAYS,
  ...(config.ADMIN_EMAIL !== undefined && {
    admin: {
      email: config.ADMIN_EMAIL,
      password: config.ADMIN_PASSWORD,
      totpSecret: config.ADMIN_TOTP_SECRET,
    },
  }),
  ...(config.LIMITS && { limits: config.LIMITS }),
});
