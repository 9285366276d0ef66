import { analyticsQuery, auditQuery, exportQuery, type AnalyticsRecord } from '@carsi/contracts/http/analytics';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { auditCsv, recordsCsv, toAnalyticsRecord } from './analytics.http.js';
import { Categories } from './categories/categories.js';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 365;

/** A company's figures, for its owner and admins. */
@Controller('api/companies/:id/analytics')
export class AnalyticsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Get()
  async records(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ): Promise<AnalyticsRecord[]> {
    await this.#member(request);
    const { period = 'monthly', days, summary } = read(analyticsQuery, raw);
    const wish = { companyId, days: daysOf(days), period: summary ? null : period };
    const [dashboard, categories] = await Promise.all([
      this.services.analytics.dashboard(wish, contextOf(request)),
      this.categories.byId(),
    ]);
    void reply.headers({
      'x-analytics-days': String(dashboard.days),
      'x-analytics-history': String(dashboard.history),
    });
    return dashboard.records.map((record) => toAnalyticsRecord(record, categories));
  }

  @Get('audit')
  async audit(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ): Promise<void> {
    await this.#member(request);
    const { metric, days, format = 'json' } = read(auditQuery, raw);
    const audit = await this.services.analytics.audit({ companyId, metric, days: daysOf(days) }, contextOf(request));
    reply.header('cache-control', 'no-store');
    if (format === 'json') await reply.send(audit);
    else await sendCsv(reply, `${metric}-${audit.days}-gun.csv`, auditCsv(audit));
  }

  @Get('export')
  async export(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ): Promise<void> {
    await this.#member(request);
    const wish = { companyId, days: daysOf(read(exportQuery, raw).days), period: 'daily' as const };
    const { days, records } = await this.services.analytics.dashboard(wish, contextOf(request));
    reply.header('cache-control', 'no-store');
    await sendCsv(reply, `istatistikler-${days}-gun.csv`, recordsCsv(records));
  }

  async #member(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
  }
}

const daysOf = (days = DEFAULT_DAYS): number => Math.min(MOST_DAYS, days);

const sendCsv = async (reply: FastifyReply, name: string, text: string): Promise<void> => {
  await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(text);
};
