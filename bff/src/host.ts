import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { TrackSearches } from '@carsi/contracts/analytics';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { healthRoutes, type Health } from '@carsi/platform/hosting/health';
import { EventLogStrategy } from '@carsi/platform/hosting/log-strategy';
import { nestLogger } from '@carsi/platform/hosting/logging';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ErrorsFilter } from './answers/errors.filter.js';
import { Appearances } from './answers/appearances.js';
import { internalContext } from './answers/context.js';
import { keptFirst } from './answers/kept-first.js';
import { networkOf } from './answers/networks.js';
import { limitBodyTime } from './answers/body-time.js';
import { PublicCache } from './answers/public-cache.js';
import { securityHeaders } from './answers/security-headers.js';
import { readJson } from './answers/read-json.js';
import { sendKept } from './answers/send.js';
import { SiteFacts } from './answers/site-facts.js';
import { Collected } from './answers/collected.js';
import { uploadLimits } from './answers/upload.js';
import { BffModule } from './bff.module.js';
import { GatedIoAdapter, SocketGate } from './live/socket-gate.js';
import { RENDERING, RENDERING_KEY } from './pages/pages.controller.js';
import { contentSecurityPolicy, loadRenderer } from './pages/web.js';
import { servicesOf } from './services.js';
import type { Settings } from './settings.js';
import { EndedSessions } from './sign-in/ended-sessions.js';
import { SignIn } from './sign-in/sign-in.js';

export interface HostedBff {
  readonly app: NestFastifyApplication;
  /** Where it listens. */
  readonly url: string;
  stop(): Promise<void>;
}

const BODY_BYTES = 256 * 1024;

/** The BFF on a port: REST, sockets and pages. */
export const hostBff = async (context: ServiceContext, settings: Settings, port: number): Promise<HostedBff> => {
  const { logger, platform } = context;
  const renderer = await loadRenderer();
  const health: Health = { started: false, draining: false };
  const cache = new PublicCache();
  const ended = new EndedSessions();
  const signIn = new SignIn(context.access, ended);
  const services = servicesOf(platform.calls);
  const policyWith = (tiles: Settings['tiles']) => contentSecurityPolicy(renderer.startScript, tiles?.roadmap);
  const always = securityHeaders(policyWith(settings.tiles));
  const facts = new SiteFacts(services, settings);
  const gate = new SocketGate(settings);
  facts.follow(({ tiles }) => always.allow(policyWith(tiles)));
  const adapter = new FastifyAdapter({
    serverFactory: keptFirst(
      cache,
      (url) => always.of(url).inTurn,
      () => health.draining,
      (authorization, of) => signIn.mayBeOwn(authorization, of),
      // Behind a proxy all connections are the proxy's.
      settings.trustProxy === 0,
    ),
    trustProxy: settings.trustProxy === 0 ? false : (_address: string, hop: number) => hop < settings.trustProxy,
    bodyLimit: BODY_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // `/api/api/*` answers like `/api/*`: the specification's data layer adds the prefix itself.
    rewriteUrl: (request: { url?: string }) => (request.url ?? '/').replace(/^\/api\/api(?=\/)/, '/api'),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', (request, reply, done) => {
    const doubled = request.originalUrl.startsWith('/api/api/') && { deprecation: 'true' };
    const { authorization } = request.headers;
    const found = request.method === 'GET' ? cache.kept(request.url) : undefined;
    const kept = authorization && found?.of && signIn.mayBeOwn(authorization, found.of) ? undefined : found;
    const { named: safe, inTurn } = always.of(request.url);
    const named = { 'x-request-id': request.id, ...doubled };
    if (kept && sendKept(request.raw, reply.raw, kept, [...inTurn, ...Object.entries(named).flat()])) {
      request.shown = kept.shown;
      reply.hijack();
      return;
    }
    void reply.headers({ ...safe, ...named });
    // What somebody's token brings belongs to nobody else; public answers say otherwise of themselves.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
  const appearances = new Appearances(services, logger);
  const searched = new Collected<TrackSearches['searches'][number]>(
    'searches',
    (searches) => services.analytics.trackSearches({ searches }, internalContext()),
    logger,
  );
  fastify.decorateRequest('shown', null);
  fastify.decorateRequest('searched', null);
  fastify.addHook('onResponse', async (request) => {
    if (request.headers[RENDERING] === RENDERING_KEY) return;
    if (request.shown) appearances.note(request, request.shown);
    if (request.searched) searched.add({ ...request.searched, address: networkOf(request.ip) });
  });
  fastify.addHook('onRequest', limitBodyTime);
  // An empty body counts as {} on every call.
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    try {
      done(null, readJson(body as string));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  // Mail programs press 'unsubscribe' with a form (RFC 8058), whose key is in the address: nothing is read from a form.
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  await fastify.register(cookie);
  await fastify.register(multipart, { limits: uploadLimits, throwFileSizeLimit: true });
  healthRoutes(fastify as never, health);
  const app = await NestFactory.create<NestFastifyApplication>(
    BffModule.on(context, settings, renderer, { cache, ended, signIn, facts, gate }),
    adapter,
    {
      logger: nestLogger(logger),
      abortOnError: false,
      bodyParser: false,
    },
  );
  app.useWebSocketAdapter(new GatedIoAdapter(app, gate));
  app.useGlobalFilters(new ErrorsFilter(logger));
  app.connectMicroservice({ strategy: new EventLogStrategy(platform.log) });
  await app.startAllMicroservices();
  // Before anybody is answered; while the directory is not there yet, the configuration counts.
  await facts.now();
  await app.listen(port, '0.0.0.0');
  health.started = true;
  const address = await app.getUrl();
  return {
    app,
    url: address.replace('[::1]', 'localhost').replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost'),
    stop: async () => {
      health.draining = true;
      await app.close();
      await Promise.all([appearances.flush(), searched.flush()]);
    },
  };
};
