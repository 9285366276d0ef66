import type { FastifyReply, FastifyRequest } from 'fastify';

/** A form or a JSON of a few hundred kB, over the slowest line. Pictures have the time of a whole request. */
const BODY_MS = 30_000;

/** Ends a request whose body does not arrive: 408, and the connection is closed. */
export const limitBodyTime = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const { raw } = request;
  const small = raw.method !== 'GET' && raw.method !== 'HEAD' && !raw.headers['content-type']?.startsWith('multipart/');
  if (small && !raw.complete) {
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      reply.hijack();
      reply.raw.writeHead(408, { connection: 'close' }).end(() => raw.destroy());
    }, BODY_MS).unref();
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  }
  done();
};
