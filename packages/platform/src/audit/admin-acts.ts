import type { AdminAct, AdminActsCalls, ListAdminActs } from '@carsi/contracts/admin-acts';
import { listAdminActs } from '@carsi/contracts/admin-acts';
import type { Event } from '@carsi/kernel/event';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import { Controller, Inject, type Provider, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { readModelOf, type AnyReadModel } from '../events/definition.js';
import type { ReadModel, ReadModels } from '../events/read-models.js';
import { Access } from '../hosting/access.js';
import type { Incoming } from '../hosting/client.js';
import { parse } from '../hosting/parse.js';

/** What is told of an act: why, and whom it was done to where that is not the stream's own. */
type ActDescription = Partial<Pick<AdminAct, 'kind' | 'id' | 'reason'>>;

/** What only admins do, by the type of its event. Undefined: this one was no admin's (somebody chose their own type). */
export type ActsOf<E extends Event> = {
  readonly [Type in E['type']]?: (
    data: Extract<E, { type: Type }>['data'],
    occurrence: Occurrence,
  ) => ActDescription | undefined;
};

/** Those who act for the system and not for themselves: what they do is written in logs, but for acts on one person's account. */
const machines = ['operator', 'seed', 'configuration'];

/**
 * Every act of an admin, from the events that it left: nothing is noted twice and nothing can be left out. One row an event; its key
 * begins with the moment.
 */
export const adminActs = <E extends Event>(
  acts: ActsOf<E>,
  version = 1,
  ofMachinesToo: readonly E['type'][] = [],
): Projection<AdminAct, E> => {
  const told = ({ type, data }: E, occurrence: Occurrence): ActDescription | undefined => {
    const { by } = occurrence;
    if (by === null || (machines.includes(by) && !ofMachinesToo.includes(type))) return undefined;
    return acts[type as E['type']]?.(data as never, occurrence);
  };
  return {
    name: 'admin-acts',
    version,
    rows: (event, occurrence) =>
      told(event, occurrence) ? [`${occurrence.at}_${event.type}_${occurrence.stream}`] : [],
    evolve: (_row, event, occurrence, key) => {
      const { at, by, stream } = occurrence;
      const dash = stream.indexOf('-');
      const own = { kind: stream.slice(0, dash), id: stream.slice(dash + 1), reason: null };
      return { key, at, by: by!, act: event.type, ...own, ...told(event, occurrence) };
    },
  };
};

/** Nest's token for the rows. */
const ROWS = Symbol('admin-acts');

@Controller()
class AdminActsController {
  constructor(
    @Inject(Access) private readonly access: Access,
    @Inject(ROWS) private readonly rows: ReadModel<AdminAct>,
  ) {}

  @MessagePattern('adminActs')
  async list(@Payload() { body, context }: Incoming<ListAdminActs>): ReturnType<AdminActsCalls['adminActs']> {
    this.access.requireAdmin(context);
    const { before, limit } = parse(listAdminActs, body);
    const where = { key: before === undefined ? { gt: '' } : { lt: before } };
    return (await this.rows.find({ where, sort: [['key', 'desc']], limit })).map(({ row }) => row);
  }
}

/** What a service's module adds so that its admins' acts can be read: a view, a controller, and what it reaches. */
export const adminActsOf = <E extends Event>(
  acts: Projection<AdminAct, E>,
  readModels: ReadModels,
): { readonly view: AnyReadModel; readonly controllers: Type[]; readonly providers: Provider[] } => ({
  view: readModelOf({ projection: acts, sources: ['store'], indexes: [['key']] }),
  controllers: [AdminActsController],
  providers: [{ provide: ROWS, useValue: readModels.of(acts as Projection<AdminAct, never>) }],
});
