import { rebuildBody, replayBody, skipBody, type OperatedService } from '@carsi/contracts/http/administration';
import type { ReadModelStatus } from '@carsi/platform/events/read-models';
import { Refused, type ServiceName } from '@carsi/platform/platform';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { EVERY_SERVICE, type EveryService, type Operated } from '../every-service.js';
import { SignIn } from '../sign-in/sign-in.js';

/** How the services are, and what an admin does about it. For admins here, and again in each service. */
@Controller('api/admin/operations')
export class OperationsController {
  constructor(
    @Inject(EVERY_SERVICE) private readonly every: EveryService,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<OperatedService[]> {
    await this.#admin(request);
    return Promise.all([...this.every].map(([name, service]) => this.#look(name, service, request)));
  }

  @Post(':service/rebuild')
  @HttpCode(202)
  async rebuild(@Req() request: FastifyRequest, @Param('service') name: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { projection } = read(rebuildBody, raw);
    return this.#named(name).opsStartRebuild({ name: projection }, contextOf(request));
  }

  @Post(':service/replay')
  @HttpCode(200)
  async replay(@Req() request: FastifyRequest, @Param('service') name: string, @Body() raw: unknown) {
    await this.#admin(request);
    return this.#named(name).opsReplay(read(replayBody, raw), contextOf(request));
  }

  @Post(':service/skip')
  @HttpCode(200)
  async skip(@Req() request: FastifyRequest, @Param('service') name: string, @Body() raw: unknown) {
    await this.#admin(request);
    return this.#named(name).opsSkip(read(skipBody, raw), contextOf(request));
  }

  /** One that is away is told as such, and the others all the same. */
  async #look(name: ServiceName, service: Operated, request: FastifyRequest): Promise<OperatedService> {
    const began = Date.now();
    const took = (): number => Date.now() - began;
    try {
      const context = contextOf(request);
      const [views, parked] = await Promise.all([service.opsViews({}, context), service.opsParked({}, context)]);
      const projections = await Promise.all(
        views.map(async (view) => ({
          ...told(view),
          rebuilding: await service.opsRebuilding({ name: view.name }, context),
        })),
      );
      return { name, up: true, took: took(), projections, parked: [...parked] };
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      return { name, up: false, took: took(), projections: [], parked: [] };
    }
  }

  #named(name: string): Operated {
    const service = this.every.get(name as ServiceName);
    if (!service) throw new ApiException(404);
    return service;
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}

const told = ({ name, version, generation, faults, position, head, lag }: ReadModelStatus) => ({
  name,
  version,
  generation,
  faults,
  behind: Math.max(0, head - position) + lag,
});
