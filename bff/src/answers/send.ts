import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicAnswer } from './public-cache.js';

const WORTH_COMPRESSING = 1_024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The companies that its answer showed. */
    shown: readonly string[] | null;
    /** What it searched for, where this answer was made for it and is a first page. */
    searched: { readonly q: string; readonly total: number } | null;
  }
}

/** Sends ready-made bytes: 304 where the asker has them, compressed where the asker can read that. */
export const sendPublic = async (request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): Promise<void> => {
  request.shown = answer.shown;
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header('etag', answer.etag)
    .header('cache-control', answer.cacheControl)
    .header('vary', 'accept-encoding');
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    await reply.code(304).send();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], answer.body);
  if (encoding) await reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
  else await reply.send(answer.body);
};

/** The encoding in which a caller gets these bytes; small ones are not worth it. */
export const encodingFor = (accepted: string | string[] | undefined, body: Buffer): 'br' | 'gzip' | undefined =>
  body.length < WORTH_COMPRESSING ? undefined : encodingOf(accepted);

const encodingOf = (accepted: string | string[] | undefined): 'br' | 'gzip' | undefined => {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : undefined;
};
