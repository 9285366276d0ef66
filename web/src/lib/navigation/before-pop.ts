type Look = (event: PopStateEvent) => void;

let look: Look | null = null;

/** One at a time may see a step in the history before the router does, and stop it there. */
export const beforePop = (next: Look | null): void => void (look = next);

// Window listeners run in order of registration, whatever their phase: this one is registered by the entry, before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => look?.(event));
