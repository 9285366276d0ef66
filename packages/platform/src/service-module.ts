import type { AdminAct } from '@carsi/contracts/common/admin-acts';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import type { Projection } from '@carsi/kernel/projection';
import { Controller, Inject, type DynamicModule, type Type } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { adminActsReadModel, AdminActs, servedAdminActs } from './audit/admin-acts.js';
import type { AnyReadModel } from './events/definition.js';
import { Policies, type PolicyDefinition } from './events/policies.js';
import { ReadModels } from './events/read-models.js';
import { PersonalKeys } from './personal/keys.js';
import { PersonalData, servedPersonalData } from './personal/personal-data.js';
import { personalTexts, sealedStore, type PersonalFields, type PersonalTexts } from './personal/sealed-store.js';
import type { Clock, Collections, EventStore, Ids, LogRecord, Publish, ServiceName } from './platform.js';
import type { Logger } from './logging.js';
import type { Access } from './hosting/access.js';
import type { ServiceContext } from './hosting/context.js';
import { LOG, type ReaderPattern } from './hosting/log-strategy.js';
import { Ops, servedOps } from './hosting/ops.js';
import type { ServedClass } from './hosting/serve.js';

/** Nest's token for the result of a service's `start`. */
export const STARTED = Symbol('started');

/** The stores of a service. */
export interface ServiceStores {
  readonly collections: Collections;
  readonly keys: PersonalKeys;
  readonly texts: PersonalTexts;
  /** Seals personal fields before they are written. */
  readonly store: EventStore;
  readonly readModels: ReadModels;
  /** Read models that every service has; they start with its own. */
  readonly common: readonly AnyReadModel[];
}

/** The parts that use cases are built from; each picks what it needs. */
export interface ServiceParts extends Pick<ServiceStores, 'keys' | 'texts' | 'store' | 'readModels'> {
  readonly access: Access;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
}

export interface ServiceDefinition<Started extends object> {
  readonly name: ServiceName;
  /** The border to the event log. */
  readonly publish: Publish;
  /** Event type → its personal fields. */
  readonly personal?: Readonly<Record<string, PersonalFields>>;
  /** The events that are acts of admins. */
  readonly acts?: Projection<AdminAct, never>;
  /** Starts the read models and builds the use cases. Calls and events arrive after it has resolved. */
  start(stores: ServiceStores): Promise<Started>;
  /** The started objects that answer calls. */
  readonly serves: { readonly [Part in keyof Started]?: ServedClass<Started[Part]> };
  /** The readers of the policies' topics. Their names are checkpoints: on disk. */
  readonly consumers?: readonly ReaderPattern[];
  policies?(started: Started): readonly PolicyDefinition[];
  /** All data that the service stores about one person; identity, which collects it, has none here. */
  personalData?(started: Started, userId: string, email: string | undefined): Promise<readonly PersonalTable[]>;
  /** Ends what `start` began, before the read models stop. */
  stop?(started: Started): Promise<unknown> | void;
}

/** The Nest module of a service: what it serves, its read models, policies, operation and shutdown, in one shape for all six. */
export const serviceModule = <Started extends object>(
  module: Type,
  { platform, logger, access }: ServiceContext,
  definition: ServiceDefinition<Started>,
): DynamicModule => {
  const { name, publish, personal = {}, acts, serves, consumers = [] } = definition;
  const collections = platform.collections(name);
  const keys = new PersonalKeys(collections, platform.clock);
  const texts = personalTexts(keys, personal);
  const store = sealedStore(platform.store(name, publish), texts);
  const readModels = new ReadModels(store, collections, platform.log, platform.clock, logger);
  const common = acts ? [adminActsReadModel(acts)] : [];
  const served = Object.entries(serves as Record<string, ServedClass<object>>);
  return {
    module,
    controllers: [
      ...served.map(([, { controller }]) => controller),
      servedOps.controller,
      ...(acts ? [servedAdminActs.controller] : []),
      ...(definition.personalData ? [servedPersonalData.controller] : []),
      ...(consumers.length > 0 ? [consumersOf(consumers)] : []),
    ],
    providers: [
      {
        provide: STARTED,
        useFactory: async () => {
          try {
            return await definition.start({ collections, keys, texts, store, readModels, common });
          } catch (error) {
            await readModels.stop();
            throw error;
          }
        },
      },
      ...served.map(([part, { facade }]) => ({
        provide: facade,
        useFactory: (started: Record<string, object>) => started[part],
        inject: [STARTED],
      })),
      { provide: ReadModels, useValue: readModels },
      {
        provide: Policies,
        useFactory: (started: Started) => new Policies(collections, definition.policies?.(started) ?? [], logger),
        inject: [STARTED],
      },
      {
        provide: Ops,
        useFactory: (policies: Policies) => new Ops({ access, readModels, policies }),
        inject: [Policies],
      },
      { provide: AdminActs, useFactory: () => acts && new AdminActs(access, readModels.of(acts)) },
      {
        provide: PersonalData,
        useFactory: (started: Started) =>
          new PersonalData(access, async (...whose) => (await definition.personalData?.(started, ...whose)) ?? []),
        inject: [STARTED],
      },
      {
        provide: 'lifecycle',
        useFactory: (started: Started) => ({
          onApplicationShutdown: async () => {
            await definition.stop?.(started);
            await readModels.stop();
          },
        }),
        inject: [STARTED],
      },
    ],
  };
};

/** A Nest controller that hands the records of these topics to the policies. */
const consumersOf = (consumers: readonly ReaderPattern[]): Type => {
  @Controller()
  class PoliciesController {
    constructor(@Inject(Policies) readonly policies: Policies) {}
  }
  for (const { topic, ...pattern } of consumers) {
    const method = {
      configurable: true,
      value(this: PoliciesController, records: readonly LogRecord[]): Promise<void> {
        return this.policies.take(topic, records);
      },
    };
    Object.defineProperty(PoliciesController.prototype, pattern.reader, method);
    EventPattern({ topic, ...pattern }, LOG)(PoliciesController.prototype, pattern.reader, method);
    Payload()(PoliciesController.prototype, pattern.reader, 0);
  }
  return PoliciesController;
};
