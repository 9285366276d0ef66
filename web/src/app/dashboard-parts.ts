import type { DashboardPart } from '../features/dashboard/dashboard-part';
import { list, offers, overview, settings } from '../features/dashboard/parts';
import { insights } from '../features/insights/part';
import { plans } from '../features/plans/part';

/** The tabs of the business dashboard, in their order. A feature's part is one line here, fetched when it is opened. */
export const dashboardParts: readonly DashboardPart[] = [overview, list, offers, insights, plans, settings];
