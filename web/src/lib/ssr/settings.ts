import { createContext, use } from 'react';

export interface Tiles {
  roadmap: string;
  satellite?: string;
  attribution: string;
}

/** The operator of this directory. The legal pages show missing details as missing. */
export interface Operator {
  name: string;
  address: string | null;
  email: string | null;
  kep: string | null;
  phone: string | null;
}

/** Configuration that the server passes to the browser. */
export interface Settings {
  tiles: Tiles | null;
  operator: Operator | null;
  /** Null: the default name. */
  siteName: string | null;
  /** Null: those of the specification. */
  supportHours: string | null;
}

export const noSettings: Settings = { tiles: null, operator: null, siteName: null, supportHours: null };
export const SettingsContext = createContext<Settings>(noSettings);
export const useSettings = (): Settings => use(SettingsContext);
