import { useSession } from '../session/session';
import { type Theme, useTheme } from '../../stores/theme';
import { call } from '../call';
import { saveSettings } from './settings';

const key = 'carsi-theme-of';

/** Once per window and person: the account's theme is not fetched more often. */
const requestedBefore = (id: string): boolean => {
  try {
    if (sessionStorage.getItem(key) === id) return true;
    sessionStorage.setItem(key, id);
  } catch {
    // Without storage it is fetched each time.
  }
  return false;
};

/**
 * Synchronises the theme with the account. 'system' is an account's default and does not override a choice made on this
 * device before.
 */
export const followTheme = (userId: string): (() => void) => {
  let stored: string | null = null;
  const recall = async (): Promise<void> => {
    const { theme } = await call('GET /api/users/me/settings');
    // A choice made during the request is newer.
    if (useSession.getState().user?.id !== userId || theme === 'system' || useTheme.getState().touched) return;
    stored = theme;
    useTheme.getState().choose(theme);
  };
  const store = (theme: Theme): void => {
    if (theme === stored) return;
    stored = theme;
    saveSettings({ theme }).catch(() => undefined);
  };
  const { theme: now, touched } = useTheme.getState();
  const isNew = !requestedBefore(userId);
  // Chosen before this subscription began.
  if (touched) store(now);
  else if (isNew) recall().catch(() => undefined);
  const stop = useTheme.subscribe(({ theme }, before) => {
    if (theme !== before.theme) store(theme);
  });
  return () => {
    stop();
    // The next member at this browser has chosen nothing yet.
    useTheme.setState({ touched: false });
  };
};
