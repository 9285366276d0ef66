import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a controlled text field of a server-rendered page. Input typed before hydration is in the field without an event:
 * `onFound` is called with it once. At once and not in an effect that comes later: whatever draws the field in between
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
