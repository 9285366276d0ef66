import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { services, type ServiceName } from '../platform.js';
import { everywhere, logLevel, orExit, port, readEnvironment, url, integer, type Environment } from './environment.js';

// The environment of the distributed profile; what has a default may be left out.

const serviceUrls = Object.fromEntries(
  services.map((service, index) => [
    `${service.toUpperCase()}_URL`,
    url('tcp').default(`tcp://${service}:${4001 + index}`),
  ]),
) as Record<`${Uppercase<ServiceName>}_URL`, z.ZodDefault<ReturnType<typeof url>>>;

/** PEM text, from the file that the variable names. */
const pemFile = z.string().transform((path, context) => {
  try {
    const text = readFileSync(path, 'utf8');
    if (text.includes('-----BEGIN ')) return text;
    context.addIssue('names a file that is no PEM');
  } catch {
    context.addIssue('names a file that cannot be read');
  }
  return z.NEVER;
});

const variables = z.object({
  ...everywhere,
  ...serviceUrls,
  LOG_LEVEL: logLevel.default('info'),
  /** /healthz, /readyz and /metrics of a service, /metrics of the bff. */
  HEALTH_PORT: port.default(9090),
  PUBLIC_URL: url('http', 'https').default('http://localhost:3000'),
  MAIL_FROM: z.string().min(3).default('Çarşı <carsi@localhost>'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, { error: 'must be host:port, several with commas' }),
  /** true: brokers are reached over TLS. */
  KAFKA_TLS: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** CA of the brokers' certificates, where Node does not know it. */
  KAFKA_CA_FILE: pemFile.optional(),
  /** Our client certificate and its key, where brokers require one. */
  KAFKA_CERT_FILE: pemFile.optional(),
  KAFKA_KEY_FILE: pemFile.optional(),
  KAFKA_SASL_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'], { error: 'must be plain, scram-sha-256 or scram-sha-512' })
    .optional(),
  KAFKA_SASL_USERNAME: z.string().min(1).optional(),
  KAFKA_SASL_PASSWORD: z.string().min(1).optional(),
  /** 3 in production; creating a topic fails with fewer brokers. */
  KAFKA_REPLICATION: integer.min(1).max(7).default(3),
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
  /** The secret by which the seven processes authenticate each other; two with a comma during a rotation, the active one first. */
  SERVICE_SECRET: z
    .string()
    .regex(/^[^\s,]{32,}(,[^\s,]{32,})?$/, { error: 'must be 32 letters or more, or two such with a comma' })
    .transform((text): readonly string[] => text.split(',')),
});

/** Variables that depend on each other; a password is never sent over an unencrypted connection. */
const schema = variables.superRefine((config, context) => {
  const wrong = (path: keyof typeof config, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  const { KAFKA_TLS, KAFKA_SASL_MECHANISM } = config;
  for (const name of ['KAFKA_CA_FILE', 'KAFKA_CERT_FILE', 'KAFKA_KEY_FILE'] as const)
    if (config[name] !== undefined && KAFKA_TLS !== 'true') wrong(name, 'needs KAFKA_TLS=true');
  if (config.KAFKA_CERT_FILE === undefined && config.KAFKA_KEY_FILE !== undefined)
    wrong('KAFKA_CERT_FILE', 'is missing');
  if (config.KAFKA_CERT_FILE !== undefined && config.KAFKA_KEY_FILE === undefined)
    wrong('KAFKA_KEY_FILE', 'is missing');
  for (const name of ['KAFKA_SASL_USERNAME', 'KAFKA_SASL_PASSWORD'] as const) {
    if (KAFKA_SASL_MECHANISM !== undefined && config[name] === undefined) wrong(name, 'is missing');
    if (KAFKA_SASL_MECHANISM === undefined && config[name] !== undefined) wrong(name, 'needs KAFKA_SASL_MECHANISM');
  }
  if (KAFKA_SASL_MECHANISM === 'plain' && KAFKA_TLS !== 'true')
    wrong('KAFKA_SASL_MECHANISM', 'plain needs KAFKA_TLS=true, or the password can be read on the way');
});

export type Config = z.infer<typeof schema>;

/** Throws BadConfig. */
export const readConfig = (env: Environment): Config => readEnvironment(schema, env);

export const configOrExit = (env: Environment): Config => orExit(() => readConfig(env));

/** Where a service listens and is called. */
export const addressOf = (config: Config, service: ServiceName): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(config[`${service.toUpperCase() as Uppercase<ServiceName>}_URL`]);
  return { host: hostname, port: Number(port) };
};
