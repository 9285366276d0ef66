import type { RequestContext, Requests, ServiceName } from '../platform.js';

/** A service's request interface as others call it: one method a pattern, all asynchronous. */
export type Client<Interface> = {
  readonly [Pattern in keyof Interface]: Interface[Pattern] extends (body: infer Body, context: RequestContext) => Promise<infer Answer>
    ? (body: Body, context: RequestContext) => Promise<Answer>
    : never;
};

/** Calls `service` by the interface it publishes in contracts; the method's name is the message pattern. */
export const clientOf = <Interface>(requests: Requests, service: ServiceName): Client<Interface> =>
  new Proxy({} as Client<Interface>, {
    get: (_target, pattern) => (typeof pattern === 'string' && pattern !== 'then' ? (body: unknown, context: RequestContext) => requests.call(service, pattern, body, context) : undefined),
  });

/** What arrives at a service's `@MessagePattern`. */
export interface Incoming<Body> {
  readonly body: Body;
  readonly context: RequestContext;
}
