import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRoutes } from '@carsi/contracts/all-routes';
import { describe, expect, it } from 'vitest';
import '../bff.module.js';
import { unimplemented } from '../routes/implements.js';
import { openapi } from './openapi.js';

const resources = fileURLToPath(new URL('../resources', import.meta.url));

/** Handlers that bypass the table. */
const outside = readdirSync(resources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .filter((file) => /@(Get|Post|Put|Patch|Delete|All)\(/.test(readFileSync(join(resources, file), 'utf8')));

describe('the description of the interface', () => {
  it('has one handler for each route of the table, and none beside it', () => {
    expect(Object.keys(allRoutes).length).toBeGreaterThan(200);
    expect(unimplemented()).toEqual([]);
    expect(outside).toEqual([]);
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
