import { useEffect, useRef } from 'react';
import { timings } from '../../../config/site';
import { formatNumber } from '../../../lib/format/numbers';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Counts up once when it comes into sight. The true figure is in the page from the start: for who has no script, wants no motion, or
 * listens.
 */
export function Counter({ to }: { to: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || to === 0 || still()) return undefined;
    let frame = 0;
    const count = (): void => {
      const begun = performance.now();
      const step = (now: number): void => {
        const done = Math.min(1, (now - begun) / timings.counting);
        element.textContent = formatNumber(Math.round(to * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      count();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = formatNumber(to);
    };
  }, [to]);
  return (
    <>
      <span ref={ref} aria-hidden className="tabular-nums">
        {formatNumber(to)}
      </span>
      <span className="sr-only">{formatNumber(to)}</span>
    </>
  );
}
