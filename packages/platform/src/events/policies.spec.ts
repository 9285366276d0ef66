import type { Command, Event } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';
import { Refusal } from '@carsi/kernel/refusal';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedCollections } from '../embedded/sqlite/collections.js';
import { openDatabase } from '../embedded/sqlite/database.js';
import { createLogger } from '../logging.js';
import { StoreUnavailable, type LogRecord } from '../platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { Policies } from './policies.js';

type Sold = Event<'Sold', { readonly what: string }>;
type Restock = Command<'Restock', { readonly what: string }>;
const restockWhenSold: Policy<Sold, Restock> = {
  name: 'restock-when-sold',
  from: 'origin',
  when: ({ data }) => (data.what === 'water' ? [] : [{ type: 'Restock', data }]),
};
const record = (position: number, key: string, what = key): LogRecord<Sold> => ({
  topic: 'shop.events',
  partition: 0,
  position,
  key,
  at: '2026-11-21T09:00:00Z',
  by: null,
  events: [{ type: 'Sold', data: { what } }],
});

describe('a policy', () => {
  const folder = temporaryFolder();
  const db = openDatabase(join(folder.path, 'events.db'), { durable: true });
  let n = 0;
  let done: { what: string; commandId: string }[] = [];
  let trouble: ((what: string) => Error | undefined) | undefined;
  let policies: Policies;
  beforeEach(() => {
    done = [];
    trouble = undefined;
    const run = async ({ data, meta }: Command): Promise<void> => {
      const { what } = data as { what: string };
      const error = trouble?.(what);
      if (error) throw error;
      done.push({ what, commandId: meta.commandId });
    };
    policies = new Policies(
      createEmbeddedCollections(db, db, `shop${n++}`),
      [{ policy: restockWhenSold as never, topic: 'shop.events', run }],
      createLogger('test', 'silent'),
    );
  });
  afterAll(() => {
    db.close();
    folder.remove();
  });
  const whats = (): string[] => done.map(({ what }) => what);

  it('asks for the same command when the same record comes again', async () => {
    await policies.take('shop.events', [record(1, 'tea')]);
    await policies.take('shop.events', [record(1, 'tea')]);
    expect(new Set(done.map(({ commandId }) => commandId)).size).toBe(1);
  });
  it('parks a poisonous record with its reason, and other keys flow on', async () => {
    trouble = (what) => (what === 'poison' ? new Error('cannot be carried out') : undefined);
    await policies.take('shop.events', [
      record(1, 'poison'),
      record(2, 'tea'),
      record(3, 'poison', 'cure'),
      record(4, 'nuts'),
    ]);
    expect(whats()).toEqual(['tea', 'nuts']);
    const parked = await policies.list();
    expect(parked.map(({ position, reason }) => [position, reason])).toEqual([
      [1, 'Error: cannot be carried out'],
      [3, 'waits behind an earlier one of its key'],
    ]);
  });
  it('lets nothing wait that it has nothing to ask for', async () => {
    trouble = (what) => (what === 'poison' ? new Error('bug') : undefined);
    await policies.take('shop.events', [record(1, 'poison'), record(2, 'poison', 'water')]);
    expect((await policies.list()).map(({ position }) => position)).toEqual([1]);
  });
  it('carries parked records out in order once they can be, and they are gone', async () => {
    trouble = (what) => (what === 'poison' ? new Error('bug') : undefined);
    await policies.take('shop.events', [record(1, 'poison'), record(2, 'poison', 'cure')]);
    expect(await policies.replay('restock-when-sold')).toBe(0);
    trouble = undefined;
    expect(await policies.replay('restock-when-sold')).toBe(2);
    expect(whats()).toEqual(['poison', 'cure']);
    expect(await policies.list()).toEqual([]);
  });
  it('lets the next of a key out when an operator skips the first', async () => {
    trouble = (what) => (what === 'poison' ? new Error('bug') : undefined);
    await policies.take('shop.events', [record(1, 'poison'), record(2, 'poison', 'cure')]);
    expect(await policies.skip('restock-when-sold', 'shop.events', 0, 1)).toBe(true);
    expect(await policies.skip('restock-when-sold', 'shop.events', 0, 1)).toBe(false);
    expect(await policies.replay('restock-when-sold')).toBe(1);
    expect(whats()).toEqual(['cure']);
  });
  it('pauses its partition while a store is unavailable, and parks nothing', async () => {
    trouble = () => new StoreUnavailable('gone');
    await expect(policies.take('shop.events', [record(1, 'tea')])).rejects.toThrow('gone');
    expect(await policies.list()).toEqual([]);
  });
  it('takes a refusal for an answer', async () => {
    trouble = () => new Refusal('ALREADY_THERE');
    await policies.take('shop.events', [record(1, 'tea')]);
    expect(await policies.list()).toEqual([]);
  });
});
