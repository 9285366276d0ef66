import { z } from 'zod';

const isTrue = new Set(['true', '1']);

/** A flag in an address: `true` and `1` hold, `false`, `0` and nothing do not; anything else is unreadable (400). */
export const flag = z.enum(['true', '1', 'false', '0', '']).transform((value) => isTrue.has(value));

/** `a,b,c` in an address, trimmed, without empty parts. */
export const words = z.string().transform((value) =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);

export const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});
export type Page = z.infer<typeof page>;
