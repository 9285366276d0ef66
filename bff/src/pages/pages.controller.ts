import { randomUUID } from 'node:crypto';
import { All, Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { PublicCache, type Made } from '../answers/public-cache.js';
import { sendPublic } from '../answers/send.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SETTINGS, type Settings } from '../settings.js';
import { loadAssets, type Asset, type Renderer } from './web.js';

/** Marks the calls of a page render: their answers have not been shown yet. */
export const RENDERING = 'x-carsi-rendering';
export const RENDERING_KEY = randomUUID();

export const RENDERER = Symbol('renderer');

const CACHED_MS = 60_000;
const YEAR = 31_536_000;

const TOO_OFTEN = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Biraz bekleyin</title><h1>Çok fazla sayfa açıldı</h1><p>Lütfen bir dakika bekleyip sayfayı yenileyin.</p></html>`;

/** Server-rendered pages and their assets. Public HTML contains no personal data, so it is cached like every public response. */
@Controller()
export class PagesController {
  #assets: ReadonlyMap<string, Asset> | undefined;

  constructor(
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(RENDERER) private readonly renderer: Renderer,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  /** It contains the site's name. */
  @Get('assets/site.webmanifest')
  async manifest(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const answer = await this.cache.answer('/assets/site.webmanifest', CACHED_MS, async () => {
      const { siteName: name } = await this.facts.now();
      const { siteManifest } = this.renderer;
      const body = JSON.stringify(siteManifest(name));
      return { body, headers: { 'content-type': 'application/manifest+json' }, cacheControl: 'no-cache', tags: [] };
    });
    return sendPublic(request, reply, answer);
  }

  @Get('assets/*')
  async asset(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    this.#assets ??= loadAssets();
    const path = request.url.split('?', 1)[0]!;
    const asset = this.#assets.get(path);
    if (!asset) return reply.code(404).header('content-type', 'text/plain').send('');
    const answer = await this.cache.answer(path, YEAR * 1000, async () => ({
      body: asset.body,
      headers: { 'content-type': asset.contentType },
      cacheControl: asset.immutable ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600',
      tags: [],
    }));
    return sendPublic(request, reply, answer);
  }

  @All('api/*')
  async unknownCall(@Req() request: FastifyRequest): Promise<never> {
    await this.limits.takeFrom('page', request);
    throw new ApiException(404);
  }

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const target = this.renderer.readTarget(request.url);
    if ('moved' in target) {
      return reply.code(301).headers({ location: target.moved, 'cache-control': 'no-store' }).send();
    }
    const cached = this.cache.cached(target.url);
    if (!cached && (await this.#tooOften(request, reply))) return reply;
    const answer = cached ?? (await this.cache.answer(target.url, CACHED_MS, () => this.#render(target.url, request)));
    return sendPublic(request, reply, answer);
  }

  /** An error page for people, without rendering. */
  async #tooOften(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      await this.limits.takeFrom('page', request);
      return false;
    } catch (error) {
      if (!(error instanceof ApiException)) throw error;
      await reply
        .code(429)
        .headers({ 'retry-after': String(error.retryAfterSeconds), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(TOO_OFTEN);
      return true;
    }
  }

  async #render(url: string, { ip }: FastifyRequest): Promise<Made> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const degraded = new Set<string>();
    let refused = false;
    const shown: string[] = [];
    const fetchJson = async (path: string) => {
      const response = await fastify.inject({
        method: 'GET',
        url: path,
        // Counted against the visitor's own limit, so excessive visitors do not affect others.
        remoteAddress: ip,
        headers: { accept: 'application/json', [RENDERING]: RENDERING_KEY },
      });
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      );
      if (headers['x-degraded']) degraded.add(headers['x-degraded']);
      refused ||= response.statusCode === 429 || response.statusCode >= 500;
      const body = response.body === '' ? null : (JSON.parse(response.body) as unknown);
      if (path.startsWith('/api/companies/search')) shown.push(...idsOf(body));
      return { status: response.statusCode, body, headers };
    };
    const { publicUrl: origin } = this.settings;
    const { operator, tiles, siteName, supportHours } = await this.facts.now();
    const { status, headers, html, tags, keep } = await this.renderer.render({
      url,
      origin,
      fetchJson,
      settings: { tiles, operator, siteName, supportHours },
    });
    return {
      status,
      headers: { ...headers, ...(degraded.size > 0 && { 'x-degraded': [...degraded].join(', ') }) },
      body: html,
      tags,
      shown,
      keep: keep && degraded.size === 0 && !refused && status < 500,
      ...(!keep && { cacheControl: 'no-store' }),
    };
  }
}

const idsOf = (answer: unknown): readonly string[] =>
  ((answer as { results?: readonly { id: string }[] } | null)?.results ?? []).map(({ id }) => id);
