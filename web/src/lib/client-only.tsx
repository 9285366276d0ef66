import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, then true. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** For what only a browser can do (Leaflet touches window when it loads). */
export function ClientOnly({ fallback, children }: { fallback: ReactNode; children: () => ReactNode }) {
  return useAlive() ? children() : fallback;
}
