import {
  interactionsTopic,
  metricsChanged,
  postponedTopic,
  type MetricsChanged,
} from '@carsi/contracts/analytics/events';
import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import { billingTopic } from '@carsi/contracts/billing/events';
import { directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import { reviewsTopic } from '@carsi/contracts/reviews/events';
import { commandsOf } from '@carsi/platform/events/commands';
import { policy } from '@carsi/platform/events/policies';
import { readModelOf } from '@carsi/platform/events/definition';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { complete, serve } from '@carsi/platform/hosting/serve';
import { serviceModule, type ServiceStores } from '@carsi/platform/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { Analytics } from './analytics.js';
import { closeMonths } from './closed-months/close-months.js';
import { closedMonth } from './closed-months/month.js';
import { closedMonths } from './closed-months/projection.js';
import { companyDay } from './company-day/projection.js';
import type { CompanyDay } from './company-day/row.js';
import { dataSharing } from './data-sharing/projection.js';
import { knownCompany } from './known-company/projection.js';
import { learnedSearch } from './chosen-results/learned-search.js';
import { chosenResults } from './chosen-results/projection.js';
import { publishLearned } from './chosen-results/publish-learned.js';
import { knownPlan } from './plans/projection.js';
import { Postponed } from './postponed/postponed.js';
import { trackWhenPostponed } from './postponed/track-when-postponed.js';
import { publish } from './publish.js';
import { searches } from './searches/projection.js';
import { publishViews } from './total-views/publish-views.js';
import { totalViews } from './total-views/total-views.js';
import { DailySalt } from './visitor/daily-salt.js';

/** Retention of raw telemetry; months are closed more than four weeks earlier. */
const TELEMETRY_MS = 400 * 86_400_000;

/** Starts the read models and builds the use cases. */
const startAnalytics = async (
  { platform, logger, access }: ServiceContext,
  { collections, store, readModels, common }: ServiceStores,
) => {
  const { clock, log, cache } = platform;
  const totals = commandsOf(totalViews, store, clock);
  const learned = commandsOf(learnedSearch, store, clock);
  const months = commandsOf(closedMonth, store, clock);
  const publishTotals = async (days?: number): Promise<number> => {
    // Without the closed months a total would shrink.
    await readModels.waitUntilCaughtUp(closedMonths.name);
    return publishViews(readModels.of(companyDay), readModels.of(closedMonths), totals, platform, days);
  };
  /** What is not counted yet is not deleted: rows that are being made again still need it. */
  const closeOld = async (): Promise<void> => {
    const projections = [knownCompany, companyDay, searches, chosenResults, closedMonths];
    const level = await Promise.all(projections.map(({ name }) => readModels.waitUntilCaughtUp(name)));
    if (level.includes(false)) return logger.warn('months are closed when the projections have caught up');
    const progress = await collections.open<{ month: string }>('closing', { source: true });
    const [days, companies] = [readModels.of(companyDay), readModels.of(knownCompany)];
    await closeMonths({ days, companies, commands: months, progress, clock });
    for (const topic of [interactionsTopic, postponedTopic])
      await log.deleteBefore?.(topic, new Date(clock.now().getTime() - TELEMETRY_MS));
  };

  /** Signals open dashboards which companies to reload. A signal may be lost: they reload when they reconnect. */
  const signalDashboards = async (changed: readonly { row: CompanyDay | undefined }[]): Promise<void> => {
    const companyIds = [...new Set(changed.flatMap(({ row }) => row?.companyId ?? []))];
    await cache
      .signal(metricsChanged, { companyIds } satisfies MetricsChanged)
      .catch((error: unknown) => logger.warn({ err: error }, 'open dashboards were not told'));
  };

  await readModels.start([
    ...common,
    readModelOf({ projection: knownCompany, sources: [directoryTopic] }),
    readModelOf({
      projection: companyDay,
      sources: [interactionsTopic, directoryTopic, reviewsTopic],
      indexes: [['companyId'], ['date']],
      afterWrite: signalDashboards,
    }),
    readModelOf({ projection: closedMonths, sources: ['store'], indexes: [['companyId']] }),
    readModelOf({ projection: knownPlan, sources: [billingTopic] }),
    readModelOf({ projection: dataSharing, sources: [identityTopic] }),
    readModelOf({
      projection: searches,
      sources: [interactionsTopic],
      indexes: [
        ['found', 'asked', 'query'],
        ['found', 'popularity', 'query'],
      ],
    }),
    readModelOf({ projection: chosenResults, sources: [interactionsTopic], indexes: [['words'], ['day']] }),
  ]);

  const publishLearnedOf = async (days?: number): Promise<number> => {
    await readModels.waitUntilCaughtUp(chosenResults.name);
    return publishLearned(readModels.of(chosenResults), learned, platform, days);
  };
  const salt = await DailySalt.open(collections, clock);
  await salt.destroyOld();
  const everyMinute = new RepeatingTask(clock, 60_000, logger);
  const everyHour = new RepeatingTask(clock, 3_600_000, logger);
  everyMinute.start(() => salt.destroyOld());
  everyHour.start(async () => {
    await publishTotals();
    await publishLearnedOf();
    await closeOld();
  });
  const publishTotalsOf = async (days: number): Promise<number> => {
    await readModels.waitUntilCaughtUp(companyDay.name);
    return publishTotals(days);
  };
  const publishing = { publishTotals: publishTotalsOf, publishLearned: publishLearnedOf };
  const analytics = new Analytics({ readModels, log, cache, clock, salt, access, ...publishing });
  const postponed = new Postponed({ readModels, clock, log, salt });
  return { analytics, postponed, everyMinute, everyHour };
};

/** Every call of the contract, and who answers it. */
const serves = complete<AnalyticsCalls>()({ analytics: serve<AnalyticsCalls>()(Analytics) });

@Module({})
export class AnalyticsModule {
  static on(context: ServiceContext): DynamicModule {
    return serviceModule(AnalyticsModule, context, {
      name: 'analytics',
      publish,
      start: (stores) => startAnalytics(context, stores),
      serves,
      consumers: [competing(postponedTopic, 'analytics-postponed')],
      policies: ({ postponed }) => [policy(trackWhenPostponed, postponedTopic, (command) => postponed.track(command))],
      // Visitors are an HMAC under a salt that lives for a day: counts are not personal data.
      personalData: async () => [],
      stop: ({ everyMinute, everyHour }) => {
        everyMinute.stop();
        everyHour.stop();
      },
    });
  }
}
