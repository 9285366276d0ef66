import type { ComponentType } from 'react';
import type { DashboardPart, PartProps } from '../features/dashboard/dashboard-part';
import { texts } from '../features/dashboard/texts';
import { texts as insightTexts } from '../features/insights/texts';
import { texts as planTexts } from '../features/plans/texts';
import { part } from '../lib/part';

const partOf = (
  name: string,
  text: string,
  load: () => Promise<{ default: ComponentType<PartProps> }>,
): DashboardPart => ({
  name,
  text,
  Body: part(load),
});

const { parts } = texts;

/** The tabs of the business dashboard, in their order. Each is fetched when it is opened. */
export const dashboardParts: readonly DashboardPart[] = [
  partOf('genel', parts.overview, () => import('../features/dashboard/components/overview')),
  partOf('isletmeler', parts.companies, () => import('../features/dashboard/components/companies')),
  partOf('teklifler', parts.offers, () => import('../features/dashboard/components/offers')),
  partOf('analitik', insightTexts.part, () => import('../features/insights/components/insights')),
  partOf('premium', planTexts.part, () => import('../features/plans/components/plans')),
  partOf('tercihler', parts.settings, () => import('../features/dashboard/components/settings')),
];
