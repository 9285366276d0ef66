import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { networkOf } from '../answers/networks.js';
import type { CachedResponses } from './cached-responses.js';

/** Fastify sets this on servers that it makes itself. */
const KEEP_ALIVE_MS = 72_000;
/** While draining, a connection without a request is closed after this long. */
const DRAINING_MS = 500;
/** A head, and a whole request with the largest picture over a slow line, take no longer. */
const HEAD_MS = 20_000;
const REQUEST_MS = 120_000;
const CHECKED_EVERY_MS = 5_000;
const CONNECTIONS_OF_AN_ADDRESS = 2_000;

interface Options {
  readonly cached: CachedResponses;
  readonly isDraining: () => boolean;
  /** Not behind a proxy: there all connections are the proxy's. */
  readonly limitConnections: boolean;
}

/**
 * A server that sends cached responses before Fastify sees the request: nearly every request of a busy site ends here, and routing,
 * hooks and a reply would cost more than the bytes. Only responses that need no tracking afterwards are sent here. While draining, Fastify
 * handles everything and closes the connections.
 */
export const httpServer =
  ({ cached, isDraining, limitConnections }: Options) =>
  (fastify: RequestListener): Server => {
    const times = {
      headersTimeout: HEAD_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    };
    const server = createServer(times, (request, response) => {
      // Busy connections would otherwise stay as long as their clients send requests, and the process with them.
      if (isDraining()) response.setHeader('connection', 'close');
      else {
        const answer = cached.find(request);
        if (answer?.shown.length === 0 && cached.send(request, response, answer, ['x-request-id', randomUUID()]))
          return;
      }
      fastify(request, response);
    });
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    if (limitConnections) limitConnectionsOf(server);
    // A connection that looks idle may carry a request that is not read yet: it is answered first, then closed.
    const closeIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => void setTimeout(closeIdle, DRAINING_MS);
    return server;
  };

/** An address with too many connections gets no more, and takes none from others. */
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
