import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from './router';

const inBrowser = typeof document !== 'undefined';
const useBeforePaint = inBrowser ? useLayoutEffect : useEffect;

/** Whether this document was come back to or loaded again, and not entered by a link or an address. */
const cameBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type));

/** A new page starts at its top or its anchor; going back returns to where one was. */
export const useScroll = (): void => {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const arrived = useRef(false);
  // The first page of every document has the same key.
  const place = `scroll-${key}-${pathname}${search}`;
  useBeforePaint(() => {
    history.scrollRestoration = 'manual';
    const isBack = type === 'POP' && (arrived.current || cameBack());
    const before = isBack ? sessionStorage.getItem(place) : null;
    if (before !== null) window.scrollTo(0, Number(before));
    // The browser has already scrolled to the first page's anchor; do not undo later scrolling.
    else if (hash && arrived.current) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (type !== 'POP' && !(state as { keepScroll?: boolean } | null)?.keepScroll) window.scrollTo(0, 0);
    arrived.current = true;
  }, [place, hash, state, type]);
  // Removed in the same commit that scrolls the next page to its top, or that would be remembered for this one.
  useBeforePaint(() => {
    const remember = (): void => sessionStorage.setItem(place, String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    // The visitor may have scrolled before hydration.
    remember();
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [place]);
};
