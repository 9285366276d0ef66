import { Suspense, use, useEffect } from 'react';
import { becomeAlive } from '../lib/ssr/alive';
import { useRoutes } from '../lib/navigation/router';
import { startSession } from '../lib/session/lifecycle';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './frame/layout';
import { entries, type Entry, type Fetched, fetchPage, pageNow } from './pages';
import { aliveEvent } from './alive-event';

/**
 * While the code of the next page loads, the old page stays (navigation is a transition). No other hook may be called here: if the code
 * arrives while React is suspended, the second render skips `use`, and React mistakes the next hook for it (its errors 467 and 520).
 */
function Show({ entry }: { entry: Entry }) {
  return <Alive access={entry.access} {...(pageNow(entry) ?? use(fetchPage(entry)))} />;
}

function Alive({ access, Guard, Component }: Fetched & Pick<Entry, 'access'>) {
  // Here and not above: React hydrates a boundary after everything around it.
  useEffect(() => {
    becomeAlive();
    window.dispatchEvent(new Event(aliveEvent));
  }, []);
  if (!Guard || !access) return <Component />;
  return (
    <Guard access={access}>
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
