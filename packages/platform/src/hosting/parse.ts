import { Refusal } from '@carsi/kernel/refusal';
import type { z } from 'zod';

/** Parses a body by its schema; an invalid one is refused as BAD_REQUEST with its invalid fields. */
export const parse = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Refusal('BAD_REQUEST', {
    errors: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  });
};
