import { routeList } from '@carsi/contracts/all-routes';
import { describe, expect, it } from 'vitest';
import { calls } from './calls.mjs';
import { namesIn } from './schema-names.ts';

const pattern = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

describe('a call that a specification names', () => {
  it('was read from the list', () => {
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.find(({ path }) => path === '/api/companies/search')).toMatchObject({
      method: 'GET',
      query: ['q', 'category', 'city', 'rating', 'limit'],
      body: [],
      answer: ['results', 'total'],
    });
  });

  it.each(calls)('is one of the interface, with what goes along and what comes back: $method $path', (call) => {
    const { method, path, query, body, answer } = call;
    const operation = routeList.find((each) => each.method === method && pattern(each.path) === path);
    expect(operation).toBeDefined();
    const lacks = (wanted: readonly string[], names: ReadonlySet<string>): string[] =>
      names.has('*') ? [] : wanted.filter((name) => !names.has(name));
    expect(lacks(query, namesIn(operation?.query, 'input'))).toEqual([]);
    expect(lacks(body, namesIn(operation?.body, 'input'))).toEqual([]);
    expect(lacks(answer, namesIn(operation?.answer, 'output'))).toEqual([]);
  });
});
