import { type ComponentType, lazy } from 'react';
import { adminTexts as texts } from './admin-texts';
import { kvkkTexts } from './kvkk-texts';

export interface AdminPart {
  /** In the address, as `bolum`. */
  name: string;
  text: string;
  Body: ComponentType;
}

/** What an admin works on, one line each, in the order of the menu. Each is fetched when it is opened. */
export const parts: readonly [AdminPart, ...AdminPart[]] = [
  { name: 'kullanicilar', text: texts.people, Body: lazy(() => import('./components/people')) },
  { name: 'posta', text: texts.mails, Body: lazy(() => import('./components/mails')) },
  { name: 'kvkk', text: kvkkTexts.title, Body: lazy(() => import('./components/kvkk')) },
];
