import { operatorsOnly } from '@carsi/platform/testing/tokens';
import { AnalyticsModule } from '@carsi/analytics/analytics.module';
import type { Analytics } from '@carsi/analytics/analytics';
import { directoryTopic } from '@carsi/contracts/directory/events';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import { STARTED } from '@carsi/platform/service-module';
import type { Served } from '@carsi/platform/hosting/client';
import { DirectoryModule } from '@carsi/directory/directory.module';
import type { StartedDirectory } from '@carsi/directory/start-directory';
import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { Platform } from '@carsi/platform/platform';
import type { Reviews } from '@carsi/reviews/reviews';
import { ReviewsModule } from '@carsi/reviews/reviews.module';
import type { DynamicModule } from '@nestjs/common';
import type { Servers } from './servers.js';
import type { Life } from './world.js';

export const OPERATOR = 'operator-of-the-simulation';
export const simulated = ['directory', 'reviews', 'analytics'] as const;
export type Simulated = (typeof simulated)[number];
export interface Facades {
  readonly directory: Pick<Served<DirectoryCalls>, 'importCompanies' | 'company' | 'removeSample'>;
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

const modules = { directory: DirectoryModule, reviews: ReviewsModule, analytics: AnalyticsModule } as const;

/** What of a started service answers calls. */
const facadesOf: { readonly [Name in Simulated]: (started: never) => Facades[Name] } = {
  directory: ({ importing, companies, removing }: StartedDirectory) => ({
    importCompanies: (body, context) => importing.importCompanies(body, context),
    company: (body) => companies.company(body),
    removeSample: (body, context) => removing.removeSample(body, context),
  }),
  reviews: ({ reviews }: { reviews: Reviews }) => reviews,
  analytics: ({ analytics }: { analytics: Analytics }) => analytics,
};

interface Provider {
  readonly provide: unknown;
  readonly useValue?: unknown;
  readonly inject?: readonly unknown[];
  useFactory?(...injected: unknown[]): unknown;
}

/** Makes what providers give, each once, with what it is given itself. */
const injectorOf = (providers: readonly Provider[]) => {
  const made = new Map<unknown, Promise<unknown>>();
  const make = (what: unknown): Promise<unknown> => {
    const known = made.get(what);
    if (known) return known;
    const { useFactory, useValue, inject = [] } = providers.find(({ provide }) => provide === what)!;
    const making = useFactory
      ? Promise.all(inject.map(make)).then((injected) => useFactory(...injected))
      : Promise.resolve(useValue);
    made.set(what, making);
    return making;
  };
  return make;
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
  const context: ServiceContext = { platform, logger: servers.loggerOf(life), access: operatorsOnly(OPERATOR) };
  const { providers = [] } = modules[service].on(context) as DynamicModule;
  const make = injectorOf(providers as unknown as readonly Provider[]);

  // What is wired is overheard, so that a new projection is looked at without anybody thinking of it.
  const readModels = (await make(ReadModels)) as ReadModels;
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
  const facade = facadesOf[service]((await make(STARTED)) as never);
  const policies = service === 'analytics' ? undefined : ((await make(Policies)) as Policies);
  const reading =
    policies &&
    (await platform.log.read({
      topic: directoryTopic,
      name: `${service}-policies`,
      kind: 'competing',
      from: 'origin',
      handle: (records) => policies.take(directoryTopic, records),
    }));
  const lifecycle = (await make('lifecycle')) as { onApplicationShutdown(): Promise<void> };
  return {
    service,
    life,
    facade,
    readModels,
    policies,
    stop: async () => {
      await reading?.stop();
      await lifecycle.onApplicationShutdown();
    },
  };
};
