import type { OwnCompany } from '@carsi/contracts/http/owned-company';
import type { ComponentType } from 'react';
import { part } from '../../lib/part';
import { texts } from './texts';

export interface PartProps {
  /** The one that is chosen. */
  company: OwnCompany;
  companies: readonly OwnCompany[];
}

/** A tab of the business dashboard. Its name is `?bolum=` in the address and must differ from the names of the profile's tabs. */
export interface DashboardPart {
  name: string;
  text: string;
  Body: ComponentType<PartProps>;
}

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
