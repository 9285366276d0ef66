import { Suspense, use, useEffect } from 'react';
import { useRoutes } from '../lib/router';
import { startSession } from '../stores/session';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './frame/layout';
import { entries, type Entry, fetchPage, pageNow } from './pages';
import { aliveEvent } from './alive-event';

/** While the code of another page is fetched, the old page stays (navigation is a transition). */
function Show({ entry }: { entry: Entry }) {
  const { Component, Guard } = pageNow(entry) ?? use(fetchPage(entry));
  // From here and not from above: React makes what stands in a boundary alive after everything around it.
  useEffect(() => void window.dispatchEvent(new Event(aliveEvent)), []);
  if (!Guard || !entry.access) return <Component />;
  return (
    <Guard access={entry.access}>
      <Component />
    </Guard>
  );
}

const routes = [
  {
    element: <Layout />,
    children: entries.map((entry) => ({
      path: entry.path,
      element: (
        <ErrorBoundary key={entry.name}>
          <Suspense fallback={null}>
            <Show entry={entry} />
          </Suspense>
        </ErrorBoundary>
      ),
    })),
  },
];

export function App() {
  useEffect(startSession, []);
  return useRoutes(routes);
}
