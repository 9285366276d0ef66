import { apiError } from '@carsi/contracts/http/error';
import { z } from 'zod';
import { operations } from './operations.js';
import type { Operation } from './operations/operation.js';

const DESCRIPTION =
  'Türkiye işletme rehberi. Yazan istekler Idempotency-Key başlığı alır (en çok 128 karakter): aynı kişinin aynı adrese aynı anahtarla yinelediği istek bir kez yapılır. Anahtar başka bir istek için kullanılırsa yanıt 422 KEY_REUSED olur.';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
});

const parametersOf = ({ path, query }: Operation): unknown[] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const shape = (query ? schemaOf(query, 'input') : {}) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  const inQuery = Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: shape.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
};

/** OpenAPI 3.1, made from the very schemas that read requests. */
export const openapi = (origin: string, title: string): unknown => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { method, path, summary, body, status, answer } = operation;
    paths[path] = {
      ...paths[path],
      [method]: {
        summary,
        parameters: parametersOf(operation),
        ...(body && { requestBody: { required: true, ...json(body, 'input') } }),
        responses: {
          [status]: { description: 'Başarılı', ...json(answer, 'output') },
          default: { description: 'Hata', ...json(apiError, 'output') },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: DESCRIPTION },
    servers: [{ url: origin }],
    paths,
  };
};
