import { z } from 'zod';
import { services, type ServiceName } from '../platform.js';
import { everywhere, logLevel, orExit, port, readEnvironment, url, whole, type Environment } from './environment.js';

// The environment of the distributed profile; what has a default may be left out.

const serviceUrls = Object.fromEntries(
  services.map((service, index) => [
    `${service.toUpperCase()}_URL`,
    url('tcp').default(`tcp://${service}:${4001 + index}`),
  ]),
) as Record<`${Uppercase<ServiceName>}_URL`, z.ZodDefault<ReturnType<typeof url>>>;

const schema = z.object({
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

/** Throws BadConfig. */
export const readConfig = (env: Environment): Config => readEnvironment(schema, env);

export const configOrExit = (env: Environment): Config => orExit(() => readConfig(env));

/** Where a service listens and is called. */
export const addressOf = (config: Config, service: ServiceName): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(config[`${service.toUpperCase() as Uppercase<ServiceName>}_URL`]);
  return { host: hostname, port: Number(port) };
};
