import { Controller, Inject } from '@nestjs/common';
import { findProvince } from '@carsi/turkish/places';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories, findCategory } from '../categories/categories.js';
import { searchOf, visitOf } from './visit.js';

@Controller()
export class TrackingController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Implements('POST /api/companies/{id}/track-visit')
  async visit({
    params: { id: companyId },
    body,
    context,
    request,
  }: RequestOf<'POST /api/companies/{id}/track-visit'>) {
    const { source = 'direct', city, category } = body;
    const known = category === undefined ? undefined : findCategory(category, await this.categories.byId());
    const visit = {
      ...visitOf(request, companyId, context.commandId),
      source,
      city: (city && findProvince(city)?.plate) || null,
      ...(known && { category: known.id }),
      ...searchOf(request, body),
    };
    const { id, counted } = await this.services.analytics.trackVisit(visit, context);
    return { success: true as const, visit_id: id, counted };
  }

  @Implements('POST /api/analytics')
  async interaction({ body, context, request }: RequestOf<'POST /api/analytics'>) {
    const { company_id, event_type } = body;
    const interaction = {
      ...visitOf(request, company_id, context.commandId),
      kind: event_type,
      ...searchOf(request, body),
    };
    const { counted } = await this.services.analytics.trackInteraction(interaction, context);
    return { success: true as const, counted };
  }
}
