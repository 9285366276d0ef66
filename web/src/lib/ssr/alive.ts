import { useSyncExternalStore } from 'react';

/** State that the server cannot know: false in the first render, set in a task of its own soon after. */
const later = () => {
  let here = false;
  const listeners = new Set<() => void>();
  return {
    come: (): void => {
      here = true;
      for (const listener of listeners) listener();
    },
    isHere: (): boolean => here,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
const browser = later();
const clock = later();

/**
 * Called when the page is alive. React brings what hydration left out at once and in one piece (`useSyncExternalStore`), together with all
 * effects of the page: on a phone that was a task of 200 ms. Here each waits for its turn.
 */
export const becomeAlive = (): void => {
  setTimeout(() => {
    browser.come();
    setTimeout(clock.come);
  });
};

/** False on the server and while hydrating, then true. */
export const useAlive = (): boolean => useSyncExternalStore(browser.subscribe, browser.isHere, () => false);

/** Whether the current time may be rendered instead of the server's. */
export const clockRuns = clock.isHere;
export const onClockRuns = clock.subscribe;
