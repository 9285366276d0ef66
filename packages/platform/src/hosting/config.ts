import { z } from 'zod';
import { services, type ServiceName } from '../platform.js';

/**
 * The environment, read once, checked, and from here on values. Every name that the distributed profile knows stands here;
 * what has a default may be left out. A bad value ends the process with a sentence that names the variable, never its value.
 */
const port = z.coerce.number().int().min(0).max(65_535);
const whole = z.coerce.number().int();
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
  });
/** `X=` in a file of settings means that X is not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const everywhere = {
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  PORT: port.default(3000),
  /** /healthz, /readyz and /metrics. */
  HEALTH_PORT: port.default(9090),
  PUBLIC_URL: url('http', 'https').default('http://localhost:3000'),
  /** To think, before an account is erased. */
  ERASURE_DAYS: whole.min(0).max(30).default(14),
  /** How many hops of X-Forwarded-For are ours. */
  TRUST_PROXY: whole.min(0).max(10).default(0),
  MAIL_FROM: z.string().min(3).default('Çarşı <carsi@localhost>'),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(12)),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  /** Other than Google's own only for tests. */
  GOOGLE_ISSUER: optional(url('https', 'http')),
  GITHUB_CLIENT_ID: optional(z.string()),
  GITHUB_CLIENT_SECRET: optional(z.string()),
  /** Of a GitHub of one's own. */
  GITHUB_URL: optional(url('https', 'http')),
  GITHUB_API_URL: optional(url('https', 'http')),
  MAP_TILES_URL: optional(url('https', 'http')),
  MAP_TILES_ATTRIBUTION: optional(z.string()),
  /** Who answers for the directory, as its legal pages say. */
  OPERATOR_NAME: optional(z.string().max(200)),
  OPERATOR_ADDRESS: optional(z.string().max(500)),
  OPERATOR_EMAIL: optional(z.email()),
  OPERATOR_KEP: optional(z.email()),
  OPERATOR_IBAN: optional(z.string().max(60)),
  OPERATOR_PHONE: optional(z.string().regex(/^[0-9 +()-]{3,30}$/)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url('http', 'https')),
  LIMITS: optional(z.string().transform(toLimits)),
};

const serviceUrls = Object.fromEntries(
  services.map((service, index) => [
    `${service.toUpperCase()}_URL`,
    url('tcp').default(`tcp://${service}:${4001 + index}`),
  ]),
) as Record<`${Uppercase<ServiceName>}_URL`, z.ZodDefault<ReturnType<typeof url>>>;

const schema = z.object({
  ...everywhere,
  ...serviceUrls,
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, { error: 'must be host:port, several with commas' }),
  /** 3 in production; with fewer brokers than that a topic cannot be made. */
  KAFKA_REPLICATION: whole.min(1).max(7).default(3),
  /** Before every topic and reader's name, so that several systems can share brokers. */
  KAFKA_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  /** Several hosts with commas, which no URL may have. */
  MONGO_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/[^\s/]+(\/\S*)?$/, { error: 'must be an address that begins with mongodb://' }),
  /** Databases are named `<prefix>_<service>`. */
  MONGO_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('carsi'),
  REDIS_URL: url('redis', 'rediss'),
  MEILI_URL: url('http', 'https'),
  MEILI_KEY: z.string().min(8),
  /** Before every index's name, so that several systems can share an engine. */
  MEILI_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  S3_URL: url('http', 'https'),
  S3_BUCKET: z.string().min(3).default('carsi'),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(3),
  S3_SECRET_KEY: z.string().min(8),
  SMTP_URL: url('smtp', 'smtps'),
  OPERATOR_KEY: z.string().min(32),
});

export type Config = z.infer<typeof schema>;

export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/** Throws BadConfig, whose message names every variable that is missing or wrong, one a line. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return env[name] === undefined ? `${name} is missing` : `${name}: ${message}`;
  });
  throw new BadConfig([...new Set(lines)].join('\n'));
};

export const configOrExit = (env: Readonly<Record<string, string | undefined>>): Config => {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    process.stderr.write(`The configuration is not usable:\n${error.message}\n`);
    process.exit(78);
  }
};

/** Where a service listens and is called. */
export const addressOf = (config: Config, service: ServiceName): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(config[`${service.toUpperCase() as Uppercase<ServiceName>}_URL`]);
  return { host: hostname, port: Number(port) };
};

function toLimits(text: string, context: z.RefinementCtx): Readonly<Record<string, number>> {
  try {
    return z.record(z.string(), z.number().nonnegative()).parse(JSON.parse(text));
  } catch {
    context.addIssue('must be a JSON object of names and numbers');
    return z.NEVER;
  }
}
