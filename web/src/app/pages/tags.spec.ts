import { expect, it } from 'vitest';
import type { Page, Visit } from '../../lib/ssr/page';
import { newQueryClient } from '../../lib/query-client';

const category = { slug: 'restoran', subcategories: [] };

it.each([
  ['home', 'categories', () => import('./home')],
  ['categories', 'categories', () => import('./categories')],
  ['category', 'categories', () => import('./category')],
  ['search', 'categories', () => import('./search')],
  ['campaigns', 'campaigns', () => import('./campaigns')],
  ['discover', 'campaigns', () => import('./discover')],
] as const)('the page %s goes where %s have changed', async (_, tag, load) => {
  const { page } = (await load()) as { page: Page };
  const body = (path: string) => (path.startsWith('/api/categories/') ? category : []);
  const client = newQueryClient(async (path) => ({ status: 200, body: body(path), headers: {} }));
  const outcome = { status: 200, tags: new Set<string>() };
  const url = new URL('https://carsi.example/');
  const visit: Visit = { client, outcome, params: { slug: 'restoran' }, url };
  await page.load?.(visit);
  expect([...outcome.tags]).toContain(tag);
});
