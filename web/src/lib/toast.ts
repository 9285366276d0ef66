/** Loads the toaster with the first message; the home page does not pay for it. */
const toaster = () => import('../components/ui/toaster');

export const toast = {
  success: (message: string, more?: string): void => void toaster().then(({ show }) => show('success', message, more)),
  error: (message: string, more?: string): void => void toaster().then(({ show }) => show('error', message, more)),
  /** With a button; stays longer than the others. */
  offer: (message: string, label: string, run: () => void): void =>
    void toaster().then(({ offer }) => offer(message, label, run)),
};
