import { resolve } from 'node:path';
import { z } from 'zod';

const optionalText = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  CARSI_DATA: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  PUBLIC_URL: optionalText,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('warn'),
  MAP_TILES_URL: optionalText,
  MAP_TILES_ATTRIBUTION: optionalText,
  LIMITS: z
    .string()
    .default('{}')
    .transform((text) => z.record(z.string(), z.number()).parse(JSON.parse(text))),
});
export type EmbeddedConfig = z.infer<typeof schema>;

/** The environment of the embedded profile: everything has a default. Ends the process when a variable is wrong, naming it. */
export const embeddedConfigOrExit = (env: NodeJS.ProcessEnv): EmbeddedConfig => {
  const read = schema.safeParse(env);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `  ${path.map(String).join('.')}: ${message}`);
  process.stderr.write(`The configuration is not usable:\n${lines.join('\n')}\n`);
  process.exit(78);
};
