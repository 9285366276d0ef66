import { operatorsOnly } from '@carsi/platform/hosting/access';
import { AnalyticsModule } from '@carsi/analytics/analytics.module';
import { Analytics } from '@carsi/analytics/analytics';
import { directoryTopic } from '@carsi/contracts/directory-events';
import { DirectoryModule } from '@carsi/directory/directory.module';
import { Directory } from '@carsi/directory/directory';
import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { Platform } from '@carsi/platform/platform';
import { Reviews } from '@carsi/reviews/reviews';
import { ReviewsModule } from '@carsi/reviews/reviews.module';
import type { DynamicModule } from '@nestjs/common';
import type { Servers } from './servers.js';
import type { Life } from './world.js';

export const OPERATOR = 'operator-of-the-simulation';
export const simulated = ['directory', 'reviews', 'analytics'] as const;
export type Simulated = (typeof simulated)[number];
export interface Facades {
  readonly directory: Directory;
  readonly reviews: Reviews;
  readonly analytics: Analytics;
}

/** One service in one process, as its own module puts it together. */
export interface Node<Name extends Simulated = Simulated> {
  readonly service: Name;
  readonly life: Life;
  readonly facade: Facades[Name];
  readonly readModels: ReadModels;
  readonly policies: Policies | undefined;
  stop(): Promise<void>;
}

const modules = {
  directory: [DirectoryModule, Directory],
  reviews: [ReviewsModule, Reviews],
  analytics: [AnalyticsModule, Analytics],
} as const;

interface Provider {
  readonly provide: unknown;
  readonly useValue?: unknown;
  readonly inject?: readonly unknown[];
  useFactory?(...injected: unknown[]): unknown;
}

/** What a provider gives, with what it is given itself. */
const make = async (what: unknown, find: (what: unknown) => Provider | undefined): Promise<unknown> => {
  const { useFactory, useValue, inject = [] } = find(what)!;
  if (!useFactory) return useValue;
  const injected: unknown[] = [];
  for (const each of inject) injected.push(await make(each, find));
  return useFactory(...injected);
};

/**
 * Starts a service without Nest: the module's own providers, made by hand. So what is simulated is wired as what is shipped.
 * Everything it reaches is a simulated server; the cache is the embedded one, which may lose everything when its process dies.
 */
export const startNode = async <Name extends Simulated>(
  service: Name,
  servers: Servers,
  life: Life,
): Promise<Node<Name>> => {
  const { world } = servers;
  const clock = world.clockOf(life);
  const platform = {
    clock,
    ids: servers.ids,
    log: servers.log.for(life),
    search: servers.searchFor(life),
    cache: createEmbeddedCache(clock),
    store: (name, publish) => servers.storeOf(name, publish).for(life),
    collections: (name) => servers.rows.for(life, name),
  } as Partial<Platform> as Platform;
  const [module, facade] = modules[service];
  const context: ServiceContext = { platform, logger: servers.loggerOf(life), access: operatorsOnly(OPERATOR) };
  const { providers = [] } = module.on(context) as DynamicModule;
  const provided = providers as unknown as readonly Provider[];
  const find = (what: unknown): Provider | undefined => provided.find(({ provide }) => provide === what);

  // What is wired is overheard, so that a new projection is looked at without anybody thinking of it.
  const readModels = find(ReadModels)!.useValue as ReadModels;
  const start = readModels.start.bind(readModels);
  readModels.start = (definitions) => {
    for (const { projection, sources } of definitions)
      servers.known.set(projection.name === 'admin-acts' ? `${service} admin-acts` : projection.name, {
        service,
        projection: projection as never,
        sources,
      });
    return start(definitions);
  };
  const made = (await make(facade, find)) as Facades[Name];
  const policies = find(Policies)?.useValue as Policies | undefined;
  const reading =
    policies &&
    (await platform.log.read({
      topic: directoryTopic,
      name: `${service}-policies`,
      kind: 'competing',
      from: 'origin',
      handle: (records) => policies.take(directoryTopic, records),
    }));
  const lifecycle = find('lifecycle')!.useValue as { onApplicationShutdown(): Promise<void> };
  return {
    service,
    life,
    facade: made,
    readModels,
    policies,
    stop: async () => {
      await reading?.stop();
      await lifecycle.onApplicationShutdown();
    },
  };
};
