import { useEffect, useRef, useState } from 'react';
import { beforePop } from './before-pop';
import { useNavigate } from './router';

interface Leaving {
  leave: () => void;
  stay: () => void;
}

const RESTORE_MS = 500;

/** Another query leaves the form, too; another anchor does not. */
const screenOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;
const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Blocks leaving with unsaved changes: links, history, closing the window, and buttons with `data-leaves`. The declarative router has no blockers, so
 * clicks are intercepted before it sees them, and a step in the history is reverted before it takes effect. Returns the answers to the
 * question, or null while there is none.
 */
export const useLeaveGuard = (guarded: boolean): Leaving | null => {
  const navigate = useNavigate();
  const [going, setGoing] = useState<(() => void) | null>(null);
  /** The running step in the history is ours, not the visitor's. */
  const own = useRef(false);
  const allowed = useRef(false);

  useEffect(() => {
    if (!guarded) return undefined;
    const here = { place: placeOf(history.state), screen: screenOf(location) };
    let again: ReturnType<typeof setTimeout> | undefined;
    const hold = (event: MouseEvent, go: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      setGoing(() => go);
    };
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a[href], [data-leaves]');
      if (link instanceof HTMLButtonElement) {
        if (!allowed.current) hold(event, () => press(link));
        return;
      }
      if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || screenOf(link) === screenOf(location)) return;
      const to = link.pathname + link.search + link.hash;
      hold(event, () => void navigate(to));
    };
    /** Repeats the blocked action without blocking it. */
    const press = (button: HTMLButtonElement): void => {
      allowed.current = true;
      button.click();
      allowed.current = false;
    };
    const onPop = (event: PopStateEvent): void => {
      // By where it leads, not by how many there were: a person may go back once more before ours has arrived.
      if (screenOf(location) === here.screen) {
        // Back on the page: the next attempt to leave is a new one.
        clearTimeout(again);
        if (own.current) event.stopImmediatePropagation();
        own.current = false;
        return;
      }
      event.stopImmediatePropagation();
      const steps = placeOf(event.state) - here.place || -1;
      own.current = true;
      history.go(-steps);
      clearTimeout(again);
      // A step of an impatient person that comes to nothing may have stopped ours.
      again = setTimeout(() => screenOf(location) !== here.screen && history.go(-steps), RESTORE_MS);
      setGoing(() => () => {
        clearTimeout(again);
        beforePop(null);
        history.go(steps);
      });
    };
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    document.addEventListener('click', onClick, true);
    beforePop(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      clearTimeout(again);
      document.removeEventListener('click', onClick, true);
      beforePop(null);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [guarded, navigate]);

  if (!going) return null;
  return { leave: () => (setGoing(null), going()), stay: () => setGoing(null) };
};
