import { createContext, use } from 'react';

export interface Tiles {
  roadmap: string;
  satellite?: string;
  attribution: string;
}

/** What the server's configuration tells the browser. */
export interface Settings {
  tiles: Tiles | null;
}

export const SettingsContext = createContext<Settings>({ tiles: null });
export const useSettings = (): Settings => use(SettingsContext);
