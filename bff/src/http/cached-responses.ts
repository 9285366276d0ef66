import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { PublicAnswer, PublicCache } from '../answers/public-cache.js';
import { encodingFor } from '../answers/send.js';
import type { SignIn } from '../sign-in/sign-in.js';
import type { SecurityHeaders } from './security-headers.js';

/**
 * Serves cached responses without Fastify's reply, which would be their largest cost. The server's own listener comes first
 * (`http-server.ts`); responses that are tracked afterwards are served by the hook, which has Fastify's request.
 */
export class CachedResponses {
  constructor(
    private readonly cache: PublicCache,
    private readonly signIn: Pick<SignIn, 'mayBeOwn'>,
    private readonly securityHeaders: Pick<SecurityHeaders, 'of'>,
  ) {}

  /** The response as every visitor gets it; none where the caller may get another version. */
  find({ method, url, headers: { authorization } }: IncomingMessage): PublicAnswer | undefined {
    const answer = method === 'GET' ? this.cache.cached(url!) : undefined;
    const own =
      authorization !== undefined && answer?.of !== undefined && this.signIn.mayBeOwn(authorization, answer.of);
    return own ? undefined : answer;
  }

  /** False where its compressed bytes are still to be made: then Fastify answers. `more`: further headers, names and values in turn. */
  send(request: IncomingMessage, response: ServerResponse, answer: PublicAnswer, more: readonly string[]): boolean {
    const packed = answer.packed(encodingFor(request.headers['accept-encoding'], answer.body));
    if (!packed) return false;
    const fresh = answer.status === 200 && request.headers['if-none-match'] === answer.etag;
    const { inTurn } = this.securityHeaders.of(request.url!);
    response.writeHead(fresh ? 304 : answer.status, [...(fresh ? packed.headKnown : packed.head), ...inTurn, ...more]);
    response.end(fresh ? undefined : packed.body);
    return true;
  }

  /** Serves what the listener left, and gives every other response its security headers. */
  hookInto(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, reply, done) => {
      const doubled = request.originalUrl.startsWith('/api/api/') && { deprecation: 'true' };
      const allHeaders = { 'x-request-id': request.id, ...doubled };
      const answer = this.find(request.raw);
      if (answer && this.send(request.raw, reply.raw, answer, Object.entries(allHeaders).flat())) {
        request.shown = answer.shown;
        reply.hijack();
        return;
      }
      void reply.headers({ ...this.securityHeaders.of(request.url).byName, ...allHeaders });
      // A response to a token belongs to its person alone; public responses override this.
      if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
      done();
    });
  }
}
