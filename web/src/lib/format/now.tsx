import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { clockRuns, onClockRuns } from '../ssr/alive';

/** The server's render time: the first render in the browser has to use the same. */
export const RenderedAtContext = createContext<string>('1970-01-01T00:00:00.000Z');

const minute = 60_000;

const everyMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, minute);
  const unsubscribe = onClockRuns(changed);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
};

/** The time, right to the minute. */
export const useNow = (): Date => {
  const renderedAt = use(RenderedAtContext);
  const thereAndThen = (): number => Math.floor(Date.parse(renderedAt) / minute);
  const minutes = useSyncExternalStore(
    everyMinute,
    () => (clockRuns() ? Math.floor(Date.now() / minute) : thereAndThen()),
    thereAndThen,
  );
  return useMemo(() => new Date(minutes * minute), [minutes]);
};
