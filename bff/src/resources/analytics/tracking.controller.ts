import { Controller, Inject } from '@nestjs/common';
import { findProvince } from '@carsi/turkish/places';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories, findCategory } from '../categories/categories.js';
import { PostponedTracking } from './postponed-tracking.js';
import { searchOf, visitOf } from './visit.js';

@Controller()
export class TrackingController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PostponedTracking) private readonly postponed: PostponedTracking,
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
    const visitor = visitOf(request, companyId, context.commandId);
    const from = {
      source,
      city: (city && findProvince(city)?.plate) || null,
      ...(known && { category: known.id }),
    };
    const { id, counted } = await this.services.analytics
      .trackVisit({ ...visitor, ...from, ...searchOf(request, body) }, context)
      .catch((error: unknown) => this.postponed.add(request, visitor, { type: 'VisitTracked', data: from }, error));
    return { success: true as const, visit_id: id, counted };
  }

  @Implements('POST /api/analytics')
  async interaction({ body, context, request }: RequestOf<'POST /api/analytics'>) {
    const { company_id, event_type } = body;
    const visitor = visitOf(request, company_id, context.commandId);
    const { counted } = await this.services.analytics
      .trackInteraction({ ...visitor, kind: event_type, ...searchOf(request, body) }, context)
      .catch((error: unknown) =>
        this.postponed.add(request, visitor, { type: 'InteractionTracked', data: { kind: event_type } }, error),
      );
    return { success: true as const, counted };
  }
}
