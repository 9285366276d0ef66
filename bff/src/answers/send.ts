import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicAnswer } from './public-cache.js';

const WORTH_COMPRESSING = 1_024;

declare module 'fastify' {
  interface FastifyRequest {
    /** The companies that its answer showed. */
    shown: readonly string[] | null;
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
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PublicAnswer,
  always: Readonly<Record<string, string>>,
): boolean => {
  const encoding = answer.body.length < WORTH_COMPRESSING ? undefined : encodingOf(request.headers['accept-encoding']);
  const body = encoding ? answer.encodedAlready(encoding) : answer.body;
  if (!body) return false;
  const known = answer.status === 200 && request.headers['if-none-match'] === answer.etag;
  request.shown = answer.shown;
  reply.hijack();
  reply.raw.writeHead(known ? 304 : answer.status, {
    ...always,
    ...answer.headers,
    'x-request-id': request.id,
    etag: answer.etag,
    'cache-control': answer.cacheControl,
    vary: 'accept-encoding',
    ...(encoding && !known && { 'content-encoding': encoding }),
    ...(!known && { 'content-length': body.length }),
  });
  reply.raw.end(known ? undefined : body);
  return true;
};

const encodingOf = (accepted: string | string[] | undefined): 'br' | 'gzip' | undefined => {
  const list = String(accepted ?? '');
  return /\bbr\b/.test(list) ? 'br' : /\bgzip\b/.test(list) ? 'gzip' : undefined;
};
