import { resolve } from 'node:path';
import {
  everywhere,
  logLevel,
  orExit,
  readEnvironment,
  url,
  integer,
  type Environment,
} from '@carsi/platform/hosting/environment';
import { z } from 'zod';

const schema = z.object({
  ...everywhere,
  CARSI_DATA: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  /** How many invented companies a new folder starts with. */
  CARSI_SAMPLE: integer.min(0).max(200_000).default(3_000),
  PUBLIC_URL: url('http', 'https').optional(),
  LOG_LEVEL: logLevel.default('warn'),
});

/** The environment of the embedded profile. People reach it at its port, unless the operator knows better. Throws BadConfig. */
export const readEmbeddedConfig = (env: Environment) => {
  const { PUBLIC_URL, ...config } = readEnvironment(schema, env);
  return { ...config, PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${config.PORT}` };
};

export const embeddedConfigOrExit = (env: Environment) => orExit(() => readEmbeddedConfig(env));
