import {
  array,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  oneof,
  record,
  string,
  type Arbitrary,
} from 'fast-check';

/** The part of JSON Schema that zod writes for what comes in. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < levels; n++) value = n % 2 === 0 ? { a: value } : [value];
  return value;
};

/** Strings that broke something somewhere: stores, indexes, headers, spreadsheets, pages, regular expressions. */
const strings = constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  '__proto__',
  'constructor',
  '$where',
  'a.b',
  '{"$gt":""}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=1>',
  '=cmd|calc',
  '..%2f..%2fetc/passwd',
  '../../../etc/passwd',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '%00%ff',
  '\r\nSet-Cookie: a=b',
  'İıŞşĞğ',
  '\u202Egnirts',
  '😀'.repeat(300),
  '('.repeat(500),
  'a'.repeat(5_000),
  `a${'\u0301'.repeat(2_000)}`,
  'true',
  'null',
  '-1',
  '1e309',
  '9'.repeat(400),
  '2026-13-45',
  '0000-01-01T00:00:00Z',
);
const numbers = constantFrom(0, -1, -0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324);
const others = constantFrom<unknown>(
  null,
  true,
  [],
  {},
  [[]],
  deep(9),
  deep(60),
  deep(3_000),
  { $gt: '' },
  { $ne: null },
);
const objects = constantFrom<unknown>(
  { _bsontype: 'Long' },
  { _bsontype: 'ObjectId', id: 'x' },
  { __proto__: null, constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { 'a\0b': 1 },
  { 'a.b': { $set: 1 } },
  { toString: 1, length: -1 },
  { toJSON: 'x' },
);

/** Anything that JSON can say, mostly what should not be said. */
export const hostile: Arbitrary<unknown> = oneof(
  strings,
  numbers,
  others,
  objects,
  string({ unit: 'grapheme', maxLength: 40 }),
  array(strings, { maxLength: 5 }),
  constant(Array.from({ length: 3_000 }, () => 'a')),
  dictionary(strings, strings, { maxKeys: 4 }),
);

const either = (usual: Arbitrary<unknown>): Arbitrary<unknown> =>
  oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: hostile });

/** Mostly as the schema has it, so that rules behind it are reached too. `known`: ids, addresses and the like of the world. */
export const inputOf = (schema: Schema, known: Arbitrary<unknown>): Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return oneof(...choices.map((one) => inputOf(one, known)));
  if (schema.const !== undefined) return either(constant(schema.const));
  if (schema.enum) return either(constantFrom(...schema.enum));
  switch (Array.isArray(schema.type) ? (schema.type as readonly string[])[0] : schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, each]) => [name, inputOf(each, known)] as const,
      );
      const usual = record(Object.fromEntries(fields), { requiredKeys: [] });
      return oneof(
        { weight: 8, arbitrary: usual },
        {
          weight: 1,
          arbitrary: record({ usual, extra: dictionary(strings, hostile, { maxKeys: 3 }) }).map(
            ({ usual: own, extra }) => ({ ...own, ...extra }),
          ),
        },
        { weight: 1, arbitrary: hostile },
      );
    }
    case 'array':
      return either(array(inputOf(schema.items ?? {}, known), { maxLength: 4 }));
    case 'integer':
      return either(oneof(integer({ min: 0, max: 20 }), integer()));
    case 'number':
      return either(oneof(integer({ min: 0, max: 100 }), double({ noNaN: true, noDefaultInfinity: true })));
    case 'boolean':
      return either(constantFrom(true, false));
    case 'string':
      return either(oneof(known, string({ unit: 'grapheme', minLength: 1, maxLength: 30 })));
    default:
      return oneof(known, hostile);
  }
};
