import type { AdminAct, AdminActsCalls } from '@carsi/contracts/common/admin-acts';
import { listAdminActs } from '@carsi/contracts/common/admin-acts';
import type { Event } from '@carsi/kernel/event';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import { readModelOf, type AnyReadModel } from '../events/definition.js';
import type { ReadModel } from '../events/read-models.js';
import type { Access } from '../hosting/access.js';
import { parse } from '../hosting/parse.js';
import { serve } from '../hosting/serve.js';
import type { CallContext } from '../platform.js';

/** What is recorded of an act: the reason, and its subject where that is not the stream itself. */
type ActDescription = Partial<Pick<AdminAct, 'kind' | 'id' | 'reason'>>;

/** What only admins do, by event type. Undefined for an event that another person caused, such as a member who chose a type. */
export type ActsOf<E extends Event> = {
  readonly [Type in E['type']]?: (
    data: Extract<E, { type: Type }>['data'],
    occurrence: Occurrence,
  ) => ActDescription | undefined;
};

/** Actors of the system. Their acts are only logged, except acts on one person's account. */
const machines = ['operator', 'seed', 'configuration'];

/**
 * Every act of an admin, projected from the events that it caused: complete, and recorded once. One row an event; its key begins
 * with the time.
 */
export const adminActs = <E extends Event>(
  acts: ActsOf<E>,
  version = 1,
  ofMachinesToo: readonly E['type'][] = [],
): Projection<AdminAct, E> => {
  const describe = ({ type, data }: E, occurrence: Occurrence): ActDescription | undefined => {
    const { by } = occurrence;
    if (by === null || (machines.includes(by) && !ofMachinesToo.includes(type))) return undefined;
    return acts[type as E['type']]?.(data as never, occurrence);
  };
  return {
    name: 'admin-acts',
    version,
    rows: (event, occurrence) =>
      describe(event, occurrence) ? [`${occurrence.at}_${event.type}_${occurrence.stream}`] : [],
    evolve: (_row, event, occurrence, key) => {
      const { at, by, stream } = occurrence;
      const dash = stream.indexOf('-');
      const own = { kind: stream.slice(0, dash), id: stream.slice(dash + 1), reason: null };
      return { key, at, by: by!, act: event.type, ...own, ...describe(event, occurrence) };
    },
  };
};

/** The acts of admins in this service, newest first. */
export class AdminActs {
  constructor(
    private readonly access: Access,
    private readonly rows: ReadModel<AdminAct>,
  ) {}

  async adminActs(body: unknown, context: CallContext): Promise<readonly AdminAct[]> {
    this.access.requireAdmin(context);
    const { before, limit } = parse(listAdminActs, body);
    const where = { key: before === undefined ? { gt: '' } : { lt: before } };
    return (await this.rows.find({ where, sort: [['key', 'desc']], limit })).map(({ row }) => row);
  }
}

export const servedAdminActs = serve<AdminActsCalls>()(AdminActs);

export const adminActsReadModel = (acts: Projection<AdminAct, never>): AnyReadModel =>
  readModelOf({ projection: acts, sources: ['store'], indexes: [['key']] });
