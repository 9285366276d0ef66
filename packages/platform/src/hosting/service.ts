import 'reflect-metadata';
import type { DynamicModule, INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Platform, ServiceName } from '../platform.js';
import { EventLogStrategy } from './log-strategy.js';
import { nestLogger, type Logger } from '../logging.js';
import { RefusalFilter, type Refusals } from './refusals.js';

export interface HostedService {
  readonly app: INestApplication;
  /** Stops accepting calls, completes pending ones, and ends readers after their current batch. */
  stop(): Promise<void>;
}

/** One service as a Nest application with two transports: calls and the event log. Nothing of it is left running if it throws. */
export const hostService = async (
  name: ServiceName,
  module: DynamicModule,
  platform: Platform,
  { refusals, logger }: { refusals: Refusals; logger: Logger },
): Promise<HostedService> => {
  // Without an adapter Nest looks for Express.
  const options = { logger: nestLogger(logger), abortOnError: false };
  const app = await NestFactory.create(module, new FastifyAdapter(), options);
  try {
    app.useGlobalFilters(new RefusalFilter(refusals, logger));
    for (const strategy of [platform.calls.server(name), new EventLogStrategy(platform.log)])
      app.connectMicroservice({ strategy }, { inheritAppConfig: true });
    await app.init();
    await app.startAllMicroservices();
  } catch (error) {
    await app.close();
    throw error;
  }
  return { app, stop: () => app.close() };
};
