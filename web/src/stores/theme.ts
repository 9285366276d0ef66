import { create } from 'zustand';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'carsi-theme';

/** Runs before the first paint, inside the page's one inline script. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

interface ThemeState {
  theme: Theme;
  /** Chosen in this browser and not yet sent to the account. */
  touched: boolean;
  choose: (theme: Theme) => void;
  /** Reads what the inline script applied; called after hydration. */
  recall: () => void;
}

export const useTheme = create<ThemeState>((set) => ({
  theme: 'system',
  touched: false,
  choose: (theme) => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // Without storage the theme lasts until the browser is closed.
    }
    set({ theme, touched: true });
  },
  recall: () => {
    const applied = document.documentElement.dataset['theme'];
    set({ theme: applied === 'light' || applied === 'dark' ? applied : 'system' });
  },
}));
