/** Loads the toaster with the first message; the home page does not pay for it. */
const toaster = () => import('./toaster');
type Toaster = Awaited<ReturnType<typeof toaster>>;

/** If its code does not load there is no connection, and the offline bar is shown. */
const withToaster = (how: (toaster: Toaster) => void): void => void toaster().then(how, () => undefined);

export const toast = {
  /** Preloads the toaster: a failure for lack of a connection has to be shown without one. */
  fetch: (): void => withToaster(() => undefined),
  success: (message: string, more?: string): void => withToaster(({ show }) => show('success', message, more)),
  error: (message: string, more?: string): void => withToaster(({ show }) => show('error', message, more)),
  /** With a button; shown longer. */
  offer: (message: string, label: string, run: () => void): void =>
    withToaster(({ offer }) => offer(message, label, run)),
};
