import {
  allRoutes,
  routeOf,
  type ResponseOf,
  type Parsed,
  type RouteKey,
  type Routes,
} from '@carsi/contracts/all-routes';
import type { ParamsOf } from '@carsi/contracts/common/route';
import type { PersonActor } from '@carsi/platform/hosting/access';
import type { CallContext } from '@carsi/platform/platform';
import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  Res,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouteGuard } from './route-guard.js';

/** What a handler of this route gets: admitted, counted and parsed. */
export interface RequestOf<Key extends RouteKey> {
  readonly route: Key;
  readonly params: ParamsOf<Key>;
  readonly query: Parsed<Key, 'query'>;
  readonly body: Parsed<Key, 'body'>;
  readonly person: Routes[Key]['who'] extends 'anyone' ? undefined : PersonActor;
  /** Travels with the handler's call; a handler with several calls makes a context for each. */
  readonly context: CallContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Key extends RouteKey, Result> = <Method extends (input: RequestOf<Key>) => Promise<Result>>(
  target: object,
  name: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

const implemented = new Set<RouteKey>();

/** Routes of the table that no controller implements. */
export const unimplemented = (): readonly string[] =>
  Object.keys(allRoutes).filter((key) => !implemented.has(key as RouteKey));

const Input = createParamDecorator((_data: unknown, host: ExecutionContext) =>
  RouteGuard.inputOf(host.switchToHttp().getRequest<FastifyRequest>()),
);

const mapping = (key: RouteKey): MethodDecorator => {
  if (implemented.has(key)) throw new Error(`${key} is implemented twice.`);
  implemented.add(key);
  const [method, path] = key.split(' ') as [keyof typeof RequestMethod, string];
  return applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    HttpCode(routeOf(key).status ?? 200),
    SetMetadata(RouteGuard.KEY, key),
    UseGuards(RouteGuard),
    (target: object, name: string | symbol) => Input()(target, name, 0),
  );
};

/** The method answers this route: its result is sent as JSON with the route's status. */
export const Implements = <Key extends RouteKey>(key: Key) => mapping(key) as Handler<Key, ResponseOf<Key>>;

/** As `Implements`, for a method that sends its response itself: cached bytes, files, redirects. */
export const ImplementsRaw = <Key extends RouteKey>(key: Key) =>
  applyDecorators(mapping(key), (target: object, name: string | symbol) => Res()(target, name, 1)) as Handler<
    Key,
    void
  >;
