import { type RefObject, useEffect } from 'react';

/** A form that opens where its button was takes over the button's focus. */
export const useFirstField = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [form]);
