import type { z } from 'zod';
import { inTurkish } from '@carsi/platform/hosting/parse';
import { Refused } from '@carsi/platform/platform';

/** Parses an input by its schema. Throws a 400 that names the fields that do not fit. */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value ?? {}, inTurkish);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  throw new Refused('BAD_REQUEST', 400, 'İstek anlaşılamadı.', { errors });
};
