import type { QueryClient } from '@tanstack/react-query';
import type { Outcome, Page } from '../lib/page';
import type { LoaderFunctionArgs, RouteObject } from '../lib/router';
import { ErrorPage } from './error-page';
import { Layout } from './frame/layout';

export interface Surroundings {
  client: QueryClient;
  outcome: Outcome;
  /** The server waits for the data; a browser shows the page at once and fills it. */
  waits: boolean;
}

interface Entry {
  path: string;
  /** The page's module in the build's manifest, whose files the server names for preloading. */
  chunk: string;
  load: () => Promise<{ page: Page }>;
}

const search = { chunk: 'src/app/pages/search.tsx', load: () => import('./pages/search') };

const entries: readonly Entry[] = [
  { path: '/', chunk: 'src/app/pages/home.tsx', load: () => import('./pages/home') },
  { path: '/firma/:slug', chunk: 'src/app/pages/company.tsx', load: () => import('./pages/company') },
  { path: '/arama', ...search },
  { path: '/firmalar', ...search },
  { path: '/firmalar/populer', ...search },
  { path: '/firmalar/dogrulanmis', ...search },
  { path: '/firmalar/yakin', ...search },
  { path: '/kategoriler', chunk: 'src/app/pages/categories.tsx', load: () => import('./pages/categories') },
  { path: '/kategoriler/:slug', chunk: 'src/app/pages/category.tsx', load: () => import('./pages/category') },
  { path: '/kesfet', chunk: 'src/app/pages/discover.tsx', load: () => import('./pages/discover') },
  { path: '/kampanyalar', chunk: 'src/app/pages/campaigns.tsx', load: () => import('./pages/campaigns') },
  { path: '*', chunk: 'src/app/pages/not-found.tsx', load: () => import('./pages/not-found') },
];

export const routes = (surroundings: (context: unknown) => Surroundings): RouteObject[] => {
  const loader =
    (load: Page['load']) =>
    async ({ request, params, context }: LoaderFunctionArgs) => {
      const { client, outcome, waits } = surroundings(context);
      const loading = load?.({ client, outcome, params, url: new URL(request.url) });
      if (waits) return (await loading) ?? null;
      loading?.catch(() => undefined);
      return null;
    };
  return [
    {
      Component: Layout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: entries.map(({ path, chunk, load }) => ({
        path,
        handle: { chunk },
        lazy: async () => {
          const { page } = await load();
          return { Component: page.Component, loader: loader(page.load) };
        },
      })),
    },
  ];
};
