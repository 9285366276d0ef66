import { z } from 'zod';

/**
 * The environment variables of both profiles. They are read once, validated, and passed on as values. An invalid value ends the
 * process with a sentence that names the variable, never its value.
 */
export const port = z.coerce.number().int().min(0).max(65_535);
export const integer = z.coerce.number().int();
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  });
export const logLevel = z.enum(['debug', 'info', 'warn', 'error']);

/** Variables of both profiles; differing defaults are declared in each. */
export const everywhere = {
  PORT: port.default(3000),
  /** Days before a scheduled erasure is carried out. */
  ERASURE_DAYS: integer.min(0).max(30).default(14),
  /** The number of trusted hops in X-Forwarded-For. */
  TRUST_PROXY: integer.min(0).max(10).default(0),
  /** Becomes an admin at the start; without a password a link is mailed. */
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  /** The authenticator secret of this admin if they have no second factor: at least 128 bits. */
  ADMIN_TOTP_SECRET: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, '').replace(/=+$/, '').toUpperCase())
    .refine((text) => /^[A-Z2-7]{26,}$/.test(text), {
      error: 'must be base32 (A-Z and 2-7), at least 26 characters: the secret of an authenticator app',
    })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Other than Google's own only for tests. */
  GOOGLE_ISSUER: url('https', 'http').optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  /** The address of an own GitHub server. */
  GITHUB_URL: url('https', 'http').optional(),
  GITHUB_API_URL: url('https', 'http').optional(),
  MAP_TILES_URL: url('https', 'http').optional(),
  MAP_TILES_ATTRIBUTION: z.string().optional(),
  /** The operator of the directory, as its legal pages show. */
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_KEP: z.email().optional(),
  OPERATOR_IBAN: z.string().max(60).optional(),
  OPERATOR_PHONE: z
    .string()
    .regex(/^[0-9 +()-]{3,30}$/)
    .optional(),
  LIMITS: z.string().transform(toLimits).optional(),
};

export type Environment = Readonly<Record<string, string | undefined>>;

export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** `X=` in a file of settings means that X is not set. Throws BadConfig, whose message names every variable that is missing or wrong, one a line. */
export const readEnvironment = <Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> => {
  const provided = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = schema.safeParse(provided);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return provided[name] === undefined ? `${name} is missing` : `${name}: ${message}`;
  });
  throw new BadConfig([...new Set(lines)].join('\n'));
};

export const orExit = <Config>(read: () => Config): Config => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`The configuration is not usable:\n${error.message}\n`);
    process.exit(78);
  }
};

function toLimits(text: string, context: z.RefinementCtx): Readonly<Record<string, number>> {
  try {
    return z.record(z.string(), z.number().nonnegative()).parse(JSON.parse(text));
  } catch {
    context.addIssue('must be a JSON object of names and numbers');
    return z.NEVER;
  }
}
