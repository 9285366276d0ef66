/** Loads the toaster with the first message; the home page does not pay for it. */
const toaster = () => import('../components/ui/toaster');

export const toast = {
  success: (message: string, more?: string): void => void toaster().then(({ show }) => show('success', message, more)),
  error: (message: string, more?: string): void => void toaster().then(({ show }) => show('error', message, more)),
};
