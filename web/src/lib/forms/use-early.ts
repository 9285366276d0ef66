import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a controlled text field of a page that the server draws. What somebody typed before the page was alive stands in the field, and
 * nobody has heard of it: `onFound` hears of it once. At once and not in an effect that comes later: whatever draws the field in between
 * writes its old text, which is none, over the words. (Presses, choices and forms are done again by `app/start-script`.)
 */
export const useEarly = (
  value: string,
  onFound: (typed: string, field: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) onFound(field.current.value, field.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes alive
  }, []);
  return field;
};
