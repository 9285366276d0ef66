import { lazy, Suspense } from 'react';

const SecondFactorPanel = lazy(() => import('./second-factor-panel'));

/** Loaded when the security tab opens. */
export function SecondFactorPart({ onDone }: { onDone?: () => void }) {
  return (
    <Suspense fallback={<div className="skeleton h-64" />}>
      <SecondFactorPanel {...(onDone && { onDone })} />
    </Suspense>
  );
}
