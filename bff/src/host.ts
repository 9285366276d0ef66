import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { Health, healthRoutes } from '@carsi/platform/hosting/health';
import { EventLogStrategy } from '@carsi/platform/hosting/log-strategy';
import { nestLogger } from '@carsi/platform/logging';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { internalContext } from './answers/context.js';
import { ErrorsFilter } from './answers/errors.filter.js';
import { PublicCache } from './answers/public-cache.js';
import { SiteFacts } from './answers/site-facts.js';
import { BffModule } from './bff.module.js';
import { limitBodyTime } from './http/body-time.js';
import { CachedResponses } from './http/cached-responses.js';
import { parseContent } from './http/content-parsers.js';
import { httpServer } from './http/http-server.js';
import { trackResponses } from './http/response-tracking.js';
import { securityHeaders } from './http/security-headers.js';
import { GatedIoAdapter, SocketGate } from './live/socket-gate.js';
import { contentSecurityPolicy, loadRenderer } from './pages/web.js';
import { PostponedTracking } from './resources/analytics/postponed-tracking.js';
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

const PROBE_MS = 500;
const REFRESH_MS = 10_000;
const BODY_BYTES = 256 * 1024;

/** The BFF on a port: REST, sockets and pages. */
export const hostBff = async (context: ServiceContext, settings: Settings, port: number): Promise<HostedBff> => {
  const { logger, platform } = context;
  const renderer = await loadRenderer();
  const health = new Health();
  const cache = new PublicCache();
  const ended = new EndedSessions();
  const signIn = new SignIn(context.access, ended);
  const services = servicesOf(platform.calls);
  const { log, clock } = platform;
  const postponed = new PostponedTracking({ services, log, access: context.access, signIn, clock });
  const refreshing = new RepeatingTask(clock, REFRESH_MS, logger);
  const policyWith = (tiles: Settings['tiles']) => contentSecurityPolicy(renderer.startScript, tiles?.roadmap);
  const always = securityHeaders(policyWith(settings.tiles));
  const facts = new SiteFacts(services, settings);
  const gate = new SocketGate(settings);
  facts.follow(({ tiles }) => always.allow(policyWith(tiles)));
  const cached = new CachedResponses(cache, signIn, always);
  const adapter = new FastifyAdapter({
    serverFactory: httpServer({
      cached,
      isDraining: () => health.isDraining,
      limitConnections: settings.trustProxy === 0,
    }),
    trustProxy: settings.trustProxy === 0 ? false : (_address: string, hop: number) => hop < settings.trustProxy,
    bodyLimit: BODY_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // `/api/api/*` answers like `/api/*`: the specification's data layer adds the prefix itself.
    rewriteUrl: (request: { url?: string }) => (request.url ?? '/').replace(/^\/api\/api(?=\/)/, '/api'),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  cached.hookInto(fastify);
  const flushTracking = trackResponses(fastify, services, logger);
  fastify.addHook('onRequest', limitBodyTime);
  await fastify.register(cookie);
  await parseContent(fastify);
  healthRoutes(fastify as never, health);
  const app = await NestFactory.create<NestFastifyApplication>(
    BffModule.on(context, settings, renderer, { cache, ended, signIn, facts, gate, postponed }),
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
  // Before the first response; while the directory is not there yet, the configuration counts.
  await facts.now();
  await app.listen(port, '0.0.0.0');
  const probing = await readyWhenAnswered(health, async () => {
    await services.directory.stats({}, internalContext());
  });
  // Nobody waits for it: analytics may be the one that is unavailable.
  void postponed.refresh().catch((error: unknown) => logger.warn({ err: error }, 'visits cannot be postponed yet'));
  refreshing.start(() => postponed.refresh());
  const address = await app.getUrl();
  return {
    app,
    url: address.replace('[::1]', 'localhost').replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost'),
    stop: async () => {
      health.drain();
      clearInterval(probing);
      refreshing.stop();
      await app.close();
      await flushTracking();
    },
  };
};

/** Ready means that visitors get pages: the directory has answered once. Later outages are bridged by what is cached. */
const readyWhenAnswered = async (health: Health, request: () => Promise<void>): Promise<NodeJS.Timeout | undefined> => {
  const probe = async (): Promise<boolean> => {
    try {
      await request();
      health.ready();
      return true;
    } catch (error) {
      health.waitFor(`The directory does not answer: ${(error as Error).message}`);
      return false;
    }
  };
  if (await probe()) return undefined;
  const probing = setInterval(() => void probe().then((answered) => answered && clearInterval(probing)), PROBE_MS);
  return probing.unref();
};
