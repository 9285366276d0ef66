import { lazy, Suspense } from 'react';

const SecondFactorPanel = lazy(() => import('./second-factor-panel'));

/** Fetched when somebody looks at their account's security. */
export function SecondFactorPart({ onDone }: { onDone?: () => void }) {
  return (
    <Suspense fallback={<div className="skeleton h-64" />}>
      <SecondFactorPanel {...(onDone && { onDone })} />
    </Suspense>
  );
}
