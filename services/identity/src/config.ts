import { providersIn, type ConfiguredProviders, type ProviderEnvironment } from './providers/config.js';

export interface IdentityConfig {
  /** The public address of the site, for mailed links. */
  readonly publicUrl: string;
  /** Becomes an admin at the start. */
  readonly admin?: {
    readonly email: string;
    readonly password?: string | undefined;
    /** Base32; of the authenticator that they get where they have no factor. */
    readonly totpSecret?: string | undefined;
  };
  /** Google and GitHub, where they are configured. */
  readonly providers?: ConfiguredProviders;
  /** Days before a scheduled erasure is carried out; 14 by default. */
  readonly erasureDays?: number | undefined;
  /** LIMITS of the configuration. */
  readonly limits?: Readonly<Record<string, number>>;
}

/** From the names of the environment, in both profiles. */
export const identityConfigOf = (
  config: ProviderEnvironment & {
    readonly PUBLIC_URL: string;
    readonly ERASURE_DAYS: number;
    readonly ADMIN_EMAIL?: string | undefined;
    readonly ADMIN_PASSWORD?: string | undefined;
    readonly ADMIN_TOTP_SECRET?: string | undefined;
    readonly LIMITS?: Readonly<Record<string, number>> | undefined;
  },
): IdentityConfig => ({
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
