import './app/styles.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { routes } from './app/routes';
import { type PageState, stateId } from './app/state';
import type { Outcome } from './lib/page';
import { newQueryClient } from './lib/query-client';
import { createBrowserRouter, matchRoutes, RouterProvider } from './lib/router';

const start = async (): Promise<void> => {
  const state = JSON.parse(document.getElementById(stateId)?.textContent ?? '{}') as PageState;
  const client = newQueryClient();
  hydrate(client, state.queries);
  const outcome: Outcome = { status: 200, tags: new Set() };
  const tree = routes(() => ({ client, outcome, waits: false }));
  const matches = matchRoutes(tree, location) ?? [];
  // A lazy route has to be there before hydration, or the first render differs from the server's.
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  // Ids are positions in the tree, as the router counts them; null says that the loaders have run.
  const leaf = tree[0]?.children?.findIndex((route) => matches.some((match) => match.route === route)) ?? 0;
  const router = createBrowserRouter(tree, { hydrationData: { loaderData: { '0': null, [`0-${leaf}`]: null } } });
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <Providers client={client} origin={state.origin} renderedAt={state.renderedAt} settings={state.settings}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
};

void start();
