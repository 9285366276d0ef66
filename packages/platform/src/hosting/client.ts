import type { CallContext, Calls, ServiceName } from '../platform.js';

/** A service's calls with their context: what callers use, and what use cases implement. */
export type Served<Interface> = {
  readonly [Pattern in keyof Interface]: Interface[Pattern] extends (body: infer Body) => infer Answer
    ? (body: Body, context: CallContext) => Answer
    : never;
};

/** Calls `service` by the interface it publishes in contracts; the method's name is the message pattern. */
export const clientOf = <Interface>(calls: Calls, service: ServiceName): Served<Interface> =>
  new Proxy({} as Served<Interface>, {
    get: (_target, pattern) =>
      typeof pattern === 'string' && pattern !== 'then'
        ? (body: unknown, context: CallContext) => calls.call(service, pattern, body, context)
        : undefined,
  });

/** What arrives at a service's `@MessagePattern`. */
export interface Incoming<Body> {
  readonly body: Body;
  readonly context: CallContext;
}
