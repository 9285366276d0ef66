import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRoutes } from '@carsi/contracts/http/all-routes';
import { describe, expect, it } from 'vitest';
import '../bff.module.js';
import { unimplemented } from '../routes/implements.js';
import { openapi } from './openapi.js';
import { operations } from './operations.js';

const resources = fileURLToPath(new URL('../resources', import.meta.url));

const methods: Readonly<Record<string, string>> = {
  Get: 'GET',
  Post: 'POST',
  Put: 'PUT',
  Patch: 'PATCH',
  Delete: 'DELETE',
};

/** The routes that the controllers of resources/ declare, as OpenAPI writes them. */
const declared = readdirSync(resources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(resources, file), 'utf8');
    const prefix = /@Controller\((?:'([^']*)')?\)/.exec(text)![1] ?? '';
    return [...text.matchAll(/@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g)].map(
      ([, method, path = '']) =>
        `${methods[method!]} /${[prefix, path]
          .filter(Boolean)
          .join('/')
          .replaceAll(/:(\w+)/g, '{$1}')}`,
    );
  });

describe('the description of the interface', () => {
  it('names every route that exists, and no other', () => {
    expect(declared.length).toBeGreaterThan(15);
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      [...declared, ...Object.keys(allRoutes)].sort(),
    );
  });
  it('has one handler for each route of the table', () => {
    expect(unimplemented()).toEqual([]);
  });
  it('is OpenAPI 3.1 with the parameters of the schemas that read them', () => {
    const { openapi: version, paths } = openapi('http://localhost', 'Kent Rehberi') as {
      openapi: string;
      paths: Record<string, Record<string, { parameters: { name: string }[] }>>;
    };
    expect(version).toBe('3.1.0');
    expect(paths['/api/companies/search']!['get']!.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['q', 'category', 'city', 'facets', 'literal']),
    );
  });
});
