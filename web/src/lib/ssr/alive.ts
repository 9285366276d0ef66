import { useSyncExternalStore } from 'react';

/** Something that the first render leaves out, because the server cannot know it, and that comes in a task of its own soon after. */
const later = () => {
  let here = false;
  const told = new Set<() => void>();
  return {
    come: (): void => {
      here = true;
      for (const tell of told) tell();
    },
    isHere: (): boolean => here,
    subscribe: (tell: () => void): (() => void) => {
      told.add(tell);
      return () => told.delete(tell);
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

/** Whether the time may be told that is now, and not the server's. */
export const clockRuns = clock.isHere;
export const onClockRuns = clock.subscribe;
