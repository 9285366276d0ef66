import { routeList } from '@carsi/contracts/all-routes';
import { apiError } from '@carsi/contracts/api-error';
import type { Method, Route } from '@carsi/contracts/common/route';
import { z } from 'zod';

const DESCRIPTION =
  'Türkiye işletme rehberi. Yazan istekler Idempotency-Key başlığı alır (en çok 128 karakter): aynı kişinin aynı adrese aynı anahtarla yinelediği istek bir kez yapılır. Anahtar başka bir istek için kullanılırsa yanıt 422 KEY_REUSED olur.';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

const json = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: schemaOf(schema, io) } },
});

/** OpenAPI writes HTTP methods in lower case. */
const verbs: Readonly<Record<Method, string>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
};

const parametersOf = (path: string, query: Route['query']): unknown[] => {
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

/** OpenAPI 3.1, made from the table of routes, whose schemas parse requests. */
export const openapi = (origin: string, title: string): unknown => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, summary, query, body, status = 200, answer } of routeList) {
    paths[path] = {
      ...paths[path],
      [verbs[method]]: {
        summary,
        parameters: parametersOf(path, query),
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
