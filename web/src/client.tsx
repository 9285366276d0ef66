import './app/styles.css';
import './lib/navigation/before-pop';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { nameSite } from './config/site';
import { fetchPage, matchPage } from './app/pages';
import { Providers } from './app/providers';
import { type PageState, stateId } from './app/document/state';
import { newQueryClient } from './lib/query-client';
import { BrowserRouter } from './lib/navigation/router';

/** Lets the browser answer a tap between two things that take it a while. */
const turn = (): Promise<void> => new Promise((go) => setTimeout(go));

const start = async (): Promise<void> => {
  await turn();
  const state = JSON.parse(document.getElementById(stateId)?.textContent ?? '{}') as PageState;
  nameSite(state.settings.siteName);
  const client = newQueryClient();
  hydrate(client, state.queries);
  // The page's code has to be there before hydration, or the first render differs from the server's.
  await fetchPage(matchPage(location.pathname).entry);
  await turn();
  // As a transition hydration gives way to taps and scrolling every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <Providers client={client} origin={state.origin} renderedAt={state.renderedAt} settings={state.settings}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
      // A hydration mismatch that React recovered from is still a defect; log where it was.
      { onRecoverableError: (error) => reportError((error as Error).cause ?? error) },
    );
  });
};

void start();
