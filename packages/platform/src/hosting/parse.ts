import { Refusal } from '@carsi/kernel/refusal';
import { z } from 'zod';

/** For `safeParse`: what does not fit is reported in Turkish, where the schema has no sentence of its own. */
export const inTurkish = { error: z.locales.tr().localeError };

/** Parses a body by its schema; an invalid one is refused as BAD_REQUEST with its invalid fields. */
export const parse = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body, inTurkish);
  if (result.success) return result.data;
  throw new Refusal('BAD_REQUEST', {
    errors: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
};
