import { resolve } from 'node:path';
import { providersIn } from '@carsi/identity/providers/settings';
import type { IdentitySettings } from '@carsi/identity/start';
import { z } from 'zod';

/** `X=` in a file of settings means that X is not set. */
const set = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const limits = z.string().transform((text, context) => {
  try {
    return z.record(z.string(), z.number().nonnegative()).parse(JSON.parse(text));
  } catch {
    context.addIssue('must be a JSON object of names and numbers');
    return z.NEVER;
  }
});

const schema = z.object({
  PORT: set(z.coerce.number().int().min(0).max(65_535).default(3000)),
  CARSI_DATA: set(
    z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
  ),
  /** How many invented companies a new folder starts with. */
  CARSI_SAMPLE: set(z.coerce.number().int().min(0).max(200_000).default(2_000)),
  PUBLIC_URL: set(z.url({ protocol: /^https?$/ }).optional()),
  /** Is made an admin at the start; without a password a link is mailed. */
  ADMIN_EMAIL: set(z.email().optional()),
  ADMIN_PASSWORD: set(z.string().min(12).optional()),
  /** To think, before an account is erased. */
  ERASURE_DAYS: set(z.coerce.number().int().min(0).max(30).default(14)),
  TRUST_PROXY: set(z.coerce.number().int().min(0).max(10).default(0)),
  LOG_LEVEL: set(z.enum(['debug', 'info', 'warn', 'error']).default('warn')),
  GOOGLE_CLIENT_ID: set(z.string().optional()),
  GOOGLE_CLIENT_SECRET: set(z.string().optional()),
  GOOGLE_ISSUER: set(z.url({ protocol: /^https?$/ }).optional()),
  GITHUB_CLIENT_ID: set(z.string().optional()),
  GITHUB_CLIENT_SECRET: set(z.string().optional()),
  GITHUB_URL: set(z.url({ protocol: /^https?$/ }).optional()),
  GITHUB_API_URL: set(z.url({ protocol: /^https?$/ }).optional()),
  MAP_TILES_URL: set(z.string().optional()),
  MAP_TILES_ATTRIBUTION: set(z.string().optional()),
  OPERATOR_NAME: set(z.string().max(200).optional()),
  OPERATOR_ADDRESS: set(z.string().max(500).optional()),
  OPERATOR_EMAIL: set(z.email().optional()),
  OPERATOR_KEP: set(z.email().optional()),
  OPERATOR_IBAN: set(z.string().max(60).optional()),
  LIMITS: set(limits.optional()),
});
export type EmbeddedConfig = z.infer<typeof schema>;

/** Where people reach this process, unless the operator knows better. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<EmbeddedConfig, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

/** What identity is told of the environment. */
export const identitySettingsOf = (config: EmbeddedConfig): IdentitySettings => ({
  publicUrl: publicUrlOf(config),
  providers: providersIn(config),
  erasureDays: config.ERASURE_DAYS,
  ...(config.ADMIN_EMAIL !== undefined && { admin: { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD } }),
  ...(config.LIMITS && { limits: config.LIMITS }),
});

/** The environment of the embedded profile: everything has a default. Ends the process when a variable is wrong, naming it. */
export const embeddedConfigOrExit = (env: NodeJS.ProcessEnv): EmbeddedConfig => {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.map(String).join('.')}: ${message}`);
  process.stderr.write(`The configuration is not usable:\n${lines.join('\n')}\n`);
  process.exit(78);
};
