import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { networkOf } from './networks.js';
import type { Of, PublicCache } from './public-cache.js';
import { sendKept } from './send.js';

/** Fastify sets this on servers that it makes itself. */
const KEEP_ALIVE_MS = 72_000;
/** After this long on the way out, a connection without a question is closed. */
const ON_ITS_WAY_MS = 500;
/** A head, and a whole request with the largest picture over a slow line, take no longer. */
const HEAD_MS = 20_000;
const REQUEST_MS = 120_000;
const CHECKED_EVERY_MS = 5_000;
const CONNECTIONS_OF_AN_ADDRESS = 2_000;

/**
 * A server that sends what is kept before Fastify makes a request of it: nearly every request of a busy site ends here, and routing,
 * hooks and a reply cost more than its bytes. Only answers of which nothing is noted afterwards go this way, and none that whoever asks
 * may see another version of. On the way out all
 * is Fastify's, and connections are told to close.
 */
export const keptFirst =
  (
    cache: PublicCache,
    always: (url: string) => readonly string[],
    draining: () => boolean,
    mayBeOwn: (authorization: string, of: Of) => boolean,
    limitConnections: boolean,
  ) =>
  (fastify: RequestListener): Server => {
    const times = {
      headersTimeout: HEAD_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    };
    const server = createServer(times, (request, response) => {
      // Busy connections would otherwise stay as long as their clients ask, and the process with them.
      if (draining()) response.setHeader('connection', 'close');
      const answer = request.method === 'GET' && !draining() ? cache.kept(request.url!) : undefined;
      const { authorization } = request.headers;
      const own = authorization !== undefined && answer?.of !== undefined && mayBeOwn(authorization, answer.of);
      if (
        answer?.shown.length === 0 &&
        !own &&
        sendKept(request, response, answer, [...always(request.url!), 'x-request-id', randomUUID()])
      )
        return;
      fastify(request, response);
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    if (limitConnections) limitConnectionsOf(server);
    // What looks idle may have a question on its way that nobody has read yet: it is answered first, and told to close.
    const closeIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => void setTimeout(closeIdle, ON_ITS_WAY_MS);
    return server;
  };

/** One address that holds too many connections gets no more, and takes none from others. */
const limitConnectionsOf = (server: Server): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > CONNECTIONS_OF_AN_ADDRESS) return socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
};
