import { part } from '../../lib/part';
import type { DashboardPart } from './dashboard-part';
import { texts } from './texts';

/** The parts of this feature. The complete table is in app/dashboard-parts.ts. */
export const overview: DashboardPart = {
  name: 'genel',
  text: texts.parts.overview,
  Body: part(() => import('./components/overview')),
};
export const list: DashboardPart = {
  name: 'isletmeler',
  text: texts.parts.companies,
  Body: part(() => import('./components/companies')),
};
export const offers: DashboardPart = {
  name: 'teklifler',
  text: texts.parts.offers,
  Body: part(() => import('./components/offers')),
};
export const settings: DashboardPart = {
  name: 'tercihler',
  text: texts.parts.settings,
  Body: part(() => import('./components/settings')),
};
