import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { auditCsv, recordsCsv, toAnalyticsRecord } from './analytics.http.js';
import { Categories } from '../categories/categories.js';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 365;

/** A company's figures, for its owner and admins. */
@Controller()
export class AnalyticsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Implements('GET /api/companies/{id}/analytics')
  async records({ params: { id: companyId }, query, context, reply }: RequestOf<'GET /api/companies/{id}/analytics'>) {
    const { period = 'monthly', days, summary } = query;
    const wish = { companyId, days: daysOf(days), period: summary ? null : period };
    const [dashboard, categories] = await Promise.all([
      this.services.analytics.dashboard(wish, context),
      this.categories.byId(),
    ]);
    void reply.headers({
      'x-analytics-days': String(dashboard.days),
      'x-analytics-history': String(dashboard.history),
    });
    return dashboard.records.map((record) => toAnalyticsRecord(record, categories));
  }

  @ImplementsRaw('GET /api/companies/{id}/analytics/audit')
  async audit({
    params: { id: companyId },
    query,
    context,
    reply,
  }: RequestOf<'GET /api/companies/{id}/analytics/audit'>) {
    const { metric, days, format = 'json' } = query;
    const audit = await this.services.analytics.audit({ companyId, metric, days: daysOf(days) }, context);
    reply.header('cache-control', 'no-store');
    if (format === 'json') await reply.send(audit);
    else await sendCsv(reply, `${metric}-${audit.days}-gun.csv`, auditCsv(audit));
  }

  @ImplementsRaw('GET /api/companies/{id}/analytics/export')
  async export({
    params: { id: companyId },
    query,
    context,
    reply,
  }: RequestOf<'GET /api/companies/{id}/analytics/export'>) {
    const wish = { companyId, days: daysOf(query.days), period: 'daily' as const };
    const { days, records } = await this.services.analytics.dashboard(wish, context);
    reply.header('cache-control', 'no-store');
    await sendCsv(reply, `istatistikler-${days}-gun.csv`, recordsCsv(records));
  }
}

const daysOf = (days = DEFAULT_DAYS): number => Math.min(MOST_DAYS, days);

const sendCsv = async (reply: FastifyReply, name: string, text: string): Promise<void> => {
  await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
};
