import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedCollections } from '../embedded/collections.js';
import { openDatabase } from '../embedded/database.js';
import type { Collection } from '../platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { apply, hold, writeHeld, type Delivery, type HeldRows } from './apply.js';

type Sold = Event<'Sold', { readonly shop: string; readonly pieces: number }>;
type Shut = Event<'Shut', { readonly shop: string }>;
interface Till {
  readonly pieces: number;
}
const till: Projection<Till, Sold | Shut> = {
  name: 'till',
  version: 1,
  rows: ({ data }) => [data.shop],
  evolve: (row, event) => {
    if (event.type === 'Shut') return undefined;
    if (event.data.pieces < 0) throw new Error('a bug');
    return { pieces: (row?.pieces ?? 0) + event.data.pieces };
  },
};
const delivery = (position: number, ...events: (Sold | Shut)[]): Delivery => ({
  position,
  stream: 's',
  at: '2026-11-21T09:00:00Z',
  by: null,
  events,
});
const sold = (shop: string, pieces = 1): Sold => ({ type: 'Sold', data: { shop, pieces } });

describe('applying a batch', () => {
  const folder = temporaryFolder();
  const db = openDatabase(join(folder.path, 'views.db'), { durable: false });
  const collections = createEmbeddedCollections(db, db, 'shop');
  let rows: Collection<Till>;
  let n = 0;
  beforeEach(async () => {
    rows = await collections.open<Till>(`till_${n++}`);
  });
  afterAll(() => {
    db.close();
    folder.remove();
  });
  const piecesOf = async (shop: string): Promise<number | undefined> =>
    (await rows.load([shop])).get(shop)?.row?.pieces;

  it('counts a delivery once, however often it comes', async () => {
    const batch = [delivery(1, sold('a')), delivery(2, sold('a'), sold('b'))];
    await apply(till, rows, 'shop.events/0', batch);
    await apply(till, rows, 'shop.events/0', batch);
    await apply(till, rows, 'shop.events/0', [batch[1]!, delivery(3, sold('a'))]);
    expect(await piecesOf('a')).toBe(3);
    expect(await piecesOf('b')).toBe(1);
  });
  it('keeps the positions of several sources apart', async () => {
    await apply(till, rows, 'shop.events/0', [delivery(7, sold('a'))]);
    await apply(till, rows, 'shop.events/1', [delivery(3, sold('a'))]);
    expect(await piecesOf('a')).toBe(2);
  });
  it('counts each once when two consumers apply the same batches at once', async () => {
    const batches = Array.from({ length: 40 }, (_, batch) =>
      Array.from({ length: 5 }, (_, i) => delivery(batch * 5 + i + 1, sold(i % 2 ? 'a' : 'b'))),
    );
    const consume = async (): Promise<void> => {
      for (const batch of batches) await apply(till, rows, 'shop.events/0', batch);
    };
    await Promise.all([consume(), consume(), consume()]);
    expect((await piecesOf('a'))! + (await piecesOf('b'))!).toBe(200);
  });
  it('does not bring back a row that went, when an old event comes late', async () => {
    await apply(till, rows, 'shop.events/0', [
      delivery(1, sold('a')),
      delivery(2, { type: 'Shut', data: { shop: 'a' } }),
    ]);
    await apply(till, rows, 'shop.events/0', [delivery(1, sold('a'))]);
    expect(await piecesOf('a')).toBeUndefined();
    await apply(till, rows, 'shop.events/0', [delivery(3, sold('a'))]);
    expect(await piecesOf('a')).toBe(1);
  });
  it('lets a row go that was held and never written', async () => {
    const held: HeldRows<Till> = new Map();
    await hold(till, rows, 's/0', [delivery(1, sold('a'))], held);
    await hold(till, rows, 's/0', [delivery(2, { type: 'Shut', data: { shop: 'a' } })], held);
    await writeHeld(rows, held);
    expect(await piecesOf('a')).toBeUndefined();
  });
  it('tells a bug and goes on with what comes after it', async () => {
    const { faults } = await apply(till, rows, 'shop.events/0', [
      delivery(1, sold('a')),
      delivery(2, sold('a', -1)),
      delivery(3, sold('a')),
    ]);
    expect(faults.map(({ delivery: { position } }) => position)).toEqual([2]);
    expect(await piecesOf('a')).toBe(2);
  });
  it('tells what each row was before', async () => {
    await apply(till, rows, 's/0', [delivery(1, sold('a'))]);
    const { changed } = await apply(till, rows, 's/0', [delivery(2, sold('a')), delivery(3, sold('a'))]);
    expect(changed).toEqual([{ id: 'a', row: { pieces: 3 }, before: { pieces: 1 } }]);
  });
});
