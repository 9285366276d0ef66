import { clientCommand } from '@carsi/platform/client-command';
import type { CallContext } from '@carsi/platform/platform';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';

const DEADLINE_MS = 2_000;

/** What travels with every call that this request makes. `deadlineMs` for parts that a page can do without. */
export const contextOf = (
  request: Pick<FastifyRequest, 'id' | 'headers'> & Partial<Pick<FastifyRequest, 'method' | 'url' | 'body' | 'ip'>>,
  deadlineMs = DEADLINE_MS,
): CallContext => {
  const authorization = request.headers.authorization ?? '';
  const key = request.headers['idempotency-key'];
  const traceparent = request.headers['traceparent'];
  return {
    requestId: request.id,
    deadline: Date.now() + deadlineMs,
    ...(typeof key === 'string' && key.length > 0 && key.length <= 128 ? keyed(request, key) : { commandId: v7() }),
    ...(authorization.startsWith('Bearer ') && { token: authorization.slice('Bearer '.length) }),
    ...(typeof traceparent === 'string' && { traceparent }),
  };
};

/** Scopes a client's idempotency key: to the person of the token, otherwise to the visitor. */
const keyed = ({ headers, method = '', url = '', body, ip = '' }: Parameters<typeof contextOf>[0], key: string) =>
  clientCommand({
    key,
    from: subjectOf(headers.authorization ?? '') ?? `${ip}\n${headers['user-agent'] ?? ''}`,
    method,
    path: url.replace(/\?.*$/s, ''),
    body,
  });

/** Unchecked: who sends another's name is refused, and could only have met their own key. */
const subjectOf = (authorization: string): string | undefined => {
  try {
    const { sub } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
      sub?: unknown;
    };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};

/** A context for work without an HTTP request: page renders, sockets. */
export const internalContext = (deadlineMs = DEADLINE_MS, token?: string): CallContext => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + deadlineMs,
  ...(token !== undefined && { token }),
});
