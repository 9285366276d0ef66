import { contactKinds } from '@carsi/contracts/analytics/events';
import type { Audit, Dashboard, MetricName, Period } from '@carsi/contracts/analytics/calls';
import { plans } from '@carsi/contracts/billing/plans';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { lastDays } from '@carsi/turkish/calendar';
import type { Clock } from '@carsi/platform/platform';
import type { ClosedMonth } from '../closed-months/projection.js';
import { closedDaysOf } from '../closed-months/query.js';
import { metricsIn, rowsOf, sumOf } from '../company-day/query.js';
import type { CompanyDay, DiscardReason } from '../company-day/row.js';
import type { KnownPlan } from '../plans/projection.js';
import { recordOf } from './sums.js';
import { daysBefore, windowsOf } from './windows.js';

/** The kinds of events behind a metric; favourites and reviews are never discarded. */
const kindsOf: Readonly<Record<MetricName, readonly string[]>> = {
  views: ['view'],
  clicks: ['click', ...contactKinds],
  calls: ['call'],
  whatsappMessages: ['whatsapp'],
  websiteVisits: ['website'],
  favoriteAdds: [],
  reviewsReceived: [],
  conversionRate: ['view'],
  mapViews: ['map_view'],
  searchAppearances: ['search_appearance'],
};

/** A company's figures for its owner: as far back as the plan allows. */
export class DashboardOf {
  constructor(
    private readonly days: ReadModel<CompanyDay>,
    private readonly closed: ReadModel<ClosedMonth>,
    private readonly plans: ReadModel<KnownPlan>,
    private readonly clock: Clock,
  ) {}

  async historyOf(companyId: string): Promise<number> {
    return plans[(await this.plans.get(companyId))?.planId ?? 'basic'].limits.analyticsHistory;
  }

  async dashboard(companyId: string, wanted: number, period: Period | null): Promise<Dashboard> {
    const history = await this.historyOf(companyId);
    const days = Math.min(wanted, history);
    const dates = lastDays(this.clock.now(), days);
    const windows = windowsOf(dates, period);
    const all = [...new Set([...windows.flatMap(daysBefore), ...dates])];
    const rows = await rowsOf(this.days, companyId, all);
    // The displayed period is never as old as a closed month without telemetry; the compared one may be.
    const closed = await closedDaysOf(this.closed, companyId, all);
    const of = (window: readonly string[]) => window.flatMap((date) => rows.get(date) ?? []);
    const before = (window: readonly string[]) =>
      daysBefore(window).flatMap((date) => closed.get(date) ?? rows.get(date) ?? []);
    return { days, history, records: windows.map((window) => recordOf(window, of(window), before(window))) };
  }

  async audit(companyId: string, wanted: number, metric: MetricName): Promise<Audit> {
    const days = Math.min(wanted, await this.historyOf(companyId));
    const dates = lastDays(this.clock.now(), days);
    const byDate = await rowsOf(this.days, companyId, dates);
    const rows = dates.map((date) => ({ date, ...countedIn(byDate.get(date) ?? [], metric) }));
    const total = countedIn([...byDate.values()].flat(), metric);
    return { metric, days, value: metricsIn([...byDate.values()].flat())[metric], ...total, rows };
  }
}

const countedIn = (rows: readonly CompanyDay[], metric: MetricName) => {
  const counters = sumOf(rows);
  const rate = metric === 'conversionRate';
  const discarded = (reason: DiscardReason): number =>
    rows.reduce(
      (sum, { discardedOf }) => kindsOf[metric].reduce((all, kind) => all + (discardedOf[kind]?.[reason] ?? 0), sum),
      0,
    );
  return {
    counted: rate ? counters.converted : counters[metric],
    of: rate ? counters.viewers : null,
    discarded: { bot: discarded('bot'), repeat: discarded('repeat'), own: discarded('own') },
    // Of favourites and reviews everybody is known.
    forgotten: kindsOf[metric].length === 0 ? 0 : rows.reduce((sum, { forgotten = 0 }) => sum + forgotten, 0),
  };
};
