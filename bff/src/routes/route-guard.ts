import { routeOf, type RouteKey } from '@carsi/contracts/all-routes';
import type { Route } from '@carsi/contracts/common/route';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { parseInput } from './parse-input.js';
import { SignIn } from '../sign-in/sign-in.js';

const inputs = new WeakMap<FastifyRequest, unknown>();

/** Admits, counts and parses a request as its route declares, in this order: who, limit, query, body. */
@Injectable()
export class RouteGuard implements CanActivate {
  static readonly KEY = 'route';
  static readonly inputOf = (request: FastifyRequest): unknown => inputs.get(request);

  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  async canActivate(host: ExecutionContext): Promise<boolean> {
    const key = Reflect.getMetadata(RouteGuard.KEY, host.getHandler()) as RouteKey;
    const route = routeOf(key);
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const person = await this.#admit(route, request);
    await this.#count(route, request, person);
    inputs.set(request, {
      route: key,
      params: request.params,
      query: route.query && parseInput(route.query, request.query),
      body: route.body && parseInput(route.body, request.body),
      person,
      context: contextOf(request),
      request,
      reply: host.switchToHttp().getResponse<FastifyReply>(),
    });
    return true;
  }

  async #admit({ who, signIn }: Route, request: FastifyRequest): Promise<PersonActor | undefined> {
    if (who === 'anyone') return undefined;
    if (who === 'admin') return this.signIn.requireAdmin(request);
    const { userId, id } = request.params as { userId?: string; id?: string };
    if (who === 'self') return this.signIn.requireSelf(request, userId ?? id ?? '');
    return this.signIn.require(request, signIn);
  }

  async #count({ limit }: Route, request: FastifyRequest, person: PersonActor | undefined): Promise<void> {
    if (limit === null) return;
    if (person) await this.limits.take(limit ?? 'account', person.id);
    else if (limit) await this.limits.takeFrom(limit, request);
  }
}
