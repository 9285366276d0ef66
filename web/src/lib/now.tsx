import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** When the server rendered the page: the first render in the browser has to say the same. */
export const RenderedAtContext = createContext<string>('1970-01-01T00:00:00.000Z');

const minute = 60_000;

const everyMinute = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
};

/** The time, right to the minute. */
export const useNow = (): Date => {
  const renderedAt = use(RenderedAtContext);
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => Math.floor(Date.parse(renderedAt) / minute),
  );
  return useMemo(() => new Date(minutes * minute), [minutes]);
};
