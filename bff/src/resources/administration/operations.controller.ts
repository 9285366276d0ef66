import type { OperatedService } from '@carsi/contracts/administration';
import type { ReadModelStatus } from '@carsi/platform/events/read-models';
import { Refused, type ServiceName } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { Implements, type RequestOf } from '../../routes/implements.js';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { ApiException } from '../../answers/errors.filter.js';
import { EVERY_SERVICE, type EveryService, type Operated } from '../../every-service.js';

/** How the services are, and what an admin does about it. For admins here, and again in each service. */
@Controller()
export class OperationsController {
  constructor(@Inject(EVERY_SERVICE) private readonly every: EveryService) {}

  @Implements('GET /api/admin/operations')
  async list({ request }: RequestOf<'GET /api/admin/operations'>) {
    return Promise.all([...this.every].map(([name, service]) => this.#look(name, service, request)));
  }

  @Implements('POST /api/admin/operations/{service}/rebuild')
  async rebuild({
    params: { service: name },
    body,
    context,
  }: RequestOf<'POST /api/admin/operations/{service}/rebuild'>) {
    const { projection } = body;
    return this.#serviceOf(name).opsStartRebuild({ name: projection }, context);
  }

  @Implements('POST /api/admin/operations/{service}/replay')
  async replay({ params: { service: name }, body, context }: RequestOf<'POST /api/admin/operations/{service}/replay'>) {
    return this.#serviceOf(name).opsReplay(body, context);
  }

  @Implements('POST /api/admin/operations/{service}/skip')
  async skip({ params: { service: name }, body, context }: RequestOf<'POST /api/admin/operations/{service}/skip'>) {
    return this.#serviceOf(name).opsSkip(body, context);
  }

  /** An unavailable service is reported as such, beside the others. */
  async #look(name: ServiceName, service: Operated, request: FastifyRequest): Promise<OperatedService> {
    const began = Date.now();
    const took = (): number => Date.now() - began;
    try {
      const context = contextOf(request);
      const [views, parked] = await Promise.all([service.opsViews({}, context), service.opsParked({}, context)]);
      const projections = await Promise.all(
        views.map(async (view) => ({
          ...statusOf(view),
          rebuilding: await service.opsRebuilding({ name: view.name }, context),
        })),
      );
      return { name, up: true, took: took(), projections, parked: [...parked] };
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      return { name, up: false, took: took(), projections: [], parked: [] };
    }
  }

  #serviceOf(name: string): Operated {
    const service = this.every.get(name as ServiceName);
    if (!service) throw new ApiException(404);
    return service;
  }
}

const statusOf = ({ name, version, generation, faults, position, head, lag }: ReadModelStatus) => ({
  name,
  version,
  generation,
  faults,
  behind: Math.max(0, head - position) + lag,
});
