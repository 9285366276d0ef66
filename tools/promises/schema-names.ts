import { z } from 'zod';

interface Described {
  properties?: Record<string, unknown>;
  items?: Described;
  additionalProperties?: unknown;
  anyOf?: Described[];
  allOf?: Described[];
}

/** The names of an object, or of the rows of a list; `*` where it takes whatever is named. */
export const namesIn = (schema: z.ZodType | undefined, io: 'input' | 'output'): ReadonlySet<string> =>
  schema ? new Set(namesOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Described)) : new Set();

const namesOf = (described: Described): string[] => [
  ...Object.keys(described.properties ?? {}),
  ...(typeof described.additionalProperties === 'object' ? ['*'] : []),
  ...(described.items ? namesOf(described.items) : []),
  ...[...(described.anyOf ?? []), ...(described.allOf ?? [])].flatMap(namesOf),
];
