import { interactionsTopic } from '@carsi/contracts/analytics';
import { directoryTopic } from '@carsi/contracts/directory';
import { reviewsTopic } from '@carsi/contracts/reviews';
import { Views, viewOf } from '@carsi/platform/events/views';
import { Access } from '@carsi/platform/hosting/access';
import { Every } from '@carsi/platform/hosting/every';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { Module, type DynamicModule } from '@nestjs/common';
import { Analytics } from './analytics.js';
import { companyDay } from './company-day/projection.js';
import { lastDays } from '@carsi/platform/hosting/istanbul';
import { metricsOf } from './company-day/query.js';
import type { CompanyDay } from './company-day/row.js';
import { RequestsController } from './edge/requests.controller.js';
import { knownCompany } from './known-company/projection.js';
import { publish } from './publish.js';
import { DailySalt } from './visitor/daily-salt.js';

/** The days of a window that an open dashboard shows at first. */
const DASHBOARD_DAYS = 30;

@Module({})
export class AnalyticsModule {
  static on({ platform, logger, operatorKey }: ServiceContext): DynamicModule {
    const { clock, log, cache } = platform;
    const collections = platform.collections('analytics');
    const views = new Views(platform.store('analytics', publish), collections, log, clock, logger);
    const days = views.view(companyDay);

    /** Tells open dashboards. A signal may be lost: they read again when they reconnect. */
    const tell = async (changed: readonly { row: CompanyDay | undefined }[]): Promise<void> => {
      const companies = new Set(changed.flatMap(({ row }) => row?.companyId ?? []));
      for (const companyId of companies) {
        const { metrics } = await metricsOf(days, companyId, lastDays(clock.now(), DASHBOARD_DAYS));
        await cache.signal('metrics-changed', { companyId, metrics });
      }
    };

    const definitions = [
      viewOf({ projection: knownCompany, sources: [directoryTopic] }),
      viewOf({ projection: companyDay, sources: [interactionsTopic, directoryTopic, reviewsTopic], indexes: [['companyId']], afterWrite: tell }),
    ];

    const everyHalfHour = new Every(clock, 30 * 60_000, logger);
    return {
      module: AnalyticsModule,
      controllers: [RequestsController],
      providers: [
        {
          provide: Analytics,
          useFactory: async () => {
            await views.start(definitions);
            const salt = await DailySalt.open(collections, clock);
            everyHalfHour.start(() => salt.destroyOld());
            return new Analytics(views, log, cache, clock, salt, new Access(operatorKey));
          },
        },
        { provide: Views, useValue: views },
        { provide: 'lifecycle', useValue: { onApplicationShutdown: async () => (everyHalfHour.stop(), views.stop()) } },
      ],
    };
  }
}
