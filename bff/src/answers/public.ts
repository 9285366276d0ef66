import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits, LimitName } from './limits.js';
import type { Made, PublicCache } from './public-cache.js';
import { sendPublic } from './send.js';

export interface PublicOptions {
  /** How long the bytes may be kept here, where events drop them. */
  readonly ttlMs: number;
  /** How long a browser may keep them without asking. */
  readonly browserSeconds?: number;
  readonly limit?: LimitName;
}

/** Answers a public GET: limit, kept bytes or made ones, conditional and compressed. */
export class PublicAnswers {
  constructor(
    readonly cache: PublicCache,
    private readonly limits: Limits,
  ) {}

  async json(
    request: FastifyRequest,
    reply: FastifyReply,
    { ttlMs, browserSeconds = 0, limit = 'read' }: PublicOptions,
    make: () => Promise<JsonMade>,
  ): Promise<void> {
    await this.limits.take(limit, request.ip);
    const answer = await this.cache.answer(request.url, ttlMs, async (): Promise<Made> => {
      const { body, headers, ...rest } = await make();
      return {
        ...rest,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body: JSON.stringify(body),
        ...(browserSeconds > 0 && { cacheControl: `public, max-age=${browserSeconds}` }),
      };
    });
    await sendPublic(request, reply, answer);
  }
}

export type JsonMade = Omit<Made, 'body'> & { readonly body: unknown };

/** Lists tell how many there are in all and where the neighbouring pages are. */
export const listHeaders = (url: string, total: number, limit: number, offset: number): Record<string, string> => {
  const at = (start: number): string => {
    const address = new URL(url, 'http://localhost');
    address.searchParams.set('limit', String(limit));
    address.searchParams.set('offset', String(start));
    return `<${address.pathname}${address.search}>`;
  };
  const links = [
    ...(offset > 0 ? [`${at(Math.max(0, offset - limit))}; rel="prev"`] : []),
    ...(offset + limit < total ? [`${at(offset + limit)}; rel="next"`] : []),
  ];
  return { 'x-total-count': String(total), ...(links.length > 0 && { link: links.join(', ') }) };
};
