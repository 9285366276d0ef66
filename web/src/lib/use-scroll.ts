import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from './router';

const inBrowser = typeof document !== 'undefined';
const useBeforePaint = inBrowser ? useLayoutEffect : useEffect;

/** A new page starts at its top or its anchor; going back returns to where one was. */
export const useScroll = (): void => {
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  useBeforePaint(() => {
    history.scrollRestoration = 'manual';
    const before = type === 'POP' ? sessionStorage.getItem(`scroll-${key}`) : null;
    if (before !== null) window.scrollTo(0, Number(before));
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (type !== 'POP' && !(state as { keepScroll?: boolean } | null)?.keepScroll) window.scrollTo(0, 0);
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
