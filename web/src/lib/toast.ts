/** Loads the toaster with the first message; the home page does not pay for it. */
const toaster = () => import('./toaster');
type Toaster = Awaited<ReturnType<typeof toaster>>;

/** Where its code does not arrive there is no connection, which the bar at the top says. */
const say = (how: (toaster: Toaster) => void): void => void toaster().then(how, () => undefined);

export const toast = {
  /** For who will need it: what failed because there is no connection has to be said without one. */
  fetch: (): void => say(() => undefined),
  success: (message: string, more?: string): void => say(({ show }) => show('success', message, more)),
  error: (message: string, more?: string): void => say(({ show }) => show('error', message, more)),
  /** With a button; stays longer than the others. */
  offer: (message: string, label: string, run: () => void): void => say(({ offer }) => offer(message, label, run)),
};
