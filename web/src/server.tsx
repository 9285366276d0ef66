import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { App } from './app/app';
import { chunkAssets, clientAssets, pageChunk } from './app/document/assets';
import { type Assets, document } from './app/document/document';
import { fetchPage, isShell, matchPage } from './app/pages';
import { queryOf } from './app/page-queries';
import { Providers } from './app/providers';
import { toHtml } from './app/document/to-html';
import { withPlaceSlugs } from './config/place-names';
import { redirectOf } from './config/redirects';
import { nameSite, site } from './config/site';
import type { HeadData } from './lib/ssr/head';
import type { FetchJson } from './lib/http';
import type { Outcome } from './lib/ssr/page';
import { dehydrateSettled, newQueryClient } from './lib/query-client';
import { StaticRouter } from './lib/navigation/router';
import { noSettings, type Settings } from './lib/ssr/settings';

export { clientAssets } from './app/document/assets';
export type { Assets } from './app/document/document';
export { startScript } from './app/document/start-script';
export { siteManifest } from './app/document/site-manifest';

export interface RenderRequest {
  /** Path and query, as requested. */
  url: string;
  /** Scheme and host of canonical addresses. */
  origin: string;
  /** Loads `/api/...` in process. */
  fetchJson: FetchJson;
  /** Client files to reference; by default those of the build's manifest. */
  assets?: Assets;
  settings?: Settings;
}

export interface Rendered {
  status: number;
  headers: Record<string, string>;
  /** A complete document; empty for a redirect. */
  html: string;
  /** What the page shows: `company:<id>`, `categories` … */
  tags: string[];
  /** False for pages with personal data or a secret: never cached. */
  keep: boolean;
}

const moved = (location: string): Rendered => {
  const { pathname } = new URL(location, 'http://localhost');
  return { status: 301, headers: { location }, html: '', tags: [], keep: !isShell(matchPage(pathname).entry) };
};

/**
 * The part of a request target that decides the content: a redirect, or path and query without parameters that the page ignores. A
 * target is a path, also where it looks like an address.
 */
export const readTarget = (target: string): { readonly moved: string } | { readonly url: string } => {
  const { pathname, search, searchParams } = new URL(`http://localhost/${target.replace(/^[/\\]+/, '')}`);
  const moved = redirectOf(pathname, search);
  if (moved) return { moved };
  const { entry } = matchPage(pathname);
  if (isShell(entry)) return { url: pathname + search };
  const query = queryOf(entry, searchParams);
  const withSlugs = withPlaceSlugs(query);
  if (withSlugs) return { moved: `${pathname}?${withSlugs}` };
  return { url: query.size > 0 ? `${pathname}?${query}` : pathname };
};

/** Whether `render` finds a page for this path. */
export const isPublicPage = (path: string): boolean => {
  const target = readTarget(path);
  return 'moved' in target || matchPage(new URL(target.url, 'http://localhost').pathname).entry.path !== '*';
};

export const render = async ({ url, origin, fetchJson, assets, settings }: RenderRequest): Promise<Rendered> => {
  nameSite(settings?.siteName);
  const target = readTarget(url);
  if ('moved' in target) return moved(target.moved);
  const address = new URL(target.url, origin);
  const { entry, params } = matchPage(address.pathname);
  const page = await fetchPage(entry);
  const client = newQueryClient(fetchJson);
  const outcome: Outcome = { status: 200, tags: new Set() };
  const elsewhere = await page.load?.({ client, outcome, params, url: address });
  if (elsewhere) return moved(elsewhere);

  const state = {
    queries: dehydrate(client, dehydrateSettled),
    origin,
    renderedAt: new Date().toISOString(),
    settings: settings ?? noSettings,
  };
  let head: HeadData = { title: site.name, description: '', path: address.pathname, noindex: true };
  const body = await toHtml(
    <StrictMode>
      <Providers {...state} client={client} sink={{ put: (data) => void (head = data) }}>
        <StaticRouter location={address.pathname + address.search}>
          <App />
        </StaticRouter>
      </Providers>
    </StrictMode>,
  );
  client.clear();
  return {
    status: outcome.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(head.noindex || isShell(entry) ? { 'x-robots-tag': 'noindex, follow' } : {}),
      ...(entry.secret ? { 'referrer-policy': 'no-referrer' } : {}),
      ...(outcome.status === 503 ? { 'retry-after': '10' } : {}),
    },
    html: document(
      body,
      head,
      state,
      assets ?? withChunks(clientAssets(), [pageChunk(entry.name), ...(entry.access ? [guardChunk] : [])]),
    ),
    tags: [...outcome.tags],
    // `davet` is the secret of an invitation to review.
    keep: !isShell(entry) && !address.searchParams.has('davet'),
  };
};

/** A module in the build's manifest. */
const guardChunk = 'src/app/guard.tsx';

const withChunks = (assets: Assets, chunks: readonly string[]): Assets => {
  const own = chunks.map(chunkAssets);
  return {
    ...assets,
    styles: [...new Set([...assets.styles, ...own.flatMap(({ styles }) => styles)])],
    preloads: [...new Set([...assets.preloads, ...own.flatMap(({ preloads }) => preloads)])],
  };
};
