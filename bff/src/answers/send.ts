import type { IncomingMessage, ServerResponse } from 'node:http';
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
  const encoding = answer.body.length < WORTH_COMPRESSING ? undefined : encodingOf(request.headers['accept-encoding']);
  if (encoding) await reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
  else await reply.send(answer.body);
};

/**
 * Sends what is kept past Fastify's reply, which costs more than everything else about it. False where that cannot be done at
 * once (its compressed bytes are still to be made): then the ordinary way answers.
 */
export const sendKept = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: PublicAnswer,
  more: readonly string[],
): boolean => {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const packed = answer.packed(answer.body.length < WORTH_COMPRESSING ? undefined : encodingOf(accepted));
  if (!packed) return false;
  const fresh = answer.status === 200 && known === answer.etag;
  response.writeHead(fresh ? 304 : answer.status, [...(fresh ? packed.headKnown : packed.head), ...more]);
  response.end(fresh ? undefined : packed.body);
  return true;
};

const encodingOf = (accepted: string | string[] | undefined): 'br' | 'gzip' | undefined => {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : undefined;
};
