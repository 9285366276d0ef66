import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedCollections } from '../embedded/sqlite/collections.js';
import { openDatabase } from '../embedded/sqlite/database.js';
import { StoreUnavailable, type Collection } from '../platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { apply, applyToBuffer, flushBuffer, type WriteBuffer } from './apply.js';
import type { Delivery } from './fold.js';

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
    const held: WriteBuffer<Till> = new Map();
    await applyToBuffer(till, rows, 's/0', [delivery(1, sold('a'))], held);
    await applyToBuffer(till, rows, 's/0', [delivery(2, { type: 'Shut', data: { shop: 'a' } })], held);
    await flushBuffer(rows, held, async () => undefined);
    expect(await piecesOf('a')).toBeUndefined();
  });
  it('reports a bug and continues after it', async () => {
    const { faults } = await apply(till, rows, 'shop.events/0', [
      delivery(1, sold('a')),
      delivery(2, sold('a', -1)),
      delivery(3, sold('a')),
    ]);
    expect(faults.map(({ delivery: { position } }) => position)).toEqual([2]);
    expect(await piecesOf('a')).toBe(2);
  });
  describe('with a row that no store takes', () => {
    interface Note {
      readonly [name: string]: unknown;
    }
    type Noted = Event<'Noted', { readonly note: string; readonly name: string; readonly value: unknown }>;
    const notes: Projection<Note, Noted> = {
      name: 'notes',
      version: 1,
      rows: ({ data }) => [data.note],
      evolve: (row, { data }) => ({ ...row, [data.name]: data.value }),
    };
    const noted = (position: number, note: string, name: string, value: unknown = position): Delivery => ({
      ...delivery(position),
      events: [{ type: 'Noted', data: { note, name, value } } satisfies Noted],
    });
    const poisoned = [
      noted(1, 'a', 'one'),
      noted(2, 'b', 'one'),
      noted(3, 'a', 'two', { _bsontype: 'Long' }),
      noted(4, 'a', 'three'),
      noted(5, '\ud800', 'one'),
      noted(6, 'c', 'one'),
    ];
    const expected = { a: { one: 1, three: 4 }, b: { one: 2 }, c: { one: 6 } };
    const open = () => collections.open<Note>(`notes_${n++}`);
    const contentOf = async (of: Collection<Note>) =>
      Object.fromEntries([...(await of.load(['a', 'b', 'c'])).values()].map(({ id, row }) => [id, row]));

    it('omits the cause, reports it, and writes all others', async () => {
      const written = await open();
      const { faults } = await apply(notes, written, 's', poisoned);
      expect(faults.map(({ delivery: { position } }) => position).sort()).toEqual([3, 5]);
      expect(await contentOf(written)).toEqual(expected);
    });
    it('gives the same rows in one batch, in many and when it is made again', async () => {
      const oneByOne = await open();
      for (const one of poisoned) await apply(notes, oneByOne, 's', [one]);
      expect(await contentOf(oneByOne)).toEqual(expected);
      const [again, held] = [await open(), new Map() as WriteBuffer<Note>];
      expect(await applyToBuffer(notes, again, 's', poisoned, held)).toHaveLength(2);
      await flushBuffer(again, held, async () => undefined);
      expect(await contentOf(again)).toEqual(expected);
    });

    /** A server that refuses a row for a reason that nobody thought of, in the middle of a bulk. */
    const picky = (of: Collection<Note>, error: Error, isRefused: (row: Note | undefined) => boolean) => ({
      ...of,
      write: async (all: Parameters<Collection<Note>['write']>[0]) => {
        const moved = await of.write(all.filter(({ row }) => !isRefused(row)));
        if (all.some(({ row }) => isRefused(row))) throw error;
        return moved;
      },
    });
    const odd = (row: Note | undefined): boolean => row?.['odd'] !== undefined;
    const batch = [noted(1, 'a', 'one'), noted(2, 'b', 'odd'), noted(3, 'c', 'one')];

    it('passes by one that the server refuses for another reason, once the fault is on record', async () => {
      const server = await open();
      const recorded: string[] = [];
      const { changed, faults } = await apply(
        notes,
        picky(server, new Error('E17419 too odd'), odd),
        's',
        batch,
        undefined,
        async (received) => void recorded.push(...received.map(({ id }) => id)),
      );
      expect(recorded).toEqual(['b']);
      expect(faults).toHaveLength(1);
      expect(changed.map(({ id }) => id)).toEqual(['a', 'c']);
      expect(await contentOf(server)).toEqual({ a: { one: 1 }, b: undefined, c: { one: 3 } });
      // Its mark has passed: what comes next counts.
      await apply(notes, server, 's', [noted(2, 'b', 'late'), noted(4, 'b', 'one')]);
      expect((await contentOf(server))['b']).toEqual({ one: 4 });
    });
    it('is reported by a rebuild too, which continues', async () => {
      const [server, held] = [await open(), new Map() as WriteBuffer<Note>];
      await applyToBuffer(notes, server, 's', batch, held);
      const unwritten: string[] = [];
      await flushBuffer(
        picky(server, new Error('E17419 too odd'), odd),
        held,
        async ({ id }) => void unwritten.push(id),
      );
      expect(unwritten).toEqual(['b']);
      expect(await contentOf(server)).toEqual({ a: { one: 1 }, c: { one: 3 } });
    });
    it('waits for an unavailable store, and for one that cannot record faults either', async () => {
      const server = await open();
      const unavailable = apply(notes, picky(server, new StoreUnavailable('away'), odd), 's', batch);
      await expect(unavailable).rejects.toBeInstanceOf(StoreUnavailable);
      const full = apply(notes, picky(server, new Error('disk full'), odd), 's', batch, undefined, async () => {
        throw new Error('disk full');
      });
      await expect(full).rejects.toThrow('disk full');
    });
  });
  it('reports an event whose rows cannot be determined, and continues', async () => {
    const lost: Projection<Till, Sold | Shut> = {
      ...till,
      rows: (event) =>
        event.type === 'Shut'
          ? [(event.data as never as { of: { shop: string } }).of.shop]
          : till.rows(event, delivery(0)),
    };
    const batch = [delivery(1, { type: 'Shut', data: { shop: 'a' } }), delivery(2, sold('a'))];
    expect((await apply(lost, rows, 's', batch)).faults).toMatchObject([{ id: '', delivery: { position: 1 } }]);
    expect(await piecesOf('a')).toBe(1);
  });
  it('returns the previous state of each row', async () => {
    await apply(till, rows, 's/0', [delivery(1, sold('a'))]);
    const { changed } = await apply(till, rows, 's/0', [delivery(2, sold('a')), delivery(3, sold('a'))]);
    expect(changed).toEqual([{ id: 'a', row: { pieces: 3 }, before: { pieces: 1 } }]);
  });
});
