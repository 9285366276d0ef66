import { createContext, use } from 'react';

export interface Tiles {
  roadmap: string;
  satellite?: string;
  attribution: string;
}

/** Who answers for this directory. What the configuration leaves out, the legal pages say is missing. */
export interface Operator {
  name: string;
  address: string | null;
  email: string | null;
  kep: string | null;
  phone: string | null;
}

/** What the server's configuration tells the browser. */
export interface Settings {
  tiles: Tiles | null;
  operator: Operator | null;
  /** Null: what it is called by itself. */
  siteName: string | null;
  /** Null: those of the specification. */
  supportHours: string | null;
}

export const noSettings: Settings = { tiles: null, operator: null, siteName: null, supportHours: null };
export const SettingsContext = createContext<Settings>(noSettings);
export const useSettings = (): Settings => use(SettingsContext);
