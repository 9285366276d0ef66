import { useSession } from '../session/session';
import { type Theme, useTheme } from '../../stores/theme';
import type { PersonalSettings } from '@carsi/contracts/http/personal-settings';
import { getMine } from '../http';
import { saveSettings } from './settings';

const key = 'carsi-theme-of';

/** Once a window and person: what the account says is asked for no more than that. */
const askedFor = (id: string): boolean => {
  try {
    if (sessionStorage.getItem(key) === id) return true;
    sessionStorage.setItem(key, id);
  } catch {
    // A browser that keeps nothing asks each time.
  }
  return false;
};

/**
 * The account's theme comes to every device, and what is chosen on one goes to the account. 'system' is what an account begins with: it
 * takes no choice away that was made on this device before.
 */
export const followTheme = (userId: string): (() => void) => {
  let told: string | null = null;
  const recall = async (): Promise<void> => {
    const { theme } = await getMine<PersonalSettings>('/api/users/me/settings');
    // What was chosen here while that was asked is newer.
    if (useSession.getState().user?.id !== userId || theme === 'system' || useTheme.getState().touched) return;
    told = theme;
    useTheme.getState().choose(theme);
  };
  const tell = (theme: Theme): void => {
    if (theme === told) return;
    told = theme;
    saveSettings({ theme }).catch(() => undefined);
  };
  const { theme: now, touched } = useTheme.getState();
  const isNew = !askedFor(userId);
  // Chosen before this was here to hear it.
  if (touched) tell(now);
  else if (isNew) recall().catch(() => undefined);
  const stop = useTheme.subscribe(({ theme }, before) => {
    if (theme !== before.theme) tell(theme);
  });
  return () => {
    stop();
    // The next one at this browser chose nothing yet.
    useTheme.setState({ touched: false });
  };
};
