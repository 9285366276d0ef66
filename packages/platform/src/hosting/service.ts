import 'reflect-metadata';
import type { DynamicModule, INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Platform, ServiceName } from '../platform.js';
import { healthRoutes, metricsRoute, type Health } from './health.js';
import { EventLogStrategy } from './log-strategy.js';
import { nestLogger, type Logger } from '../logging.js';
import { RefusalFilter, type Refusals } from './refusals.js';

export interface HostedService {
  readonly app: INestApplication;
  /** Stops accepting calls, completes pending ones, and ends readers after their current batch. */
  stop(): Promise<void>;
}

/**
 * One service as a Nest application with two transports: calls and the event log. With `port` it also answers /healthz, /readyz and
 * /metrics over HTTP, as a process of its own does.
 */
export const hostService = async (
  name: ServiceName,
  module: DynamicModule,
  platform: Platform,
  { refusals, logger, port }: { refusals: Refusals; logger: Logger; port?: number },
): Promise<HostedService> => {
  const health: Health = { started: false, draining: false };
  const adapter = new FastifyAdapter();
  healthRoutes(adapter.getInstance(), health);
  metricsRoute(adapter.getInstance());
  const app = await NestFactory.create(module, adapter, { logger: nestLogger(logger), abortOnError: false });
  app.useGlobalFilters(new RefusalFilter(refusals, logger));
  for (const strategy of [platform.calls.server(name), new EventLogStrategy(platform.log)])
    app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  await app.init();
  await app.startAllMicroservices();
  if (port !== undefined) await app.listen(port, '0.0.0.0');
  health.started = true;
  return {
    app,
    stop: async () => {
      health.draining = true;
      await app.close();
    },
  };
};
