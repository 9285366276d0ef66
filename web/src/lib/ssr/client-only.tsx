import type { ReactNode } from 'react';
import { useAlive } from './alive';

/** For what only a browser can do (Leaflet touches window when it loads). */
export function ClientOnly({ fallback, children }: { fallback: ReactNode; children: () => ReactNode }) {
  return useAlive() ? children() : fallback;
}
