import { trafficSources, type TrafficSource } from '@carsi/contracts/analytics';
import { interactionBody } from '@carsi/contracts/http/tracking';
import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { findProvince } from '@carsi/turkish/places';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { Categories, findCategory } from './categories/categories.js';
import { seen } from './seen.js';

/** Empty as specified; where the visitor came from may be told. */
const visitBody = z.object({
  source: z.enum(trafficSources).optional(),
  city: z.string().max(60).optional(),
  category: z.string().max(100).optional(),
  q: z.string().max(200).optional(),
});

@Controller('api')
export class TrackingController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Post('companies/:id/track-visit')
  @HttpCode(202)
  async visit(@Req() request: FastifyRequest, @Param('id') companyId: string, @Body() raw: unknown) {
    const { source = 'direct', city, category, q } = read(visitBody, raw);
    await this.limits.takeFrom('track', request);
    const context = contextOf(request);
    const known = category === undefined ? undefined : findCategory(category, await this.categories.byId());
    const visit = {
      ...seen(request, companyId, context.commandId),
      source: source as TrafficSource,
      city: (city && findProvince(city)?.plate) || null,
      ...(known && { category: known.id }),
      ...(q !== undefined && { query: q }),
    };
    const { id, counted } = await this.services.analytics.trackVisit(visit, context);
    return { success: true, visit_id: id, counted };
  }

  @Post('analytics')
  @HttpCode(202)
  async interaction(@Req() request: FastifyRequest, @Body() raw: unknown) {
    const { company_id, event_type } = read(interactionBody, raw);
    await this.limits.takeFrom('track', request);
    const context = contextOf(request);
    const interaction = { ...seen(request, company_id, context.commandId), kind: event_type };
    const { counted } = await this.services.analytics.trackInteraction(interaction, context);
    return { success: true, counted };
  }
}
