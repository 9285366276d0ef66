import type { ResponseOf, RouteKey } from '@carsi/contracts/all-routes';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Refused } from '@carsi/platform/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SignIn, seesOwn, type Of } from '../sign-in/sign-in.js';
import { type Made, type PublicAnswer, type PublicCache } from './public-cache.js';
import { sendPublic } from './send.js';

export interface PublicOptions {
  /** How long the bytes are cached here; events invalidate them earlier. */
  readonly ttlMs: number;
  /** How long browsers may cache them without revalidating. */
  readonly browserSeconds?: number;
  /** The response of viewers with another version; `of` is undefined if nothing is public. */
  readonly own?: Own;
}

type Own = (person: PersonActor, of: Of | undefined) => Promise<OwnAnswer>;
interface OwnAnswer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class PublicAnswers {
  constructor(
    readonly cache: PublicCache,
    private readonly signIn: SignIn,
  ) {}

  /** Answers a public GET of the table of routes. */
  send<Key extends RouteKey>(
    { request, reply }: { readonly route: Key; readonly request: FastifyRequest; readonly reply: FastifyReply },
    options: PublicOptions,
    make: () => Promise<JsonMade<ResponseOf<Key>>>,
  ): Promise<void> {
    return this.json(request, reply, options, make);
  }

  /** Cached bytes or made ones, conditional and compressed. */
  async json(
    request: FastifyRequest,
    reply: FastifyReply,
    { ttlMs, browserSeconds = 0, own }: PublicOptions,
    make: () => Promise<JsonMade>,
  ): Promise<void> {
    const person = own && (await this.signIn.person(request));
    const making = this.cache.answer(request.url, ttlMs, async (): Promise<Made> => {
      const { body, headers, ...rest } = await make();
      return {
        ...rest,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body: JSON.stringify(body),
        ...(browserSeconds > 0 && { cacheControl: `public, max-age=${browserSeconds}` }),
      };
    });
    const answer = person ? await this.#unlessOwn(person, making, own!) : await making;
    if ('own' in answer) {
      const { body, headers = {} } = answer.own;
      await reply.headers(headers).header('cache-control', 'private, no-store').send(body);
    } else await sendPublic(request, reply, answer);
  }

  /** The viewer's own version, if there is one: of a public resource, and of one that is not public yet or any more. */
  async #unlessOwn(
    person: PersonActor,
    making: Promise<PublicAnswer>,
    own: Own,
  ): Promise<PublicAnswer | { readonly own: OwnAnswer }> {
    let of: Of | undefined;
    try {
      const answer = await making;
      of = answer.of;
      if (!person.admin && !(of && seesOwn(of, person.id))) return answer;
    } catch (error) {
      if (!(error instanceof Refused) || ![404, 410].includes(error.status)) throw error;
      return { own: await own(person, undefined).catch(() => Promise.reject(error)) };
    }
    return { own: await own(person, of) };
  }
}

export type JsonMade<Body = unknown> = Omit<Made, 'body'> & { readonly body: Body };

/** Clients read at most 16 kB of headers, and a link repeats the whole address. */
const LONGEST_LINK = 4_000;

/** Headers of a list: the total and links to the neighbouring pages. */
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
  const link = links.join(', ');
  return { 'x-total-count': String(total), ...(link !== '' && link.length <= LONGEST_LINK && { link }) };
};
