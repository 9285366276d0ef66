import type { RequestContext } from '@carsi/platform/platform';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';

const DEADLINE_MS = 2_000;

/** What travels with every call that this request makes. `deadlineMs` for parts that a page can do without. */
export const contextOf = (
  request: Pick<FastifyRequest, 'id' | 'headers'>,
  deadlineMs = DEADLINE_MS,
): RequestContext => {
  const authorization = request.headers.authorization ?? '';
  const key = request.headers['idempotency-key'];
  const traceparent = request.headers['traceparent'];
  return {
    requestId: request.id,
    deadline: Date.now() + deadlineMs,
    commandId: typeof key === 'string' && key.length > 0 && key.length <= 128 ? key : v7(),
    ...(authorization.startsWith('Bearer ') && { token: authorization.slice('Bearer '.length) }),
    ...(typeof traceparent === 'string' && { traceparent }),
  };
};

/** For what nobody asked by HTTP: renders, sockets. */
export const internalContext = (deadlineMs = DEADLINE_MS, token?: string): RequestContext => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + deadlineMs,
  ...(token !== undefined && { token }),
});
