import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { chunkAssets, clientAssets } from './app/assets';
import { type Assets, document } from './app/document';
import { Providers } from './app/providers';
import { routes, type Surroundings } from './app/routes';
import { toHtml } from './app/to-html';
import { redirectOf } from './config/paths';
import type { FetchJson } from './lib/http';
import type { HeadData, HeadSink } from './lib/head';
import type { Outcome } from './lib/page';
import { dehydrateSettled, newQueryClient } from './lib/query-client';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from './lib/router';
import type { Settings } from './lib/settings';

export { clientAssets } from './app/assets';
export type { Assets } from './app/document';
export { themeScript } from './stores/theme';

export interface RenderRequest {
  /** Path and query, as asked for. */
  url: string;
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Loads `/api/...` in process. */
  fetchJson: FetchJson;
  /** Of the client build; `clientAssets()` reads its manifest. */
  assets?: Assets;
  settings?: Settings;
}

export interface Rendered {
  status: number;
  headers: Record<string, string>;
  /** A complete document; empty for a redirect. */
  html: string;
  /** What the page shows: `company:<id>`, `category:<slug>`. */
  tags: string[];
}

const tree = routes((context) => context as Surroundings);
const handler = createStaticHandler(tree);

const moved = (location: string): Rendered => ({ status: 301, headers: { location }, html: '', tags: [] });

export const isPublicPage = (path: string): boolean => {
  const { pathname, search } = new URL(path, 'http://localhost');
  if (redirectOf(pathname, search)) return true;
  return matchRoutes(tree, pathname)?.at(-1)?.route.path !== '*';
};

export const render = async ({ url, origin, fetchJson, assets, settings }: RenderRequest): Promise<Rendered> => {
  const address = new URL(url, origin);
  const other = redirectOf(address.pathname, address.search);
  if (other) return moved(other);

  const client = newQueryClient(fetchJson);
  const outcome: Outcome = { status: 200, tags: new Set() };
  const requestContext: Surroundings = { client, outcome, waits: true };
  const context = await handler.query(new Request(address), { requestContext });
  if (context instanceof Response) {
    const { pathname, search, hash } = new URL(context.headers.get('location') ?? '/', address);
    return moved(pathname + search + hash);
  }

  let head: HeadData = { title: 'Çarşı', description: '', path: address.pathname, noindex: true };
  const sink: HeadSink = { put: (told) => void (head = told) };
  const state = {
    queries: dehydrate(client, dehydrateSettled),
    origin,
    renderedAt: new Date().toISOString(),
    settings: settings ?? { tiles: null },
  };
  const body = await toHtml(
    <StrictMode>
      <Providers client={client} origin={origin} renderedAt={state.renderedAt} settings={state.settings} sink={sink}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </StrictMode>,
  );
  client.clear();
  const status = context.errors ? 500 : outcome.status;
  const chunk = (context.matches.at(-1)?.route.handle as { chunk?: string } | undefined)?.chunk;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(head.noindex ? { 'x-robots-tag': 'noindex, follow' } : {}),
      ...(status === 503 ? { 'retry-after': '10' } : {}),
    },
    html: document(body, head, state, withChunk(assets ?? clientAssets(), chunk)),
    tags: [...outcome.tags],
  };
};

const withChunk = (assets: Assets, chunk: string | undefined): Assets => {
  if (!chunk) return assets;
  const own = chunkAssets(chunk);
  return {
    script: assets.script,
    styles: [...new Set([...assets.styles, ...own.styles])],
    preloads: [...new Set([...assets.preloads, ...own.preloads])],
  };
};
