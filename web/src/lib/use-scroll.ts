import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from './router';

const inBrowser = typeof document !== 'undefined';
const useBeforePaint = inBrowser ? useLayoutEffect : useEffect;

/** A new page starts at its top or its anchor; going back returns to where one was. */
export const useScroll = (): void => {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const arrived = useRef(false);
  useBeforePaint(() => {
    history.scrollRestoration = 'manual';
    const before = type === 'POP' ? sessionStorage.getItem(`scroll-${key}`) : null;
    if (before !== null) window.scrollTo(0, Number(before));
    // To the anchor of its first page the browser has gone by itself; whoever has scrolled or presses something since stays there.
    else if (hash && arrived.current) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (type !== 'POP' && !(state as { keepScroll?: boolean } | null)?.keepScroll) window.scrollTo(0, 0);
    arrived.current = true;
  }, [key, hash, state, type]);
  // Removed in the same commit that scrolls the next page to its top, or that would be remembered for this one.
  useBeforePaint(() => {
    const remember = (): void => sessionStorage.setItem(`scroll-${key}`, String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    // Somebody may have scrolled before the page was alive.
    remember();
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);
};
